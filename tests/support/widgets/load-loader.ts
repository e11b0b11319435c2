import { vi } from 'vitest';
import { embedSettings } from './embed-settings.ts';
import type { EmbedSettings, WidgetConfig, WidgetHandle } from '../../../src/contracts/embed.ts';

/** What the tests do to an observed element. */
interface Observer {
  observed: Set<Element>;
  callback: IntersectionObserverCallback;
}

const observers = new Set<Observer>();

class FakeIntersectionObserver {
  observed = new Set<Element>();
  callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    this.callback = callback;
    observers.add(this);
  }
  observe(element: Element) {
    this.observed.add(element);
  }
  unobserve(element: Element) {
    this.observed.delete(element);
  }
  disconnect() {
    this.observed.clear();
    observers.delete(this);
  }
}

/** Every element that is waited for. */
export const observedElements = (): Element[] => [...observers].flatMap((o) => [...o.observed]);

/** Scrolls near an element. */
export function comeNear(target: Element): void {
  const entry = { isIntersecting: true, target } as unknown as IntersectionObserverEntry;
  for (const { observed, callback } of observers) {
    if (observed.has(target)) callback([entry], {} as IntersectionObserver);
  }
}

export interface FakeHandle extends WidgetHandle {
  unmount: ReturnType<typeof vi.fn<() => void>>;
  show: ReturnType<typeof vi.fn<() => void>>;
  hide: ReturnType<typeof vi.fn<() => void>>;
}

/** A widget's script that only notes what is done with it. */
export function fakeWidget() {
  const handles: FakeHandle[] = [];
  const mount = vi.fn<(host: HTMLElement, config: WidgetConfig) => FakeHandle>(() => {
    const handle = {
      unmount: vi.fn<() => void>(),
      show: vi.fn<() => void>(),
      hide: vi.fn<() => void>(),
    };
    handles.push(handle);
    return handle;
  });
  return { mount, handles };
}

/** Runs the loader as its tag would, with these `data-…` attributes and settings in it. */
export async function runLoader(
  data: Record<string, string> = {},
  settings: Partial<EmbedSettings> | null = {},
): Promise<void> {
  const tag = document.createElement('script');
  tag.setAttribute('src', 'https://flyleaf.example/flyleaf.js');
  Object.assign(tag.dataset, data);
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  vi.stubGlobal('__FLYLEAF_INLINED__', settings !== null);
  vi.stubGlobal('__FLYLEAF_SETTINGS__', settings && { ...embedSettings(), ...settings });
  vi.spyOn(Document.prototype, 'currentScript', 'get').mockReturnValue(tag);
  vi.resetModules();
  await import('../../../loader/index.ts');
}
