// <index-bar>: titles beside a long list. Decisions are the driver's, a WebAssembly module; text is this file's.

const inlined = ''; // `make web` writes the module here, compressed; else it is index-bar.wasm beside this file

// MARK: What can be set

const word = (name, number, values) => ({ name, number, values, initial: values[0], kind: 'word' });
const flag = (name, number, initial = false) => ({ name, number, initial, kind: 'flag' });
const measure = (name, number, initial) => ({ name, number, initial, kind: 'number' });
const text = (name, initial = '') => ({ name, initial, kind: 'text' });

/** The attributes, each with a property of the same name in camel case. `number` is the member of the driver's style. */
export const settings = [
  text('for'), text('headings', '[data-index-title], h2'), text('label'), text('value-text'), text('activation', 'touch-down'),
  { name: 'placement', values: ['automatic', 'manual'], initial: 'automatic', kind: 'word' },
  { name: 'disabled', initial: false, kind: 'flag' }, { name: 'put-away', initial: false, kind: 'flag' },
  word('axis', 0, ['automatic', 'vertical', 'horizontal']),
  word('distribution', 1, ['center', 'start', 'end', 'fill', 'proportional']),
  word('gaps', 2, ['dots', 'none', 'overlap']),
  measure('end-padding', 3, 2), measure('hysteresis', 4, 1),
  word('selects', 8, ['continuously', 'on-release']),
  { ...word('empty-sections', 9, ['next', 'previous', 'nearest', 'ignore']), initial: 'nearest' },
  flag('dims-empty', 10), flag('restores-on-cancel', 11), measure('minimum-rows', 12, 0), flag('fine-scrub', 13),
  word('auto-hide', 14, ['never', 'until-touched', 'until-scrolled']), flag('reveals-on-edge-touch', 15),
  measure('hide-delay', 16, 1.5), measure('maximum-thickness', 17, 44), measure('hit-thickness', 18, NaN),
  flag('floats', 19), flag('no-highlight', 20), flag('no-preview', 21), flag('scrolls-animated', 22),
  flag('lift-tolerance', 23), flag('previews-while-scrolling', 24),
];
const none = -2147483648; // no section, no id
/** The events, shadow parts, states and CSS custom properties. */
export const described = {
  events: ['select', 'trackingstart', 'trackingend'],
  parts: ['strip', 'highlight', 'title', 'gap', 'preview', 'link'],
  states: ['ready', 'fallback', 'tracking', 'hidden', 'ring', 'horizontal'],
  cssProperties: ['--index-bar-color', '--index-bar-preview-size'],
};
const camel = name => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

// MARK: The module, compiled once for all elements

let compiled;

function moduleOnce() {
  return compiled ??= (async () => {
    if (!inlined) return WebAssembly.compile(await (await fetch(new URL('index-bar.wasm', import.meta.url))).arrayBuffer());
    const bytes = Uint8Array.from(atob(inlined), letter => letter.charCodeAt(0));
    const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    return WebAssembly.compile(await new Response(plain).arrayBuffer());
  })();
}

// MARK: Text: folding and search

/** Folds text for one of the rounds: 0 case, 1 also ß, final sigma, ı and width, 2 also without accents. */
export function fold(text, round, language) {
  let folded = text.normalize('NFC');
  try { folded = folded.toLocaleLowerCase(language || undefined); } catch { folded = folded.toLowerCase(); }
  if (round > 0) folded = folded.normalize('NFKC').replace(/ß/g, 'ss').replace(/ς/g, 'σ').replace(/ı/g, 'i');
  return round > 1 ? folded.normalize('NFD').replace(/\p{M}/gu, '') : folded;
}

/** What was folded of an array of keys: by language and round. An array is not changed once it was searched. */
const known = new WeakMap();

function foldedKeys(keys, round, language) {
  const rounds = known.get(keys) ?? known.set(keys, new Map()).get(keys), name = `${round} ${language ?? ''}`;
  return rounds.get(name) ?? rounds.set(name, keys.map(key => fold(key, round, language))).get(name);
}

/** The first key that goes on so, -1: none. A prefix ends where a character does. */
export function find(keys, typed, language) {
  for (let round = 0; round < 3 && typed; round += 1) {
    const prefix = fold(typed, round, language);
    const found = foldedKeys(keys, round, language).findIndex(folded =>
      prefix && folded.startsWith(prefix) && !/^\p{M}/u.test(folded.slice(prefix.length)));
    if (found >= 0) return found;
  }
  return -1;
}

/** By language what the bar is called and what stands between number and count; "/" where no word can. */
export const words = {
  ar: ['فهرس الأقسام', 'من'], de: ['Abschnittsindex', 'von'], en: ['Section index', 'of'], es: ['Índice de secciones', 'de'],
  fr: ['Index des sections', 'sur'], he: ['אינדקס מקטעים', 'מתוך'], hi: ['अनुभाग सूची', '/'], it: ['Indice delle sezioni', 'di'],
  ja: ['セクション索引', '/'], ko: ['섹션 색인', '/'], nl: ['Sectie-index', 'van'], pl: ['Indeks sekcji', 'z'],
  pt: ['Índice de seções', 'de'], ru: ['Указатель разделов', 'из'], sv: ['Avsnittsindex', 'av'], zh: ['分区索引', '/'],
};
const hints = { 0.5: ' ×½', 0.25: ' ×¼', 0.1: ' ×⅒' };

/** What was typed: a character goes on with the last one for a while, else it begins anew. */
export class Typed {
  #text = ''; #at = -Infinity;

