export interface IndexBarEntry {
  title: string; id?: string; spoken?: string; key?: string; section?: number | null; required?: boolean; level?: number;
}
export interface IndexBarSelection {
  index: number; title: string | undefined; section: number; row: number; fraction: number;
  reason: 'touch' | 'key' | 'wheel' | 'adjust' | 'activate'; phase: 'began' | 'changed' | 'ended';
}
export class IndexBar extends HTMLElement {
  for: string;
  headings: string;
  label: string;
  valueText: string;
  activation: string;
  placement: 'automatic' | 'manual';
  disabled: boolean;
  putAway: boolean;
  axis: 'automatic' | 'vertical' | 'horizontal';
  distribution: 'center' | 'start' | 'end' | 'fill' | 'proportional';
  gaps: 'dots' | 'none' | 'overlap';
  endPadding: number;
  hysteresis: number;
  selects: 'continuously' | 'on-release';
  emptySections: 'next' | 'previous' | 'nearest' | 'ignore';
  dimsEmpty: boolean;
  restoresOnCancel: boolean;
  minimumRows: number;
  fineScrub: boolean;
  autoHide: 'never' | 'until-touched' | 'until-scrolled';
  revealsOnEdgeTouch: boolean;
  hideDelay: number;
  maximumThickness: number;
  hitThickness: number;
  floats: boolean;
  noHighlight: boolean;
  noPreview: boolean;
  scrollsAnimated: boolean;
  liftTolerance: boolean;
  previewsWhileScrolling: boolean;
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
