// <index-bar>: an index bar beside a long list. One module, no dependency.
//
// The rules are the engine's, which is WebAssembly; here titles are measured and drawn, input is forwarded and what the
// engine answers is carried out.

/** The engine, compressed and in base64; `make web` puts it here. Without it index-bar.wasm is fetched beside this file. */
const INLINED = '';

const WORDS = {
  axis: [0, 'automatic vertical horizontal'],
  distribution: [1, 'center start end fill proportional'],
  gaps: [2, 'dots none overlap'],
  selects: [8, 'continuously onRelease'],
  emptySections: [9, 'next previous nearest ignore', 'nearest'],
  autoHide: [14, 'never untilTouched untilScrolled'],
};
const NUMBERS = {
  endPadding: [3, 2], hysteresis: [4, 1], minimumRows: [12, 0], hideDelay: [16, 1.5], maximumThickness: [17, 44],
  hitThickness: [18, NaN],
};
const SWITCHES = {
  dimsEmpty: 10, restoresOnCancel: 11, fineScrub: 13, revealsOnEdgeTouch: 15, floats: 19, scrollsAnimated: 22,
  liftTolerance: 23, previewsWhileScrolling: 24,
};
/** Switches that are on unless the attribute says so: `hides-highlight`, `hides-preview`. */
const NEGATIVE = { hidesHighlight: 20, hidesPreview: 21 };
const TEXTS = ['for', 'headings', 'placement', 'label', 'titles', 'activation'];
const OTHERS = ['disabled', 'spacing', 'lang', 'dir'];

const dashed = (name) => name.replace(/[A-Z]/g, (c) => '-' + c.toLowerCase());
const camel = (name) => name.replace(/-./g, (c) => c[1].toUpperCase());

/** What the element offers: `custom-elements.json` and the tests are made from it. */
export const TABLE = {
  attributes: [...[WORDS, NUMBERS, SWITCHES, NEGATIVE].flatMap(Object.keys).map(dashed), ...TEXTS, ...OTHERS],
  events: ['select', 'trackingstart', 'trackingend'],
  parts: ['strip', 'title', 'gap', 'highlight', 'preview'],
  states: ['ready', 'refused', 'tracking', 'hidden', 'horizontal', 'focus'],
  properties: ['--index-bar-color', '--index-bar-highlight', '--index-bar-tracking', '--index-bar-preview'],
};

const STYLE = `
:host { position: relative; display: block; inline-size: 24px; block-size: 100%; z-index: 1; cursor: default; touch-action: none;
  user-select: none; -webkit-user-select: none; -webkit-touch-callout: none; font: 600 11px/1.2 system-ui, sans-serif;
  color: var(--index-bar-color, LinkText) }
:host(:state(horizontal)) { inline-size: 100%; block-size: 24px }
:host([hidden]) { display: none }
:host(:state(hidden)) { opacity: 0 }
:host(:state(inert)) { pointer-events: none }
input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; margin: 0; opacity: 0; pointer-events: none }
:host(:not(:state(horizontal))) input { writing-mode: vertical-lr }
[part=strip], [part=highlight], .slot { position: absolute; left: 0; top: 0; pointer-events: none }
[part=strip] { border-radius: 8px }
:host(:state(tracking)) [part=strip] { background: var(--index-bar-tracking, color-mix(in srgb, currentColor 15%, transparent)) }
:host(:state(focus)) [part=strip] { outline: 2px solid currentColor; outline-offset: -1px }
[part=highlight] { border-radius: 7px; background: var(--index-bar-highlight, color-mix(in srgb, currentColor 20%, transparent)) }
.slot { display: grid; place-items: center; white-space: nowrap; overflow: hidden }
[part=gap]::before { content: "•"; font-size: 60% }
.none[part=gap]::before { content: none }
[part=preview] { position: absolute; left: 0; top: 0; box-sizing: border-box; min-inline-size: 48px; padding: 8px 12px; border-radius: 12px;
  font-size: 26px; text-align: center; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; pointer-events: none;
  background: var(--index-bar-preview, Canvas); color: CanvasText; box-shadow: 0 1px 6px #0006 }
nav { display: flex; flex-direction: column; block-size: 100%; justify-content: center; align-items: center; overflow: hidden }
nav a { color: inherit; text-decoration: none }
[hidden] { display: none }
.said { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%) }
@media (forced-colors: active) { :host { color: ButtonText } [part=highlight] { background: Highlight; forced-color-adjust: none; opacity: .4 }
  [part=preview] { border: 1px solid } }`;