  /** The entry that a character finds, -1: none, which is forgotten again. */
  find(character, keys, language, now, pause) {
    const goesOn = now - this.#at <= pause && this.#text !== '';
    if (character === ' ' && !goesOn) return -1;
    let text = goesOn ? this.#text + character : character, found = find(keys, text, language);
    if (found < 0 && goesOn && character !== ' ') [text, found] = [character, find(keys, character, language)];
    if (found >= 0) [this.#text, this.#at] = [text, now];
    return found;
  }
}

/** Numbers of ids; one that was there before keeps its number. */
export class Ids {
  #numbers = new Map(); #next = 0;

  numbers(ids) {
    const kept = new Map();
    const all = ids.map(id => {
      if (id == null) return none;
      if (!kept.has(id)) kept.set(id, this.#numbers.get(id) ?? this.#next++);
      return kept.get(id);
    });
    this.#numbers = kept;
    return all;
  }
}

// MARK: A list in the document

/** The first number below a count that passes a test, once passed by all after it; else the count. */
function firstIndex(count, test) {
  let low = 0, high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (test(middle)) high = middle; else low = middle + 1;
  }
  return low;
}

const scrolls = /^(auto|scroll|overlay)$/;

const parentOf = node => node.assignedSlot ?? node.parentElement ?? node.getRootNode().host;

/** The element that scrolls a list: itself or an ancestor, through shadow roots; else the document's. */
function scrollerOf(list) {
  for (let node = list; node; node = parentOf(node)) {
    if (node === document.body || node === document.documentElement) break;
    if (scrolls.test(getComputedStyle(node).overflowY)) return node;
  }
  return document.scrollingElement ?? document.documentElement;
}

const scrollKeys = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ', 'Tab']);
const [user, itself, atRest] = [0, 1, 2];

/**
 * Who moves a list: a person, whose wheel, finger, key or scroll bar was heard just before; the bar, which says so; else the
 * page. A list rests when nothing has scrolled it for a while.
 */
class Mover {
  moving = atRest;
  #heard = -Infinity; #held = false; #own = NaN; #pause = 0;

