// Four lists in plain JavaScript: a glossary, a photo timeline, a right-to-left list, and a list that draws only visible rows.
import './index-bar.js';

const list = document.getElementById('list'), bar = document.querySelector('index-bar');
const add = (name, textContent, title) => {
  const node = Object.assign(document.createElement(name), { textContent });
  if (title) node.dataset.indexTitle = title;
  list.append(node);
};

function sections(titles, rows, name) {
  titles.forEach((title, section) => {
    add('h2', title);
    const count = Math.round((section + 1) * rows / titles.length) - Math.round(section * rows / titles.length);
    for (let row = 1; row <= count; row += 1) add('p', name(title, row));
  });
}

function timeline() {
  bar.distribution = 'proportional';
  for (let year = 2026; year > 2021; year -= 1) {
    add('h2', `${year}`, `${year}`);
    for (let photo = 1; photo <= 300 + (year * 97) % 400; photo += 1) add('p', `Photo ${photo} of ${year}`);
  }
}

/** Rows of 32 pixels. The bar gets row counts and hears what shows. Browsers limit a box to about 16 million pixels. */
function virtual() {
  const titles = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'], rows = 1_000_000, height = 32, length = 15_000_000;
  const counts = titles.map((_, at) => Math.floor((at + 1) * rows / 26) - Math.floor(at * rows / 26));
  const starts = counts.map((_, at) => counts.slice(0, at).reduce((sum, count) => sum + count, 0));
  const all = document.createElement('div');
  all.style.blockSize = `${length}px`;
  list.append(all);
  const scale = () => (length - list.clientHeight) / (rows - list.clientHeight / height);
  let chosen = null;
  const draw = () => {
    const exact = chosen ?? list.scrollTop / scale(), first = Math.min(rows - 1, Math.floor(exact));
    const nodes = [];
    for (let row = first; row < Math.min(rows, first + Math.ceil(list.clientHeight / height) + 1); row += 1) {
      const section = starts.findLastIndex(start => start <= row), node = document.createElement('p');
      node.className = 'row';
      node.textContent = `${titles[section]} row ${row - starts[section] + 1}`;
      node.style.top = `${list.scrollTop + (row - exact) * height}px`;
      nodes.push(node);
    }
    all.replaceChildren(...nodes);
    bar.listScrolled(first, exact - first, { byUser: chosen === null });
    chosen = null;
  };
  bar.removeAttribute('for');
  bar.placement = 'manual';
  Object.assign(bar.style, { position: 'fixed', insetInlineEnd: '20px', top: '40px', blockSize: 'calc(100vh - 40px)' });
  bar.entries = titles;
  bar.counts = counts;
  bar.addEventListener('select', ({ detail }) => {
    const before = list.scrollTop;
    chosen = detail.row;
    list.scrollTop = detail.row * scale();
    if (list.scrollTop === before) draw();
  });
  list.addEventListener('scroll', draw, { passive: true });
  draw();
}

const latin = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'], hebrew = [...'אבגדהוזחטיכלמנסעפצקרשת'];
switch (location.search.slice(1)) {
  case 'timeline': timeline(); break;
  case 'rtl':
    document.documentElement.dir = 'rtl';
    sections(hebrew, 5000, (title, row) => `${title} ${row}`);
    break;
  case 'virtual': virtual(); break;
  default: sections(latin, 5000, (title, row) => `${title}: term ${row}`);
}
