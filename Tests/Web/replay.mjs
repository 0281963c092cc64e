// `index-bar replay` by the web's module: reads the driver's operations, a line of JSON each, and answers in the same words.
//
//   replay.mjs [MODULE]     default: .build/web/index-bar.wasm
//
// `content` and `style` answer nothing by themselves, as in `index-bar replay`: what they change stands in the next answer.

import { readFileSync } from 'node:fs';
import { Ids, Typed, settings, words } from '../../Web/index-bar.js';

const file = process.argv[2] ?? new URL('../../.build/web/index-bar.wasm', import.meta.url);
const x = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file))).exports;
const table = (start, length) => [...new Float64Array(x.memory.buffer, start, length)];
const camel = name => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
const order = 'timer paint list scroll restore visible reserved value tracking select haptic announce'.split(' ');
const presses = 'up down left right home end pageUp pageDown return space escape character'.split(' ');
const reasons = ['touch', 'key', 'wheel', 'adjust', 'activate'], phases = ['began', 'changed', 'ended'];
const typed = new Typed(), ids = new Ids();
let content = { titles: [], spoken: [], keys: [] }, value = '', preview = [0, 0], held = {};

const spoken = entry => {
  const { titles, spoken } = content;
  return entry >= 0 && entry < titles.length ? `${spoken[entry] ?? titles[entry]}, ${entry + 1} ${words.en[1]} ${titles.length}` : '';
};
const target = ([entry, section, row, fraction]) => ({ entry, section: section < 0 ? null : section, row, fraction });
const numberOrNull = number => Number.isFinite(number) ? number : null;

/** The commands of an answer, by name. */
function commands(flags) {
  const has = bit => (flags & (1 << bit)) !== 0, answer = table(x.answer(), 32), told = {};
  if (has(0)) told.timer = answer[0]; else if (has(1)) told.timer = null;
  if (has(2)) told.paint = true;
  if (has(3)) told.list = 'stop';
  if (has(4)) told.scroll = { ...target(answer.slice(1)), animated: has(5) };
  if (has(6)) told.restore = { row: answer[5], fraction: answer[6], offset: numberOrNull(answer[7]) };
  if (has(7) || has(8)) told.visible = has(7);
  if (has(9)) told.reserved = answer[8];
  const now = has(10) ? spoken(x.state(2)) : value;
  if (now !== value) told.value = value = now;
  if (has(11)) told.tracking = ['began', 'ended', 'cancelled'][answer[9]];
  if (has(12)) told.select = { ...target(answer.slice(10)), reason: reasons[answer[14]], phase: phases[answer[15]] };
  if (has(13)) told.haptic = true;
  if (has(14)) told.announce = spoken(answer[16]);
  return told;
}

function line(flags, tellsHandled) {
  const told = { ...held, ...commands(flags) };
  held = {};
  const all = order.filter(name => name in told).map(name => ({ [name]: told[name] }));
  return tellsHandled ? { commands: all, handled: (flags & (1 << 15)) !== 0 } : { commands: all };
}

/** Keeps what is told later; a drag and a selection of the engine's own operations are not told again. */
function hold(flags) {
  const { tracking, select, announce, haptic, ...rest } = commands(flags);
  held = { ...held, ...rest };
  return { effects: [] };
}

function takeContent({ titles, count, sections, rows, ids: names, required, levels, spoken: said, searchKeys }) {
  titles ??= Array.from({ length: count }, (_, at) => String(at + 1));
  content = { titles, spoken: said ?? [], keys: titles.map((title, at) => searchKeys?.[at] ?? title) };
  const column = (kind, values) => new Int32Array(x.memory.buffer, x.column(kind, values.length), values.length).set(values);
  if (sections) column(0, sections.map(section => section ?? -2147483648));
  if (rows) column(1, rows);
  if (names) column(2, ids.numbers(names));
  if (required) column(3, required);
  if (levels) column(4, levels);
  return hold(x.content(titles.length));
}

function takeStyle({ op, pitch, activation, ...given }) {
  for (const setting of settings) {
    const name = camel(setting.name.replace(/^no-/, 'shows-'));
    if (setting.number === undefined || !(name in given)) continue;
    const one = given[name];
    x.style(setting.number, setting.kind === 'word' ? setting.values.map(camel).indexOf(one) : Number(one ?? NaN));
  }
  if (activation === 'touchDown') x.style(5, 0);
  if (activation?.drag !== undefined) x.style(6, activation.drag);
  if (activation?.delay !== undefined) x.style(7, activation.delay);
  if (pitch !== undefined) for (const member of [11, 12]) x.measure(member, pitch);
  return hold(x.apply());
}

