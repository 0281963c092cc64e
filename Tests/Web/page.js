// A list of 5,000 rows in 26 sections with sticky headings, and what the tests read of it.
const list = document.getElementById('list'), bar = document.querySelector('index-bar'), told = [], violations = [];
document.addEventListener('securitypolicyviolation', event => violations.push(event.violatedDirective));
const add = (name, textContent) => list.append(Object.assign(document.createElement(name), { textContent }));
[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].forEach((title, section) => {
  add('h2', title);
  const count = Math.round((section + 1) * 5000 / 26) - Math.round(section * 5000 / 26);
  for (let row = 0; row < count; row += 1) add('p', `${title} row ${row}`);
});
for (const name of ['select', 'trackingstart', 'trackingend']) {
  bar.addEventListener(name, ({ type, detail }) => told.push(type === 'select' ? `${detail.title}/${detail.reason}` : type));
}
if (location.search.includes('rtl')) document.documentElement.dir = 'rtl';
await import('/index-bar.js');
globalThis.test = {
  told, bar, list, violations,
  get parts() { return name => [...bar.shadowRoot.querySelectorAll(`[part=${name}]`)]; },
  /** The heading that stands at the top of the list. */
  get top() {
    const box = list.getBoundingClientRect();
    const at = document.elementsFromPoint(box.left + 200, box.top + 5).find(node => node.tagName === 'H2');
    const next = document.elementsFromPoint(box.left + 200, box.top + 40).find(node => node.tagName === 'P');
    return [at?.textContent, next?.textContent];
  },
};
