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
 * Runs in the page before anything else, so it stands alone. From the event with which the widget says that it is there
 * (`host` and `event` null: from the start) it looks once a frame for an element, in the shadow root of `host`, and takes
 * it for usable in the first frame in which it is visible, if it then takes the focus. The focus is in a task of its own: to
 * take it is the reader's act and none of the widget's work. Nor does the probe ask for frames before: at a fourth of the speed a frame
 * of nothing takes 5 ms of every 16.
 */
export function installProbe(target: {
  host: string | null;
  event: string | null;
  selector: string;
}): void {
  const probe: Probe = { usable: null, scripts: 0, longTasks: [], shift: 0 };
  window.benchProbe = probe;
  observe('longtask', (entry) => probe.longTasks.push(entry.duration));
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) probe.shift += shift.value;
  });

  function observe(type: string, note: (entry: PerformanceEntry) => void): void {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
    observer.observe({ type, buffered: true });
  }

  function find(): HTMLElement | null {
    const { host, selector } = target;
    const root = host === null ? document : document.querySelector(host)?.shadowRoot;
    const element = root?.querySelector<HTMLElement>(selector) ?? null;
    return element?.checkVisibility({ visibilityProperty: true }) ? element : null;
  }

  /** A caret that blinks is none of the page's cost. */
  function takesFocus(element: HTMLElement): boolean {
    element.focus({ preventScroll: true });
    const isFocused = element.matches(':focus');
    element.blur();
    return isFocused;
  }

  /** What arrives behind the popup (its way out) is fetched by now, too, but nobody waits for it. */
  function scriptEnds(): number[] {
    const needed = /\/(?:subscribe-form|welcome-popup)\.js$/u;
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries.filter(({ name }) => needed.test(name)).map(({ responseEnd }) => responseEnd);
  }

  function settle(element: HTMLElement, seen: number): void {
    if (target.host !== null && !takesFocus(element)) return void requestAnimationFrame(look);
    probe.scripts = Math.max(0, ...scriptEnds().filter((end) => end < seen));
    probe.usable = seen;
  }

  /** Usable when this frame is drawn: a message comes after that. */
  function look(): void {
    const element = find();
    if (element === null) return void requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => settle(element, performance.now()));
    port1.start();
    port2.postMessage(null);
  }

  if (target.event === null) requestAnimationFrame(look);
  else addEventListener(target.event, () => requestAnimationFrame(look), { once: true });
}
