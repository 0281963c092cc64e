// A list of 5,000 rows in 26 sections with sticky headings, and what the tests read of it.
const list = document.getElementById('list'), bar = document.querySelector('index-bar'), told = [], violations = [], errors = [];
addEventListener('error', event => errors.push(event.message));
document.addEventListener('securitypolicyviolation', event => violations.push(event.violatedDirective));
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const even = letters.map((_, section) => Math.round((section + 1) * 5000 / 26) - Math.round(section * 5000 / 26));

/** Fills the list: titles, how many rows each has, how high rows and headings are, whether headings stick. */
function fill({ titles = letters, counts = even, row = 28, heading = 28, sticky = true } = {}) {
  const node = (name, textContent, height) => {
    const one = Object.assign(document.createElement(name), { textContent });
    Object.assign(one.style, { height: `${height}px`, boxSizing: 'border-box', overflow: 'hidden' });
    return one;
  };
  list.replaceChildren(...[...titles].flatMap((title, section) => {
    const head = node('h2', title, heading);
    if (!sticky) head.style.position = 'static';
    return [head, ...Array.from({ length: counts[section] ?? 10 }, (_, at) => node('p', `${title} row ${at}`, row))];
  }));
}
if (!location.search.includes('empty')) fill();
for (const name of ['select', 'trackingstart', 'trackingend']) {
  bar.addEventListener(name, ({ type, detail }) => told.push(type === 'select' ? `${detail.title}/${detail.reason}` : type));
}
if (location.search.includes('rtl')) document.documentElement.dir = 'rtl';
await import('/index-bar.js');
globalThis.test = {
  told, bar, list, violations, fill, errors,
  get parts() { return name => [...bar.shadowRoot.querySelectorAll(`[part=${name}]`)]; },
  /** The heading that stands at the top of the list. */
  get top() {
    const box = list.getBoundingClientRect();
    const at = document.elementsFromPoint(box.left + 200, box.top + 5).find(node => node.tagName === 'H2');
    const next = document.elementsFromPoint(box.left + 200, box.top + 40).find(node => node.tagName === 'P');
    return [at?.textContent, next?.textContent];
  },
};