  constructor({ scroller, isWindow }, bar, rested) {
    const all = new AbortController(), from = isWindow ? window : scroller, options = { passive: true, signal: all.signal };
    this.scroller = scroller;
    this.end = () => clearTimeout(this.#pause, all.abort());
    const hear = (target, names, counts) => {
      for (const name of names.split(' ')) {
        target.addEventListener(name, event => {
          if (!event.defaultPrevented && !event.composedPath().includes(bar) && counts(event)) this.#heard = performance.now();
        }, options);
      }
    };
    hear(from, 'wheel', event => !event.ctrlKey);
    hear(from, 'touchmove', () => (this.#held = true));
    hear(window, 'keydown', event => scrollKeys.has(event.key) && !event.composedPath()[0].isContentEditable &&
      !/^(INPUT|TEXTAREA|SELECT)$/.test(event.composedPath()[0].tagName));
    hear(from, 'pointerdown', event => {
      if (event.pointerType === 'touch') return false;
      const box = isWindow ? { left: 0, top: 0 } : scroller.getBoundingClientRect();
      const x = event.clientX - box.left - (isWindow ? 0 : scroller.clientLeft), y = event.clientY - box.top;
      this.#held = x < 0 || x >= scroller.clientWidth || y >= scroller.clientHeight + (isWindow ? 0 : scroller.clientTop);
      return this.#held || event.button === 1; // a scroll bar, or the middle button that scrolls by itself
    });
    hear(from, 'pointermove', event => event.pointerType !== 'touch' && event.buttons !== 0); // a selection
    for (const name of ['pointerup', 'mouseup', 'mousemove', 'blur', 'touchend', 'touchcancel']) {
      addEventListener(name, event => {
        if (this.#held && !event.touches?.length && !event.buttons) [this.#held, this.#heard] = [false, performance.now()];
      }, { ...options, capture: true });
    }
    this.rested = () => {
      if (this.#held) return this.#wait();
      this.moving = atRest;
      rested();
    };
  }

  #wait() { this.#pause = setTimeout(this.rested, 150, clearTimeout(this.#pause)); }

  /** The bar scrolls: it is there at once, or on its way. */
  goes(top, animated) {
    [this.moving, this.#own, this.#heard] = [animated ? itself : atRest, top, -Infinity];
    if (animated) this.#wait();
  }

  /** The list has scrolled. */
  scrolled(top) {
    if (this.moving === atRest && Math.abs(top - this.#own) < 1) return;
    const isUsers = this.#held || performance.now() - this.#heard < 300 || (this.moving === user && Number.isNaN(this.#own));
    if (isUsers) this.#own = NaN;
    this.moving = isUsers ? user : itself;
    this.#wait();
  }
}

const holdsRows = new Set(['UL', 'OL', 'DL', 'TBODY', 'TABLE']);
const isDrawn = node => node.getClientRects().length > 0;

/** Sections that headings make, where each begins, and their rows. Places of sections are read once. */
class HeadedList {
  #places = []; #covers = []; #known = -1;

  constructor(list, selector) {
    this.list = list;
    this.scroller = scrollerOf(list);
    this.isWindow = this.scroller === document.scrollingElement || this.scroller === document.documentElement;
    let all = [];
    try { all = [...list.querySelectorAll(selector)]; } catch { /* no selector */ }
    Object.assign(this, { all, drawn: all.filter(isDrawn).length, headings: isDrawn(list) ? all.filter(isDrawn) : all });
    this.titles = this.headings.map(heading => heading.dataset.indexTitle ?? heading.textContent.trim());
    const isHeading = new Set(all);
    this.rows = this.headings.map(heading => {
      const rows = [];
      for (let row = heading.nextElementSibling; row && !isHeading.has(row); row = row.nextElementSibling) {
        if (!row.hidden) rows.push(...holdsRows.has(row.tagName) ? row.children : [row]);
      }
      return rows;
    });
    this.counts = this.rows.map(rows => rows.length);
    this.starts = [];
    this.rowCount = this.counts.reduce((sum, count) => (this.starts.push(sum), sum + count), 0);
  }

  /** Whether other headings are drawn than when the list was read. */
  get isOld() { return this.all.filter(isDrawn).length !== this.drawn; }

  get #zero() { return (this.isWindow ? 0 : this.scroller.getBoundingClientRect().top + this.scroller.clientTop) - this.scroller.scrollTop; }

  /** Reads where sections begin, as if no heading were stuck, and what covers their rows. */
  #read() {
    if (this.#known === this.scroller.scrollHeight) return;
    const styles = this.headings.map(heading => getComputedStyle(heading));
    const padding = parseFloat(getComputedStyle(this.scroller).scrollPaddingTop) || 0;
    const sticky = styles.map(style => style.position === 'sticky');
    const above = styles.map((style, at) => Math.max(padding, parseFloat(sticky[at] ? style.top : style.scrollMarginTop) || 0));
    const inline = this.headings.map(heading => heading.style.position), before = this.changes?.takeRecords() ?? [];
    this.headings.forEach((heading, at) => { if (sticky[at]) heading.style.position = 'static'; });
    const zero = this.#zero, boxes = this.headings.map(heading => heading.getBoundingClientRect());
    this.headings.forEach((heading, at) => { if (sticky[at]) heading.style.position = inline[at]; });
    this.changes?.takeRecords(); // what was changed here is no news
    if (before.length) queueMicrotask(() => this.changed(before));
    this.#places = boxes.map((box, at) => Math.max(0, box.top - zero - above[at]));
    this.#covers = boxes.map((box, at) => above[at] + (sticky[at] ? box.height : 0));
    this.#known = this.scroller.scrollHeight;
  }

  forget() { this.#known = -1; }

  /** What the list shows: row, fraction, section, viewport, content, offset. A pixel more or less is none. */
  get shown() {
    this.#read();
    const { scrollTop, clientHeight, scrollHeight } = this.scroller;
    const count = firstIndex(this.#places.length, at => this.#places[at] > scrollTop + 1), section = Math.max(0, count - 1);
    const rows = this.rows[section] ?? [], line = scrollTop + this.#zero + (this.#covers[section] ?? 0);
    const row = Math.max(0, firstIndex(rows.length, at => rows[at].getBoundingClientRect().top > line + 1) - 1);
    const box = rows[row]?.getBoundingClientRect(), part = box ? (line - box.top) / (box.height || 1) : 0;
    const fraction = part * (box?.height ?? 0) <= 1 ? 0 : Math.min(1, part);
    const isHeading = count > 0 && row === 0 && fraction === 0;
    return [(this.starts[section] ?? 0) + row, fraction, isHeading ? section : NaN, clientHeight, scrollHeight, scrollTop];
  }

  goTo(section, row, fraction, animated) {
    this.#read();
    const inner = row - (this.starts[section] ?? row), box = this.rows[section]?.[inner]?.getBoundingClientRect();
    if (section < 0) this.put(0, animated);
    else if (!box || (inner === 0 && fraction === 0)) this.put(this.#places[section] ?? this.scroller.scrollTop, animated);
    else this.put(box.top - this.#zero + fraction * box.height - this.#covers[section], animated);
  }

  /** Back to an offset, or where that is not known to a row. */
  goBack(row, fraction, offset) {
    if (!Number.isNaN(offset)) return this.put(offset, false);
    this.goTo(Math.max(0, this.starts.findLastIndex(start => start <= row)), row, fraction, false);
  }

  put(top, animated) {
    this.scroller.scrollTo({ top, left: this.scroller.scrollLeft, behavior: animated ? 'smooth' : 'instant' });
    this.mover?.goes(animated ? top : this.scroller.scrollTop, animated);
  }
}

// MARK: Looks

let sheet;

function styleSheet() {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :host { --tint: var(--index-bar-color, light-dark(#0058d0, #6cb0ff)); display: block; position: relative; inline-size: 28px;
      min-block-size: 0; cursor: default; touch-action: none; user-select: none; -webkit-user-select: none;
      -webkit-touch-callout: none; font: 600 0.6875rem/1.27 system-ui, sans-serif; color: var(--tint); z-index: 1 }
    :host([hidden]) { display: none }
    :host(:state(hidden)) .strip { visibility: hidden }
    :host(:state(ring)) .strip { outline: 2px solid currentColor; outline-offset: -2px; border-radius: 8px }
    input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; margin: 0; opacity: 0; pointer-events: none;
      writing-mode: vertical-lr }
    :host(:state(horizontal)) input { writing-mode: horizontal-tb }
    .strip { position: absolute; inset: 0; overflow: clip }
    :host(:not(:state(ready))) .strip { display: flex; flex-direction: column; justify-content: center; align-items: center }
    .title, .gap, .highlight, .preview { position: absolute; top: 0; left: 0; pointer-events: none }
    :host(:not(:state(ready))) .title { position: static }
    .title, .gap { display: grid; place-items: center; white-space: nowrap; overflow: clip }
    .highlight { border-radius: 7px; background: var(--tint) }
    .lit { color: Canvas }
    .preview { display: grid; place-items: center; min-inline-size: var(--index-bar-preview-size, 56px);
      block-size: var(--index-bar-preview-size, 56px); box-sizing: border-box; padding-inline: 8px; border-radius: 28px;
      background: var(--tint); color: Canvas; font-size: 28px; white-space: nowrap; overflow: clip; transition: opacity 0.1s }
    [hidden] { display: none }
    .told { position: absolute; clip-path: inset(50%); inline-size: 1em; block-size: 1px; overflow: hidden }
    a { color: inherit; text-decoration: none; min-block-size: 0 }
    @media (prefers-reduced-motion: reduce) { .preview { transition: none } }
    @media (prefers-contrast: more) { :host { --tint: var(--index-bar-color, light-dark(#003a8c, #b5d8ff)) } }
    @media (forced-colors: active) {
      :host { color: ButtonText }
      .highlight, .preview { background: Highlight; forced-color-adjust: none }
      .lit, .preview { color: HighlightText; forced-color-adjust: none }
    }`);
  return sheet;
}

function make(name, className, more = {}) {
  const node = document.createElement(name);
  if (className) { node.className = className; node.setAttribute('part', className); }
  return Object.assign(node, more);
}

function put(node, x, y, width, height) {
  node.style.transform = `translate(${x}px, ${y}px)`;
  if (width !== undefined) [node.style.width, node.style.height] = [`${width}px`, `${height}px`];
}

function toggle(states, name, isOn) { if (isOn) states.add(name); else states.delete(name); }

// MARK: The element

const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown', 'Enter', ' ', 'Escape'];
const reasons = ['touch', 'key', 'wheel', 'adjust', 'activate'], phases = ['began', 'changed', 'ended'];
const [began, moved, ended, cancelled, hovered, left] = [0, 1, 2, 3, 4, 5];
const Base = globalThis.HTMLElement ?? class {};

/** An index bar. With `for`, the id of a list, it follows its headings and places itself. */
export class IndexBar extends Base {
  static observedAttributes = settings.map(setting => setting.name);
  static formAssociated = false;

  #internals = this.attachInternals?.();
  #states = this.#internals?.states;
  #x = null; // the module's exports
  #list = null; #given = null; #entries = []; #keys = null; #counts = null; #told = []; #pause = 0; #isStale = false; #mover = null; #sent = ''; #isKept = false;
  #owner = null; #box = null; #timer = 0; #frame = 0; #typed = new Typed(); #ids = new Ids();
  #range; #strip; #highlight; #preview; #live; #slots = []; #observers = []; #around = null; #padded = null; #sizes = '';
  /** What kept the module away, or null. */
  problem = null;

  constructor() {
    super();
    if (!globalThis.document) return;
    const root = this.#internals.shadowRoot ?? this.attachShadow({ mode: 'open', delegatesFocus: true });
    root.adoptedStyleSheets = [styleSheet()];
    this.#range = make('input', '', { type: 'range', min: 1, value: 1, step: 1 });
    this.#strip = make('div', 'strip');
    [this.#highlight, this.#preview] = ['highlight', 'preview'].map(part => make('div', part, { hidden: true, ariaHidden: 'true' }));
    this.#live = make('div', '', { className: 'told' });
    this.#live.setAttribute('role', 'status');
    root.replaceChildren(this.#range, this.#strip, this.#preview, this.#live);
    this.#listen();
  }

  connectedCallback() {
    this.#start();
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => this.reload(), { once: true });
    this.reload();
    if (this.#x) this.#wantFrame(); // what was wanted while it was away
  }

  disconnectedCallback() {
    if (this.#x && this.#owner) this.#do(this.#x.pointer(cancelled, this.#number(this.#owner), 0, 0, this.#now, 0));
    this.#owner = null;
    this.#leave();
    clearTimeout(this.#pause);
  }

  attributeChangedCallback(name) {
    if (!this.isConnected || !this.#range) return;
    if (name === 'for' || name === 'headings' || name === 'placement') this.reload(); else this.#update();
  }

  // MARK: Content

  /** Titles, or objects with `title`, `id`, `spoken`, `key`, `section`, `required` and `level`, for a list that is not in the document. */
  get entries() { return [...this.#entries]; }
  set entries(entries) {
    this.#given = entries == null ? null : Array.from(entries, one => typeof one === 'object' && one ? one : { title: String(one) });
    this.reload();
  }

  /** How many rows each section has. */
  get counts() { return this.#counts && [...this.#counts]; }
  set counts(counts) {
    this.#counts = counts == null ? null : Array.from(counts, count => Math.max(0, Math.min(Math.trunc(count) || 0, 2 ** 31 - 1)));
    this.reload();
  }

  /** The number of the selected entry, -1: none. */
  get selectedIndex() { return this.#x ? this.#x.state(0) : -1; }
  /** The number of the entry that is lit, -1: none. */
  get litIndex() { return this.#x ? this.#x.state(1) : -1; }
  /** Whether a finger or a mouse drags on the bar. */
  get isTracking() { return this.#x?.state(3) === 1; }

  /** Chooses an entry as a person would; a number out of range does nothing. */
  select(entry) { if (this.#x) this.#do(this.#x.choose(Number.isInteger(entry) ? entry : -1)); }

  /** Says what a list that is not in the document shows: the row at its top and how much of it has passed, 0 to 1. */
  listScrolled(row, fraction = 0, { byUser } = {}) {
    const tell = moving => this.#report(this.#told = [row, fraction, moving]);
    clearTimeout(this.#pause);
    tell(byUser === undefined ? 3 : byUser ? user : atRest);
    if (byUser) this.#pause = setTimeout(tell, 150, atRest);
  }

  /** Reads the list's headings again. The bar follows changes of the document by itself. */
  reload() {
    if (!this.isConnected || !this.#range) return;
    const list = this.for ? this.getRootNode().getElementById?.(this.for) ?? document.getElementById(this.for) : null;
    this.#leave(list);
    this.#list = list ? new HeadedList(list, this.headings) : null;
    this.#entries = this.#list && !this.#given ? this.#list.titles.map((title, section) => ({ title, section, id: this.#list.headings[section].id || title })) :
      (this.#given ?? []).map((entry, section) => ({ section, ...entry }));
    this.#keys = null;
    this.#follow();
    if (this.#x) {
      this.#sendContent();
      this.#update();
      this.#giveRoom(this.#x.state(5));
      this.#report();
    } else this.#tellRange(this.#drawPlain());
  }

  async #start() {
    if (this.#x || this.problem) return;
    try {
      this.#x = (await WebAssembly.instantiate(await moduleOnce(), {})).exports;
    } catch (error) {
      if (this.problem) return;
      this.problem = error;
      console.warn(`<index-bar>: no WebAssembly here (${error.name}); allow it with script-src 'wasm-unsafe-eval'. ` +
        'The titles are plain links.');
      toggle(this.#states, 'fallback', true);
      this.#drawPlain();
      return;
    }
    this.#strip.replaceChildren(this.#highlight);
    this.#slots = [];
    toggle(this.#states, 'ready', true);
    if (this.isConnected) this.reload();
  }

  #sendContent() {
    const entries = this.#entries, counts = this.#list?.counts ?? this.#counts ?? entries.map(() => 1);
    const all = JSON.stringify([entries, counts]);
    if (all === this.#sent) return; // a list that draws other rows, but has the same
    this.#sent = all;
    const column = (kind, values) => {
      const start = this.#x.column(kind, values.length);
      new Int32Array(this.#x.memory.buffer, start, values.length).set(values);
    };
    column(0, entries.map(entry => entry.section ?? none));
    column(1, counts);
    column(2, this.#ids.numbers(entries.map(entry => entry.id ?? entry.title)));
    const required = entries.flatMap((entry, at) => entry.required ? [at] : []);
    if (required.length) column(3, required);
    if (entries.some(entry => entry.level)) column(4, entries.map(entry => entry.level ?? 0));
    this.#do(this.#x.content(entries.length));
    this.#sizes = '';
  }

  // MARK: The list

  #follow() {
    const sizes = new ResizeObserver(() => this.#wantFrame(this.#isStale = true)); // in the frame, as sizes change by it
    for (const node of [this, this.#live]) sizes.observe(node);
    const all = new AbortController(), { signal } = all;
    addEventListener('resize', () => this.#update(), { signal });
    this.#observers = [sizes, { disconnect: () => all.abort() }];
    if (!this.#list) return;
    const { list, scroller, isWindow } = this.#list;
    const changed = records => {
      const isNew = records.some(one => one.type !== 'attributes' || one.attributeName === 'data-index-title');
      if (isNew) this.reload(); else this.#wantFrame(this.#isStale = true);
    };
    const changes = this.#list.changes = new MutationObserver(changed);
    changes.observe(list, { childList: true, subtree: true, characterData: true, attributeFilter: ['data-index-title', 'class', 'style', 'hidden', 'open'] });
    list.addEventListener('load', () => this.#wantFrame(this.#isStale = true), { capture: true, signal }); // a picture has come
    this.#list.changed = changed;
    for (const node of new Set([list, scroller, ...this.#list.all])) sizes.observe(node);
    if (this.#mover?.scroller !== scroller) {
      this.#mover?.end();
      this.#mover = new Mover(this.#list, this, () => this.#report());
    }
    this.#list.mover = this.#mover;
    (isWindow ? window : scroller).addEventListener('scroll', () => {
      this.#mover.scrolled(scroller.scrollTop);
      this.#report();
    }, { passive: true, signal });
    addEventListener('scroll', event => {
      if (!isWindow && event.target !== scroller) this.#update();
    }, { passive: true, capture: true, signal });
    this.#observers.push(changes);
  }

  /** Stops following; a list that is no longer the bar's gets its room back. */
  #leave(next) {
    for (const one of this.#observers) one.disconnect();
    this.#observers = [];
    if (next && this.#padded?.list === next && this.placement === 'automatic') return;
    this.#mover?.end();
    this.#mover = null;
    if (this.#padded) this.#padded.list.style.paddingInlineEnd = this.#padded.before;
    this.#padded = null;
  }

  #report() {
    if (!this.#x || !this.isConnected) return;
    if (this.#list) {
      const [row, fraction, section, viewport, content, offset] = this.#list.shown;
      this.#do(this.#x.list(this.#list.rowCount, row, fraction, section, viewport, content, 0, 0, offset, this.#list.mover.moving));
    } else if (this.#told.length) {
      const [row, fraction, moving] = this.#told;
      this.#do(this.#x.list(NaN, row, fraction, NaN, NaN, NaN, 0, 0, NaN, moving));
    }
  }

  #giveRoom(thickness) {
    if (!this.#list || this.placement !== 'automatic') return;
    const { list } = this.#list;
    const { style } = list;
    this.#padded ??= { list, before: style.paddingInlineEnd, own: parseFloat(getComputedStyle(list).paddingInlineEnd) || 0 };
    const padding = `${this.#padded.own + thickness}px`;
    if (style.paddingInlineEnd !== padding) style.paddingInlineEnd = padding;
  }

  // MARK: Style and measures

  #update() {
    const x = this.#x;
    if (!x || !this.isConnected) return;
    for (const setting of settings) {
      if (setting.number === undefined) continue;
      const value = this[camel(setting.name)];
      if (setting.kind === 'word') x.style(setting.number, setting.values.indexOf(value));
      else if (setting.kind === 'number') x.style(setting.number, value);
      else x.style(setting.number, value !== setting.name.startsWith('no-') ? 1 : 0);
    }
    const [way, amount] = this.activation.split(' ');
    x.style(way === 'drag' ? 6 : way === 'delay' ? 7 : 5, Number(amount) || 0);
    const style = getComputedStyle(this);
    this.#measureTitles(style);
    if (this.#list && this.placement === 'automatic') this.#place(style);
    const box = this.getBoundingClientRect();
    const measured = { 0: box.width, 1: box.height, 10: style.direction === 'rtl', 15: this.#list, 16: true, 17: !this.disabled,
      18: this.putAway, 19: matchMedia('(prefers-reduced-motion: reduce)').matches };
    for (const [member, value] of Object.entries(measured)) x.measure(member, typeof value === 'number' ? value : value ? 1 : 0);
    x.boundary(-box.left, -box.top, document.documentElement.clientWidth, innerHeight);
    this.#range.disabled = this.disabled;
    this.#do(x.apply());
    this.#tellRange();
    toggle(this.#states, 'horizontal', x.state(6) === 1);
    this.#range.setAttribute('aria-orientation', x.state(6) === 1 ? 'horizontal' : 'vertical');
    this.#paint();
  }

  #measureAgain() {
    this.#isStale = false;
    if (this.#list?.isOld) return this.reload();
    this.#list?.forget();
    this.#update();
    this.#report();
  }

  #measureTitles(style) {
    const font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    if (this.#sizes === font) return;
    this.#sizes = font;
    const context = document.createElement('canvas').getContext('2d'), size = parseFloat(style.fontSize) || 11;
    context.font = font;
    const widest = this.#titlesToMeasure().reduce((most, title) => Math.max(most, context.measureText(title).width), 0);
    this.#x.measure(11, size * 1.27);
    this.#x.measure(12, Math.max(size, widest + 6));
    this.#x.measure(13, widest + 6);
    this.#x.measure(14, size * 1.27 + 4);
  }

  #titlesToMeasure() {
    const titles = this.#entries.map(entry => String(entry.title ?? '')), x = this.#x, { length } = titles;
    if (length <= x.constant(2)) return titles;
    const encoder = new TextEncoder(), start = x.column(5, length);
    new Int32Array(x.memory.buffer, start, length).set(titles.map(title => encoder.encode(title).length));
    const count = x.toMeasure();
    return Array.from(new Int32Array(x.memory.buffer, x.column(5, 0), count), entry => titles[entry]);
  }

  /** At the inline end of the list, over what of its scroller is in the window. */
  #place(style) {
    const { list, scroller, isWindow } = this.#list, root = document.documentElement;
    const outer = isWindow ? { left: 0, right: root.clientWidth } : scroller.getBoundingClientRect();
    const own = list.getBoundingClientRect(), edge = isWindow ? 0 : scroller.offsetWidth - scroller.clientWidth;
    let [top, bottom] = [0, innerHeight];
    for (let node = scroller; node && node !== root && node !== document.scrollingElement; node = scrollerOf(parentOf(node))) {
      const box = node.getBoundingClientRect();
      [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    // Without pointer events for touches there is an overlay scroll bar that owns the window's outermost 21 pixels.
    const away = isWindow && innerWidth === root.clientWidth && 'ontouchstart' in window && navigator.maxTouchPoints === 0 ? 22 : 0;
    const width = Math.max(24, this.#x.state(9) || 0), isLeft = style.direction === 'rtl';
    const left = isLeft ? Math.max(outer.left + edge, own.left) + away :
      Math.min(outer.right - edge, own.right) - width - away;
    Object.assign(this.style, { position: 'fixed', width: `${width}px`, height: `${Math.max(0, bottom - top)}px` });
    if (!this.style.left) Object.assign(this.style, { left: '0px', top: '0px' });
    const box = this.getBoundingClientRect(); // an ancestor with a transform moves what is fixed
    this.style.left = `${parseFloat(this.style.left) + left - box.left}px`;
    this.style.top = `${parseFloat(this.style.top) + top - box.top}px`;
  }

  // MARK: Commands

  get #now() { return performance.now() / 1000; }

  /** Carries out an answer of the driver in the contract's order; true: the input was the bar's. */
  #do(flags) {
    const x = this.#x, has = bit => (flags & (1 << bit)) !== 0;
    const answer = new Float64Array(x.memory.buffer, x.answer(), 32).slice();
    if (has(0)) {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#do(x.timer()), Math.min(answer[0] * 1000, 2 ** 31 - 1));
    } else if (has(1)) clearTimeout(this.#timer);
    if (has(2)) this.#wantFrame();
    if (has(3)) this.#list?.put(this.#list.scroller.scrollTop, false);
    const goes = has(4) && this.#list && !this.#isKept;
    if (goes) this.#list.goTo(answer[2], answer[3], answer[4], has(5));
    if (has(4)) this.#wantFrame();
    if (has(6)) this.#list?.goBack(answer[5], answer[6], answer[7]);
    if (has(7) || has(8)) toggle(this.#states, 'hidden', has(8));
    if (has(9)) this.#giveRoom(answer[8]);
    if (has(10) || has(16)) this.#tellRange();
    if (has(11)) {
      toggle(this.#states, 'tracking', answer[9] === 0);
      this.#tell(answer[9] === 0 ? 'trackingstart' : 'trackingend', answer[9] === 0 ? {} : { cancelled: answer[9] === 2 });
    }
    if (has(12)) this.#tellSelection(answer.slice(10, 16));
    if (has(13)) navigator.vibrate?.(8);
    if (has(14)) this.#live.textContent = this.#valueText(answer[16]);
    if (has(4) && this.#list) this.#report();
    return has(15);
  }

  /** Tells of a selection before the list goes there; whoever cancels it keeps the list where it is. */
  #tellSelection([index, section, row, fraction, reason, phase]) {
    this.#isKept = false;
    const detail = { index, title: this.#entries[index]?.title, section, row, fraction, reason: reasons[reason], phase: phases[phase] };
    const isKept = !this.#tell('select', detail, true);
    if (this.selectedIndex === index || !this.#x) this.#isKept = isKept; // else whoever was told chose another one
    return isKept;
  }

  #tell(name, detail, cancelable = false) {
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
  }

  #wantFrame() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      if (!this.#x || !this.isConnected) return;
      if (this.#isStale) this.#measureAgain();
      this.#do(this.#x.frame());
      this.#paint();
    });
  }

  // MARK: Accessibility

  /** The language around the element, also outside of shadow roots. */
  get #language() {
    for (let node = this; node; node = parentOf(node)) if (node.lang) return node.lang;
    return '';
  }

  get #words() { return words[this.#language.toLowerCase().split(/[-_]/)[0]] ?? (this.#language ? [words.en[0], '/'] : words.en); }

  /** "M, 13 of 27". */
  #valueText(entry) {
    const one = this.#entries[entry], count = this.#entries.length;
    const form = this.valueText || `{title}, {number} ${this.#words[1]} {count}`;
    const parts = { title: one?.spoken ?? one?.title ?? '', number: entry + 1, count };
    return one ? form.replace(/\{(title|number|count)\}/g, (_, name) => parts[name]) : '';
  }

  #tellRange() {
    const current = this.#x ? this.#x.state(2) : -1;
    this.#range.max = Math.max(1, this.#entries.length);
    this.#range.value = Math.max(0, current) + 1;
    this.#range.setAttribute('aria-label', this.label || this.#words[0]);
    this.#range.setAttribute('aria-valuetext', this.#valueText(current));
  }

  // MARK: Painting

  #slot(at, className) {
    if (!this.#slots[at]) this.#strip.append(this.#slots[at] = make('div', className, { ariaHidden: 'true' }));
    return this.#slots[at];
  }

  #paint() {
    const x = this.#x, count = x.scene();
    const scene = new Float64Array(x.memory.buffer, x.reading(), 17 + 7 * count).slice();
    const looks = ['', ' lit', ' dimmed', ' disabled'];
    this.#strip.hidden = scene[0] === 0;
    this.#highlight.hidden = scene[10] === 0;
    if (scene[10]) put(this.#highlight, scene[11], scene[12], scene[13], scene[14]);
    for (let at = 0; at < count; at += 1) {
      const [first, last, left, top, width, height, look] = scene.subarray(17 + 7 * at, 24 + 7 * at);
      const part = last < 0 ? 'title' : 'gap', slot = this.#slot(at, part), string = last < 0 ? this.#entries[first]?.title : '•';
      if (slot.textContent !== string) slot.textContent = string;
      const name = part + looks[look];
      if (slot.className !== name) {
        slot.className = name;
        slot.setAttribute('part', part);
        slot.style.opacity = look < 2 ? '' : x.constant(look - 2);
      }
      put(slot, left, top, width, height);
    }
    for (const slot of this.#slots.splice(count)) slot.remove();
    this.#paintPreview(scene[15], scene[16]);
  }

  #paintPreview(entry, scale) {
    this.#preview.hidden = entry < 0;
    if (entry < 0) return;
    this.#preview.textContent = (this.#entries[entry]?.title ?? '') + (hints[scale] ?? '');
    const { offsetWidth, offsetHeight } = this.#preview;
    const side = this.#x.preview(offsetWidth, offsetHeight);
    this.#preview.hidden = side < 0;
    const [left, top] = new Float64Array(this.#x.memory.buffer, this.#x.reading(), 4);
    put(this.#preview, left, top);
  }

  /** The titles without the driver: while the module is on its way, or as links where it may not come. */
  #drawPlain() {
    this.#strip.replaceChildren(...this.#entries.map(({ title }, at) => {
      if (!this.problem) return make('div', 'title', { textContent: title, ariaHidden: 'true' });
      const link = make('a', 'link', { textContent: title }), heading = this.#list?.headings[at];
      link.href = `#${heading?.id ?? ''}`;
      link.addEventListener('click', event => {
        event.preventDefault();
        const section = this.#entries[at].section ?? -1;
        const row = this.#list?.starts[section] ?? NaN;
        if (!this.#tellSelection([at, section, row, 0, 3, 2])) this.#list?.goTo(section, row || 0, 0, false);
      });
      return link;
    }));
    this.#range.hidden = Boolean(this.problem);
  }

  // MARK: Input

  #number(owner) { return Number(owner.slice(1)) | 0; }

  #point(phase, id, at, kind) {
    const box = phase === moved && this.#box ? this.#box : (this.#box = this.getBoundingClientRect());
    return this.#do(this.#x.pointer(phase, id, at.clientX - box.left, at.clientY - box.top, this.#now, kind));
  }

  #listen() {
    const on = (names, act, options) => {
      for (const name of names.split(' ')) this.addEventListener(name, event => { if (this.#x) act(event); }, options);
    };
    const kind = event => event.pointerType === 'mouse' ? 1 : 0;
    const mine = event => [...event.changedTouches].find(touch => this.#owner === `t${touch.identifier}`);
    on('pointerdown', event => {
      if (event.button || this.#owner) return;
      if (!this.#point(began, event.pointerId, event, kind(event))) return;
      this.#owner = `p${event.pointerId}`;
      try { this.setPointerCapture(event.pointerId); } catch { /* it has been lifted already */ }
    });
    on('pointermove', event => {
      if (this.#owner !== `p${event.pointerId}`) {
        if (event.pointerType === 'mouse' && !this.#owner) this.#point(hovered, event.pointerId, event, 1);
        return;
      }
      const all = event.getCoalescedEvents?.() ?? [];
      for (const one of all.length ? all : [event]) this.#point(moved, event.pointerId, one, kind(event));
    });
    on('pointerleave', event => {
      if (event.pointerType === 'mouse' && !this.#owner) this.#point(left, event.pointerId, event, 1);
    });
    on('pointerup pointercancel lostpointercapture', event => {
      if (this.#owner !== `p${event.pointerId}`) return;
      this.#owner = null;
      this.#point(event.type === 'pointerup' ? ended : cancelled, event.pointerId, event, kind(event));
    });
    this.#listenToTouches(on, mine);
    on('contextmenu', event => event.preventDefault()); // a long press would cancel the drag
    on('wheel', event => {
      if (event.ctrlKey) return;
      event.preventDefault();
      const delta = this.#x.state(6) && event.deltaX ? event.deltaX : event.deltaY;
      if (!this.#owner) this.#do(this.#x.wheel(Math.sign(delta), 0));
    }, { passive: false });
    on('keydown', event => this.#press(event));
    this.#range.addEventListener('input', () => {
      if (this.#x) this.#do(this.#x.accessible(5, Number(this.#range.value) - 1));
    });
    this.#range.addEventListener('focus', () => this.#focus(this.#range.matches(':focus-visible')));
    this.#range.addEventListener('blur', () => this.#focus(false));
  }

  /** One engine has no pointer events for touches; where there are any, pointerdown comes before touchstart. */
  #listenToTouches(on, mine) {
    on('touchstart', event => {
      if (event.cancelable) event.preventDefault();
      if (this.#owner) return;
      const touch = event.changedTouches[0];
      if (this.#point(began, touch.identifier, touch, 0)) this.#owner = `t${touch.identifier}`;
    }, { passive: false });
    on('touchmove', event => {
      const touch = mine(event);
      if (!touch) return;
      if (event.cancelable) event.preventDefault();
      this.#point(moved, touch.identifier, touch, 0);
    }, { passive: false });
    on('touchend touchcancel', event => {
      const touch = mine(event);
      if (!touch) return;
      if (event.cancelable) event.preventDefault();
      this.#owner = null;
      this.#point(event.type === 'touchend' ? ended : cancelled, touch.identifier, touch, 0);
    });
  }

  #focus(isVisible) {
    toggle(this.#states, 'ring', isVisible);
    if (this.#x) this.#do(this.#x.focus(isVisible ? 1 : 0));
  }

  #press(event) {
    const modifiers = event.getModifierState('AltGraph') ? 0 :
      (event.shiftKey ? 1 : 0) | (event.ctrlKey ? 2 : 0) | (event.altKey ? 4 : 0) | (event.metaKey ? 8 : 0);
    let key = keys.indexOf(event.key), entry = -1;
    const isText = event.key.length > 0 && [...event.key].length === 1;
    if (isText && !event.isComposing && this.#x.takesText(modifiers)) {
      const found = this.#search(event.key);
      if (found >= 0) [key, entry] = [11, found];
    }
    if (key < 0 && !isText) return;
    if (this.#do(this.#x.press(key < 0 ? 11 : key, entry, modifiers, this.#now))) event.preventDefault();
  }

  #search(character) {
    this.#keys ??= this.#entries.map(entry => String(entry.key ?? entry.title ?? ''));
    return this.#typed.find(character, this.#keys, this.#language, this.#now, this.#x.constant(3));
  }
}

for (const { name, kind, initial, values } of settings) {
  const property = camel(name);
  Object.defineProperty(IndexBar.prototype, property, {
    configurable: true, enumerable: true,
    get() {
      if (kind === 'flag') return this.hasAttribute(name);
      const given = this.getAttribute(name);
      if (given === null) return initial;
      if (kind === 'word') return values.includes(given) ? given : initial;
      if (kind === 'number') return given.trim() === '' || Number.isNaN(Number(given)) ? initial : Number(given);
      return given;
    },
    set(value) {
      if (kind === 'flag') this.toggleAttribute(name, Boolean(value));
      else if (value == null) this.removeAttribute(name);
      else this.setAttribute(name, String(value));
    },
  });
}

if (globalThis.customElements && !customElements.get('index-bar')) customElements.define('index-bar', IndexBar);