let sheet; // shared by all elements; made with the first
let module; // a promise of the compiled engine, shared by all elements

async function compile() {
  let bytes;
  if (INLINED) {
    const packed = Uint8Array.from(atob(INLINED), (c) => c.charCodeAt(0));
    bytes = new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip')));
  } else bytes = await fetch(new URL('index-bar.wasm', import.meta.url));
  return WebAssembly.compile(await bytes.arrayBuffer());
}

// MARK: Text

const isTurkic = (language) => /^(tr|az|tur|aze)([-_.@]|$)/i.test(language ?? '');
const small = (text, language) => (isTurkic(language) ? text.toLocaleLowerCase('tr') : text.toLowerCase());

/** The three ways in which typed text is compared with titles: by case, by letter, by base. */
export const FOLDINGS = [
  small,
  (text, language) =>
    small(small(text, language).normalize('NFKD'), language).replace(/ß/g, 'ss').replace(/ς/g, 'σ').replace(/ı/g, 'i'),
  (text, language) => FOLDINGS[1](text, language).replace(/\p{Mn}/gu, ''),
];

/** Whether a text begins with another one and this one ends where a character does. */
function begins(text, start) {
  [text, start] = [text.normalize('NFC'), start.normalize('NFC')];
  return text.startsWith(start) && !/^[\p{M}\u200d]/u.test(text.slice(start.length));
}

/** The first of the titles, in order, that a text finds; -1: none. */
export function search(text, titles, language) {
  for (const fold of FOLDINGS) {
    const wanted = fold(text, language);
    const found = titles.findIndex((title) => begins(fold(title, language), wanted));
    if (found >= 0) return found;
  }
  return -1;
}

// MARK: The element

const Base = globalThis.HTMLElement ?? class {};
const KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown', 'Enter', ' ', 'Escape'];
const REASONS = ['touch', 'key', 'wheel', 'adjust', 'activate'];
const PHASES = ['began', 'changed', 'ended'];
const seconds = () => performance.now() / 1000;

export class IndexBarElement extends Base {
  static observedAttributes = TABLE.attributes;
  #internals; #root; #range; #strip; #highlight; #preview; #said; #rule;
  #core; #list; #scroller; #headings = []; #places = []; #box; #size = ''; #pad = null;
  #entries = null; #counts = null; #titles = []; #nodes = [];
  #owner = null; #timer = 0; #frame = 0; #refused = null; #prevented = false; #moving = 3; #rest = 0;
  #typed = ''; #typedAt = -Infinity; #watchers = []; #off = null;