function measure(given) {
  const set = (member, value) => { if (value !== undefined) x.measure(member, Number(value)); };
  const sides = (first, insets) => {
    if (insets) ['top', 'left', 'bottom', 'right'].forEach((side, at) => set(first + at, insets[side] ?? 0));
  };
  set(0, given.width);
  set(1, given.height);
  sides(2, given.insets);
  sides(6, given.margins);
  if (given.direction) set(10, given.direction === 'rtl');
  [given.along?.vertical, given.along?.horizontal, given.across?.vertical, given.across?.horizontal, given.attached,
    given.ownsHit, given.enabled, given.putAway, given.reducedMotion].forEach((value, at) => set(11 + at, value));
  if (given.boundary) x.boundary(given.boundary.x ?? 0, given.boundary.y ?? 0, given.boundary.width ?? 0, given.boundary.height ?? 0);
  if (given.boundary === null) x.boundary(0, 0, NaN, 0);
  if (given.preview) preview = [given.preview.width ?? 0, given.preview.height ?? 0];
}

function press({ key, text = ' ', modifiers = [], time = 0 }) {
  const bits = ['shift', 'control', 'alt', 'command'].reduce((sum, name, at) => sum + (modifiers.includes(name) ? 1 << at : 0), 0);
  let number = presses.indexOf(key), entry = -1;
  if ((key === 'character' || key === 'space') && x.takesText(bits)) {
    entry = typed.find(text, content.keys, '', time, x.constant(3));
    if (entry >= 0) number = 11;
  }
  return line(x.press(number, entry, bits, time), true);
}

function drive({ wheel, focus, accessible, choose }) {
  if (wheel !== undefined) return line(x.wheel(wheel.points ?? wheel, wheel.points === undefined ? 0 : 1));
  if (focus !== undefined) return line(x.focus(focus ? 1 : 0));
  if (choose !== undefined) return line(x.choose(choose));
  const word = ['increment', 'decrement', 'activate', 'escape'].indexOf(accessible);
  return line(word >= 0 ? x.accessible(word, 0) : x.accessible(accessible.action === undefined ? 5 : 4, accessible.action ?? accessible.value));
}

function scene() {
  const count = x.scene(), read = table(x.reading(), 17 + 7 * count);
  const side = x.preview(...preview), bubble = table(x.reading(), 4);
  const looks = ['normal', 'lit', 'dimmed', 'disabled'];
  return {
    visible: read[0] === 1, strip: read.slice(1, 5), hit: read[5] ? read.slice(6, 10) : null,
    slots: Array.from({ length: count }, (_, at) => {
      const [first, last, ...rest] = read.slice(17 + 7 * at, 24 + 7 * at);
      const kind = last < 0 ? { kind: 'title', entry: first } : { kind: 'gap', entries: [first, last] };
      return { ...kind, rect: rest.slice(0, 4), look: looks[rest[4]] };
    }),
    highlight: read[10] ? read.slice(11, 15) : null,
    preview: read[15] < 0 || side < 0 ? null : { entry: read[15], rect: bubble, side: ['left', 'right', 'above', 'below'][side] },
  };
}

function list({ rows, top, viewport, content: length, insets, offset, moving = 'unknown' }) {
  const known = number => number ?? NaN;
  return line(x.list(known(rows), top.row ?? 0, top.fraction ?? 0, known(top.section), known(viewport), known(length),
    insets?.before ?? 0, insets?.after ?? 0, known(offset), ['user', 'itself', 'no', 'unknown'].indexOf(moving)));
}

function answer(given) {
  switch (given.op) {
    case 'content': return takeContent(given);
    case 'style': return takeStyle(given);
    case 'measure':
      measure(given);
      return line(x.apply());
    case 'pointer':
      return line(x.pointer(['began', 'moved', 'ended', 'cancelled', 'hovered', 'left'].indexOf(given.phase), given.id ?? 0,
        given.x ?? 0, given.y ?? 0, given.time ?? 0, given.kind === 'mouse' ? 1 : 0), true);
    case 'press': return press(given);
    case 'drive': return drive(given);
    case 'list': return list(given);
    case 'tick': return line(x.frame());
    case 'timer': return { effects: [], ...line(x.timer()) };
    case 'scene': return scene();
    case 'state': {
      const entry = number => number < 0 ? null : number;
      return { selected: entry(x.state(0)), highlighted: entry(x.state(1)), tracking: x.state(3) === 1,
        hidden: x.state(4) === 1, reserved: x.state(13) };
    }
    default: return { error: `'op' has the unknown word '${given.op}'` };
  }
}

const lines = readFileSync(0, 'utf8').split('\n').filter(one => one.trim() && !one.startsWith('#'));
process.stdout.write(lines.map(one => `${JSON.stringify(answer(JSON.parse(one)))}\n`).join(''));
