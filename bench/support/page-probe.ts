/** What the probe notes in the page. Times are milliseconds since the navigation started. */
export interface Probe {
  /** When what was waited for was there; null until then. */
  usable: number | null;
  /** When the last script that came before that had arrived. */
  scripts: number;
  longTasks: number[];
  shift: number;
}

declare global {
  interface Window {
    benchProbe: Probe;
  }
}

/**
 * Runs in the page before anything else, so it stands alone. Looks once a frame for an element, in the shadow root
 * of `host` where one is named, and takes it for usable when it is visible and takes the focus.
 */
export function installProbe(target: { host: string | null; selector: string }): void {
  const probe: Probe = { usable: null, scripts: 0, longTasks: [], shift: 0 };
  window.benchProbe = probe;
  let focused: HTMLElement | null = null;
  observe('longtask', (entry) => probe.longTasks.push(entry.duration));
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) probe.shift += shift.value;
  });

  function observe(type: string, note: (entry: PerformanceEntry) => void): void {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
    observer.observe({ type, buffered: true });
  }

  function isUsable(): boolean {
    const { host, selector } = target;
    const root = host === null ? document : document.querySelector(host)?.shadowRoot;
    const element = root?.querySelector<HTMLElement>(selector) ?? null;
    if (element === null || !element.checkVisibility({ visibilityProperty: true })) return false;
    if (host === null) return true;
    if (root?.activeElement !== element) takeFocus(element);
    return root?.activeElement === element;
  }

  function takeFocus(element: HTMLElement): void {
    element.focus({ preventScroll: true });
    focused = element;
  }

  /** What arrives behind the popup (its way out) is fetched by now, too, but nobody waits for it. */
  function scriptEnds(): number[] {
    const needed = /\/(?:subscribe-form|welcome-popup|shared)\.js$/u;
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries.filter(({ name }) => needed.test(name)).map(({ responseEnd }) => responseEnd);
  }

  function look(): void {
    if (!isUsable()) return void requestAnimationFrame(look);
    probe.usable = performance.now();
    probe.scripts = Math.max(0, ...scriptEnds().filter((end) => end < (probe.usable ?? 0)));
    // A caret that the probe set blinking is none of the page's cost.
    focused?.blur();
  }
  requestAnimationFrame(look);
}