  constructor() {
    super();
    this.#internals = this.attachInternals();
    this.#root = this.#internals.shadowRoot ?? this.attachShadow({ mode: 'open', delegatesFocus: true });
    if (!sheet) (sheet = new CSSStyleSheet()).replaceSync(STYLE);
    const own = new CSSStyleSheet();
    own.replaceSync(':host {}');
    this.#rule = own.cssRules[0].style;
    this.#root.adoptedStyleSheets = [sheet, own];
    const part = (name) => {
      const node = document.createElement('div');
      [node.part, node.ariaHidden] = [name, 'true'];
      return node;
    };
    [this.#strip, this.#highlight, this.#preview] = ['strip', 'highlight', 'preview'].map(part);
    this.#range = Object.assign(document.createElement('input'), { type: 'range', min: 1, step: 1 });
    this.#said = Object.assign(document.createElement('div'), { className: 'said', role: 'status' });
    this.#listen();
  }

  // MARK: Attributes and properties

  /** Titles, or objects with title, section, id, level, required, spoken and searchKey; null: the list's headings. */
  get entries() { return this.#entries; }
  set entries(value) { this.#entries = value ? [...value] : null; this.#load(); }
  /** How many rows each section has; null: one each. */
  get counts() { return this.#counts; }
  set counts(value) { this.#counts = value ? [...value] : null; this.#load(); }
  /** The entry selected last; -1: none. Setting it selects as a menu would. */
  get selectedIndex() { return this.#core ? this.#core.state(0) : -1; }
  set selectedIndex(entry) { if (this.#core) this.#do(this.#core.choose(entry)); }
  /** The entry that is lit; -1: none. */
  get litIndex() { return this.#core ? this.#core.state(1) : -1; }
  /** What the bar takes of the list's width, in CSS pixels. */
  get reservedThickness() { return this.#core ? this.#core.state(5) : 0; }
  /** Why the engine is not there, in a line; null where it is. */
  get refused() { return this.#refused; }
  get titles() { return [...this.#titles]; }

  attributeChangedCallback(name, before, now) {
    if (before === now || !this.isConnected) return;
    if (['for', 'headings', 'placement', 'titles'].includes(name)) this.#attach();
    else this.#layout();
  }

  connectedCallback() {
    this.#root.replaceChildren(this.#strip, this.#highlight, this.#range, this.#preview, this.#said);
    this.#preview.hidden = this.#highlight.hidden = true;
    this.#attach();
    if (!this.#core) this.#start();
    // A list may stand behind its bar in the page.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => this.#attach(), { once: true });
  }

  disconnectedCallback() {
    if (this.#owner) this.#point(3, { clientX: 0, clientY: 0 });
    this.#owner = null;
    this.#detach();
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  async #start() {
    try {
      module ??= compile();
      const { exports } = await WebAssembly.instantiate(await module);
      this.#core = exports;
      this.#internals.states.add('ready');
      this.#root.querySelector('nav')?.remove();
      this.#load();
    } catch (error) {
      this.#refused = `index-bar: no WebAssembly here (${error.message}); allow it with script-src 'wasm-unsafe-eval'`;
      this.#internals.states.add('refused');
      console.warn(this.#refused);
      this.#layout();
    }
  }

  // MARK: The list

  #attach() {
    this.#detach();
    const id = this.getAttribute('for');
    this.#list = id ? this.getRootNode().getElementById?.(id) ?? null : null;
    if (this.#list) {
      let node = this.#list;
      while (node && !/auto|scroll/.test(getComputedStyle(node).overflowY)) node = node.parentElement;
      const page = document.scrollingElement;
      this.#scroller = !node || node === page || node === document.body ? page : node;
      const changes = new MutationObserver((all) => { if (all.some((m) => !this.contains(m.target))) this.#load(); });
      changes.observe(this.#list, { childList: true, subtree: true, characterData: true, attributeFilter: ['data-index-title'] });
      this.#watchers.push(changes);
    }
    const sizes = new ResizeObserver(() => this.#layout());
    for (const node of [this, this.#list, this.#scroller]) if (node) sizes.observe(node);
    this.#watchers.push(sizes);
    this.#off = new AbortController();
    const options = { capture: true, passive: true, signal: this.#off.signal };
    document.addEventListener('scroll', (e) => this.#scrolled(e), options);
    addEventListener('resize', () => this.#layout(), options);
    this.#load();
  }

  #detach() {
    for (const watcher of this.#watchers) watcher.disconnect();
    this.#watchers = [];
    this.#off?.abort();
    if (this.#pad) this.#pad.node.style.paddingInlineEnd = this.#pad.before;
    [this.#pad, this.#list, this.#scroller, this.#headings] = [null, null, null, []];
  }

  get #followsHeadings() { return !this.#entries && this.#list; }

  #load() {
    if (!this.isConnected) return;
    let entries = this.#entries;
    if (this.#followsHeadings) {
      const selector = this.getAttribute('headings') ?? '[data-index-title]';
      this.#headings = [...this.#list.querySelectorAll(selector)];
      entries = this.#headings.map((h) => h.dataset.indexTitle ?? [...h.textContent.trim()][0] ?? '');
    }
    entries ??= (this.getAttribute('titles') ?? '').split(' ').filter(Boolean);
    entries = entries.map((entry) => (typeof entry === 'object' && entry ? entry : { title: String(entry) }));
    this.#titles = entries.map((entry) => String(entry.title ?? ''));
    this.#spoken = entries.map((entry, i) => String(entry.spoken ?? this.#titles[i]));
    this.#keys = entries.map((entry, i) => String(entry.searchKey ?? this.#titles[i]));
    this.#size = '';
    if (this.#core) {
      const none = -0x80000000, ids = new Map();
      const fill = (kind, values) =>
        new Int32Array(this.#core.memory.buffer, this.#core.column(kind, values.length), values.length).set(values);
      if (entries.some((e) => e.section !== undefined)) fill(0, entries.map((e, i) => (e.section === null ? none : e.section ?? i)));
      if (this.#counts) fill(1, this.#counts);
      // A heading is told again by its own node, an entry by its id.
      const id = (e, i) => e.id ?? this.#headings[i] ?? none;
      if (entries.some((e, i) => id(e, i) !== none))
        fill(2, entries.map(id).map((key) => (key === none ? none : ids.get(key) ?? (ids.set(key, this.#number(key)), ids.get(key)))));
      fill(3, entries.flatMap((e, i) => (e.required ? [i] : [])));
      if (entries.some((e) => e.level)) fill(4, entries.map((e) => e.level ?? 0));
      this.#do(this.#core.content(entries.length, 0));
    }
    this.#layout();
  }

  #spoken = []; #keys = []; #numbers = new Map(); #nodeNumbers = new WeakMap(); #nextNumber = 0;
  #number(key) {
    const numbers = typeof key === 'object' ? this.#nodeNumbers : this.#numbers;
    if (!numbers.has(key)) numbers.set(key, this.#nextNumber++);
    return numbers.get(key);
  }

  /** Says what a virtual list shows: its first visible row, how much of it is above the top, and who scrolled. */
  listScrolled(row, fraction = 0, { byUser = true, rows = NaN } = {}) {
    if (this.#core) this.#do(this.#core.list(rows, row, fraction, NaN, NaN, NaN, 0, 0, NaN, byUser ? 0 : 2));
  }

  get #inset() { return parseFloat(getComputedStyle(this.#scroller).scrollPaddingTop) || 0; }

  /** Where each heading's section begins, in the scroller's content. Where a heading sticks is not its place. */
  #readPlaces() {
    const scroller = this.#scroller, isPage = scroller === document.scrollingElement;
    const zero = (isPage ? 0 : scroller.getBoundingClientRect().top + scroller.clientTop) - scroller.scrollTop;
    this.#places = this.#headings.map((heading) => {
      const box = heading.getBoundingClientRect();
      if (getComputedStyle(heading).position !== 'sticky') return box.top - zero;
      const parent = heading.parentElement;
      if (parent !== this.#list && parent !== scroller && parent.firstElementChild === heading)
        return parent.getBoundingClientRect().top - zero;
      const next = heading.nextElementSibling;
      return next && getComputedStyle(next).position !== 'sticky' ? next.getBoundingClientRect().top - box.height - zero : box.top - zero;
    });
  }

  #scrolled(event) {
    if (!this.#scroller) return;
    const from = event.target === document ? document.scrollingElement : event.target;
    if (from === this.#scroller) this.#tellList();
    else if (from.contains?.(this.#scroller)) this.#layout();
    if (this.#moving === 1) {
      clearTimeout(this.#rest);
      this.#rest = setTimeout(() => { this.#moving = 3; this.#tellList(2); }, 150);
    }
  }

  #tellList(moving = this.#moving) {
    if (!this.#core || !this.#followsHeadings || !this.#places.length) return;
    const { scrollTop, clientHeight, scrollHeight } = this.#scroller, places = this.#places, inset = this.#inset;
    const offset = scrollTop + inset;
    let low = 0, high = places.length;
    while (low < high) { const middle = (low + high) >> 1; if (places[middle] <= offset + 0.5) low = middle + 1; else high = middle; }
    const row = Math.max(0, low - 1), end = places[row + 1] ?? scrollHeight;
    const fraction = end > places[row] ? Math.min(0.999999, Math.max(0, (offset - places[row]) / (end - places[row]))) : 0;
    this.#do(this.#core.list(places.length, row, fraction, NaN, clientHeight, scrollHeight - places[0], inset, 0, offset - places[0], moving));
  }

  #goTo(row, fraction, animated) {
    if (this.#prevented || !this.#followsHeadings || !this.#places.length) return;
    this.#readPlaces();
    const place = this.#places[Math.min(row, this.#places.length - 1)], end = this.#places[row + 1] ?? this.#scroller.scrollHeight;
    if (animated) this.#moving = 1;
    this.#scroller.scrollTo({ top: Math.round(place + fraction * (end - place) - this.#inset), behavior: animated ? 'smooth' : 'instant' });
    if (animated) this.#rest = setTimeout(() => { this.#moving = 3; }, 1000);
  }

  // MARK: Layout and drawing

  #setting(name, least) { const text = this.getAttribute(name); return text === null || text.trim() === '' || isNaN(text) ? least : Number(text); }

  #layout() {
    if (!this.isConnected) return;
    const core = this.#core, style = getComputedStyle(this), isRight = style.direction === 'rtl';
    this.#range.ariaLabel = this.getAttribute('label') ?? 'Section index';
    this.#range.max = Math.max(1, this.#titles.length);
    this.#range.disabled = this.hasAttribute('disabled');
    if (!core) return this.#drawPlain(), this.#place(24, isRight);
    for (const [name, [member, words, usual]] of Object.entries(WORDS)) {
      const all = words.split(' '), is = all.indexOf(camel(this.getAttribute(dashed(name)) ?? ''));
      core.style(member, is >= 0 ? is : Math.max(0, all.indexOf(usual)));
    }
    for (const [name, [member, usual]] of Object.entries(NUMBERS)) core.style(member, this.#setting(dashed(name), usual));
    for (const [name, member] of Object.entries(SWITCHES)) core.style(member, Number(this.hasAttribute(dashed(name))));
    for (const [name, member] of Object.entries(NEGATIVE)) core.style(member, Number(!this.hasAttribute(dashed(name))));
    const [kind, amount] = (this.getAttribute('activation') ?? '').split(' ');
    core.style(kind === 'drag' ? 6 : kind === 'delay' ? 7 : 5, Number(amount) || 0);
    this.#measureTitles(style);
    const send = (from, values) => values.forEach((value, i) => core.measure(from + i, Number(value)));
    send(10, [isRight]);
    send(15, [Boolean(this.#list), true, !this.hasAttribute('disabled'), this.hidden, matchMedia('(prefers-reduced-motion: reduce)').matches]);
    const flags = core.apply(0); // thickness is known with it
    this.#place(core.state(9), isRight);
    const box = (this.#box = this.getBoundingClientRect());
    send(0, [box.width, box.height]);
    core.boundary(-box.left, -box.top, document.documentElement.clientWidth, innerHeight);
    this.#do(flags & ~4);
    this.#do(core.apply(0) | 4);
    if (this.#followsHeadings) { this.#readPlaces(); this.#tellList(); }
  }

  /** Measures once for each content and font: up to 512 titles, the longest and others spread. */
  #measureTitles(style) {
    const spacing = this.#setting('spacing', 2), size = [style.font, style.fontSize, style.fontFamily, spacing].join();
    if (this.#size === size) return;
    this.#size = size;
    const pen = document.createElement('canvas').getContext('2d');
    pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const count = this.#titles.length, most = 512;
    let chosen = this.#titles;
    if (count > most) {
      const rest = most - most / 8;
      chosen = [...this.#titles].sort((a, b) => b.length - a.length).slice(0, most / 8);
      for (let k = 0; k < rest; k++) chosen.push(this.#titles[Math.floor((k * (count - 1)) / (rest - 1))]);
    }
    const width = chosen.reduce((widest, title) => Math.max(widest, pen.measureText(title).width), 0);
    const height = (parseFloat(style.fontSize) || 11) * 1.2;
    [height + spacing, width + 4 + spacing, width + 4, height + 4].forEach((value, i) => this.#core.measure(11 + i, value));
  }

  /** Puts the bar at the list's inline end, unless the page's CSS does. */
  #place(thickness, isRight) {
    const rule = this.#rule, set = (name, value) => { if (rule.getPropertyValue(name) !== value) rule.setProperty(name, value); };
    if (this.getAttribute('placement') === 'manual' || !this.#list) {
      for (const name of ['position', 'left', 'top', 'height']) rule.removeProperty(name);
      const isAcross = this.#core?.state(6) === 1;
      rule.removeProperty(isAcross ? 'inline-size' : 'block-size');
      return set(isAcross ? 'block-size' : 'inline-size', `${thickness}px`);
    }
    const node = this.#scroller, isPage = node === document.scrollingElement, box = isPage ? null : node.getBoundingClientRect();
    const top = isPage ? 0 : Math.max(0, box.top + node.clientTop);
    const bottom = isPage ? innerHeight : Math.min(innerHeight, box.top + node.clientTop + node.clientHeight);
    const start = isPage ? 0 : box.left + node.clientLeft;
    const left = isRight ? start : start + node.clientWidth - thickness;
    set('position', 'fixed');
    set('inline-size', `${thickness}px`);
    set('block-size', `${Math.max(0, bottom - top)}px`);
    // What a fixed place is counted from is not always the window: put right what comes out otherwise.
    const now = this.getBoundingClientRect(), was = (name) => parseFloat(rule.getPropertyValue(name)) || 0;
    if (!rule.left || Math.abs(now.left - left) > 0.01) { if (!rule.left) { set('left', '0px'); set('top', '0px'); } }
    const at = this.getBoundingClientRect();
    set('left', `${was('left') + left - at.left}px`);
    set('top', `${was('top') + top - at.top}px`);
  }

  #reserve(thickness) {
    if (!this.#list || this.getAttribute('placement') === 'manual') return;
    this.#pad ??= { node: this.#list, before: this.#list.style.paddingInlineEnd, usual: getComputedStyle(this.#list).paddingInlineEnd };
    this.#pad.node.style.paddingInlineEnd = thickness ? `calc(${this.#pad.usual} + ${thickness}px)` : this.#pad.before;
  }

  /** Before the engine is there, and where it is refused: the titles as links. */
  #drawPlain() {
    const nav = this.#root.querySelector('nav') ?? document.createElement('nav');
    nav.ariaLabel = this.getAttribute('label') ?? 'Section index';
    this.#range.hidden = true;
    nav.replaceChildren(...this.#titles.map((title, i) => {
      const link = Object.assign(document.createElement('a'), { textContent: title, part: 'title' });
      const heading = this.#headings[i];
      link.href = heading?.id ? '#' + heading.id : '#';
      link.addEventListener('click', (e) => {
        e.preventDefault();
        if (this.#tell('select', { index: i, title, section: i, row: i, fraction: 0, reason: 'touch', phase: 'ended' }) && heading) {
          this.#readPlaces();
          this.#scroller.scrollTo({ top: this.#places[i] - this.#inset });
        }
      });
      return link;
    }));
    if (!nav.isConnected) this.#root.append(nav);
  }

  #draw() {
    const core = this.#core;
    this.#range.hidden = false;
    const count = core.scene(), data = new Float64Array(core.memory.buffer, core.reading(), 17 + 7 * count).slice();
    const put = (node, at, data) => {
      node.style.transform = `translate(${data[at]}px, ${data[at + 1]}px)`;
      [node.style.width, node.style.height] = [`${data[at + 2]}px`, `${data[at + 3]}px`];
    };
    this.#is('hidden', !data[0]);
    this.#is('inert', !data[5]);
    this.#is('horizontal', core.state(6) === 1);
    put(this.#strip, 1, data);
    this.#highlight.hidden = !data[10];
    if (data[10]) put(this.#highlight, 11, data);
    while (this.#nodes.length > count) this.#nodes.pop().remove();
    const opacities = ['', '', String(core.constant(0)), String(core.constant(1))];
    const hidesGaps = this.getAttribute('gaps') === 'none';
    for (let i = 0; i < count; i++) {
      let node = this.#nodes[i];
      if (!node) {
        node = this.#nodes[i] = Object.assign(document.createElement('span'), { className: 'slot', ariaHidden: 'true' });
        this.#preview.before(node);
      }
      const at = 17 + 7 * i, isTitle = data[at + 1] < 0, text = isTitle ? this.#titles[data[at]] ?? '' : '';
      if (node.textContent !== text) node.textContent = text;
      const part = (isTitle ? 'title' : 'gap') + (data[at + 6] === 1 ? ' lit' : '');
      if (node.getAttribute('part') !== part) node.setAttribute('part', part);
      node.classList.toggle('none', hidesGaps);
      node.style.opacity = opacities[data[at + 6]];
      put(node, at + 2, data);
    }
    const entry = data[15];
    this.#preview.hidden = entry < 0;
    if (entry >= 0) {
      const text = String(this.previewTitle?.(entry) ?? this.#titles[entry] ?? '');
      if (this.#preview.textContent !== text) {
        this.#preview.textContent = text;
        this.#preview.style.width = this.#preview.style.height = '';
      }
      if (!this.#preview.style.width) this.#bubble = [this.#preview.offsetWidth, this.#preview.offsetHeight];
      if (core.preview(...this.#bubble) >= 0) put(this.#preview, 0, new Float64Array(core.memory.buffer, core.reading(), 4).slice());
    }
  }
  #bubble = [48, 48];
  /** A function that names an entry in the preview; it gets the entry's index. */
  previewTitle = null;

  #is(state, isOn) { this.#internals.states[isOn ? 'add' : 'delete'](state); }
  #value() {
    const entry = this.#core.state(2);
    return entry < 0 ? '' : `${this.#spoken[entry]}, ${entry + 1} of ${this.#titles.length}`;
  }

  // MARK: What the engine answers

  /** Carries out an answer in the contract's order; whether the input was the bar's. */
  #do(flags) {
    const core = this.#core, has = (bit) => Boolean(flags & (1 << bit));
    const a = new Float64Array(core.memory.buffer, core.answer(), 32).slice(0, 20);
    if (has(0) || has(1)) clearTimeout(this.#timer);
    if (has(0)) this.#timer = setTimeout(() => this.#do(core.timer()), Math.min(a[0] * 1000, 0x7fffffff));
    if (has(2) && !this.#frame) this.#frame = requestAnimationFrame(() => this.#nextFrame());
    if (has(3) && this.#scroller) this.#scroller.scrollTo({ top: this.#scroller.scrollTop, behavior: 'instant' });
    if (has(4)) this.#goTo(a[3], a[4], has(5));
    if (has(6) && this.#followsHeadings) {
      if (Number.isNaN(a[7])) this.#goTo(a[5], a[6], false);
      else this.#scroller.scrollTo({ top: a[7] + this.#places[0] - this.#inset, behavior: 'instant' });
    }
    if (has(9)) this.#reserve(a[8]);
    if (has(10) || has(17)) {
      this.#range.setAttribute('aria-valuetext', this.#value());
      this.#range.value = core.state(2) + 1;
      this.#range.ariaOrientation = core.state(6) === 1 ? 'horizontal' : 'vertical';
    }
    if (has(11)) {
      this.#is('tracking', a[9] === 0);
      if (a[9] === 0) this.#tell('trackingstart', {}, false);
      else this.#tell('trackingend', { cancelled: a[9] === 2 }, false);
    }
    if (has(12)) {
      const [index, section, row, fraction, reason, phase] = a.slice(10, 16);
      this.#prevented = !this.#tell('select', {
        index, title: this.#titles[index], section: section < 0 ? null : section, row, fraction,
        reason: REASONS[reason], phase: PHASES[phase],
      });
    }
    if (has(13)) globalThis.navigator?.vibrate?.(5);
    if (has(14)) this.#said.textContent = this.#value();
    return has(15);
  }

  #nextFrame() {
    this.#frame = 0;
    this.#do(this.#core.frame());
    if (this.#followsHeadings) this.#tellList();
    this.#draw();
  }

  #tell(name, detail, cancelable = true) {
    return this.dispatchEvent(new CustomEvent(name, { detail, cancelable, bubbles: true, composed: true }));
  }

  // MARK: Input

  #point(phase, at, kind = 0) {
    if (!this.#core) return false;
    if (phase === 0 || !this.#box) this.#box = this.getBoundingClientRect();
    const id = at.pointerId ?? at.identifier ?? 0;
    return this.#do(this.#core.pointer(phase, id, at.clientX - this.#box.left, at.clientY - this.#box.top, seconds(), kind));
  }

  #listen() {
    const on = (names, act, options) => names.split(' ').forEach((name) => this.addEventListener(name, act, options));
    const kind = (e) => Number(e.pointerType === 'mouse');
    const mine = (e) => [...e.changedTouches].find((t) => this.#owner === 't' + t.identifier);
    const active = { passive: false };
    on('pointerdown', (e) => {
      if (e.button || this.#owner || !this.#point(0, e, kind(e))) return;
      this.#owner = 'p' + e.pointerId;
      this.setPointerCapture(e.pointerId);
      if (kind(e)) e.preventDefault();
    });
    on('pointermove', (e) => {
      if (this.#owner === 'p' + e.pointerId) for (const at of e.getCoalescedEvents?.() ?? []) this.#point(1, at, kind(e));
      if (this.#owner === 'p' + e.pointerId) this.#point(1, e, kind(e));
      else if (!this.#owner && kind(e)) { this.#box = this.getBoundingClientRect(); this.#point(4, e, 1); }
    });
    on('pointerleave', (e) => { if (!this.#owner && kind(e)) this.#point(5, e, 1); });
    on('pointerup pointercancel lostpointercapture', (e) => {
      if (this.#owner !== 'p' + e.pointerId) return;
      this.#owner = null;
      this.#point(e.type === 'pointerup' ? 2 : 3, e, kind(e));
    });
    // WebKitGTK before 2.52 has no pointer events for touches; where there are any, pointerdown comes before touchstart.
    on('touchstart', (e) => {
      const touch = e.changedTouches[0];
      if (e.cancelable && !this.#owner?.startsWith('p')) e.preventDefault();
      if (!this.#owner && this.#point(0, touch)) this.#owner = 't' + touch.identifier;
    }, active);
    on('touchmove', (e) => { const touch = mine(e); if (touch) { if (e.cancelable) e.preventDefault(); this.#point(1, touch); } }, active);
    on('touchend touchcancel', (e) => {
      const touch = mine(e);
      if (!touch) return;
      if (e.cancelable) e.preventDefault();
      this.#owner = null;
      this.#point(e.type === 'touchend' ? 2 : 3, touch);
    });
    on('contextmenu', (e) => { if (this.#core) e.preventDefault(); }); // a long press would cancel the drag
    on('wheel', (e) => this.#wheel(e), active);
    on('keydown', (e) => { if (this.#key(e)) { e.preventDefault(); e.stopPropagation(); } });
    this.#range.addEventListener('input', () => { if (this.#core) this.#do(this.#core.accessible(5, this.#range.value - 1)); });
    const focus = (isOn) => { this.#is('focus', isOn); if (this.#core) this.#do(this.#core.focus(Number(isOn))); };
    this.#range.addEventListener('focus', () => focus(this.#range.matches(':focus-visible')));
    this.#range.addEventListener('blur', () => focus(false));
  }

  #wheel(event) {
    if (!this.#core || event.ctrlKey) return;
    event.preventDefault();
    if (this.#owner) return;
    const isAcross = this.#core.state(6) === 1 && event.deltaX !== 0;
    const delta = isAcross ? event.deltaX : event.deltaY, old = isAcross ? event.wheelDeltaX : event.wheelDeltaY;
    const isNotch = event.deltaMode !== 0 || (old && old % 120 === 0);
    this.#do(this.#core.wheel(isNotch ? (old && old % 120 === 0 ? -old / 120 : Math.sign(delta)) : delta, Number(!isNotch)));
  }

  #key(event) {
    if (!this.#core || event.isComposing) return false;
    const isMade = event.getModifierState('AltGraph'); // it made the character
    const modifiers = event.shiftKey + 2 * (event.ctrlKey && !isMade) + 4 * (event.altKey && !isMade) + 8 * event.metaKey;
    const now = seconds(), named = KEYS.indexOf(event.key), isText = [...event.key].length === 1;
    const goesOn = now - this.#typedAt < this.#core.constant(3) && this.#typed !== '';
    const find = (text) => search(text, this.#keys, this.getAttribute('lang') ?? document.documentElement.lang);
    if (event.key === ' ' && !(goesOn && this.#core.takesText(modifiers) && find(this.#typed + ' ') >= 0))
      return this.#do(this.#core.press(9, -1, modifiers, now));
    if (!isText) return named >= 0 && this.#do(this.#core.press(named, -1, modifiers, now));
    if (!this.#core.takesText(modifiers)) return false;
    let entry = goesOn ? find(this.#typed + event.key) : -1;
    this.#typed = entry >= 0 ? this.#typed + event.key : event.key;
    if (entry < 0) entry = find(event.key);
    this.#typedAt = now;
    return this.#do(this.#core.press(11, entry, modifiers, now));
  }
}

if (globalThis.customElements && !customElements.get('index-bar')) customElements.define('index-bar', IndexBarElement);
