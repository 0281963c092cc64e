// Writes Web/custom-elements.json and Web/index-bar.d.ts from the element's own tables; --check compares instead.

import { readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('../Web/', import.meta.url);
const source = readFileSync(new URL('index-bar.js', folder), 'utf8');
const { settings, described } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
const camel = name => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
const type = setting => ({ word: setting.values?.map(value => `'${value}'`).join(' | '), flag: 'boolean', number: 'number',
  text: 'string' })[setting.kind];
const initial = setting => typeof setting.initial === 'string' ? `'${setting.initial}'` : String(setting.initial);
const names = list => list.map(name => ({ name }));

const manifest = JSON.stringify({
  schemaVersion: '1.0.0',
  modules: [{
    kind: 'javascript-module', path: 'index-bar.js',
    declarations: [{
      kind: 'class', customElement: true, name: 'IndexBar', tagName: 'index-bar', superclass: { name: 'HTMLElement' },
      attributes: settings.map(setting => ({ name: setting.name, fieldName: camel(setting.name),
        type: { text: type(setting) }, default: initial(setting) })),
      members: settings.map(setting => ({ kind: 'field', name: camel(setting.name), type: { text: type(setting) },
        default: initial(setting), attribute: setting.name, reflects: true })),
      events: described.events.map(name => ({ name, type: { text: 'CustomEvent' } })),
      cssParts: names(described.parts), cssStates: names(described.states), cssProperties: names(described.cssProperties),
    }],
    exports: [{ kind: 'js', name: 'IndexBar', declaration: { name: 'IndexBar', module: 'index-bar.js' } },
      { kind: 'custom-element-definition', name: 'index-bar', declaration: { name: 'IndexBar', module: 'index-bar.js' } }],
  }],
}, null, 2) + '\n';

const types = `export interface IndexBarEntry {
  title: string; id?: string; spoken?: string; key?: string; section?: number | null; required?: boolean; level?: number;
}
export interface IndexBarSelection {
  index: number; title: string | undefined; section: number; row: number; fraction: number;
  reason: 'touch' | 'key' | 'wheel' | 'adjust' | 'activate'; phase: 'began' | 'changed' | 'ended';
}
export class IndexBar extends HTMLElement {
${settings.map(setting => `  ${camel(setting.name)}: ${type(setting)};`).join('\n')}
  get entries(): IndexBarEntry[];
  set entries(entries: any);
  get counts(): number[] | null;
  set counts(counts: any);
  readonly selectedIndex: number;
  readonly litIndex: number;
  readonly isTracking: boolean;
  problem: Error | null;
  select(entry: number): void;
  listScrolled(row: number, fraction?: number, options?: { byUser?: boolean }): void;
  reload(): void;
}
declare global {
  interface HTMLElementTagNameMap { 'index-bar': IndexBar }
}
`;

let differs = false;
for (const [name, text] of [['custom-elements.json', manifest], ['index-bar.d.ts', types]]) {
  const file = new URL(name, folder);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`Web/${name} is not what the element's tables say: node Scripts/web-manifest.mjs`);
    differs = true;
  }
}
process.exit(differs ? 1 : 0);
