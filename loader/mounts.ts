import { importWidget } from './import-widget.ts';
import { readSettings, tagData } from './settings.ts';
import type { Emit, WidgetHandle, WidgetName } from '../src/contracts/embed.ts';

/** What is mounted, or about to be. */
const handles = new Map<HTMLElement, WidgetHandle>();

/** What a mounted widget can do; undefined for one that is not there. */
export const handleOf = (host?: HTMLElement): WidgetHandle | undefined =>
  handles.get(host as HTMLElement);

export const mountedHosts = (): HTMLElement[] => [...handles.keys()];

const attributesOf = (host: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    [...host.attributes].map(({ name, value }) => [name.replace('data-', ''), value]),
  );

/**
 * What the page says of the language at a host: its own word, the tag's, else the nearest, as it stands (none is
 * `undefined`, which is none of ours either). The server knows what to make of it.
 */
const languageOf = (host: HTMLElement): string =>
  (host.lang || tagData['lang'] || host.closest<HTMLElement>('[lang]')?.lang) as string;

/**
 * Fetches a host's widget and mounts it, once. What stands inside the host stays until then; it stays for good when the
 * widget cannot come, or when a reader is at work in it by then.
 */
export async function mount(host: HTMLElement): Promise<void> {
  if (handles.has(host)) return;
  const waiting = { unmount() {} };
  // `<div data-flyleaf="subscribe-form">` or `<flyleaf-subscribe-form>`.
  const widget = (host.dataset['flyleaf'] ?? host.localName.slice(8)) as WidgetName;
  const emit: Emit = (name, detail) =>
    host.dispatchEvent(
      new CustomEvent(`flyleaf:${name}`, { bubbles: true, composed: true, detail }),
    );
  handles.set(host, waiting);
  try {
    const settings = await readSettings();
    const module = await importWidget(settings, widget, languageOf(host));
    if (handles.get(host) !== waiting || host.matches(':focus-within')) return;
    const viewer = { level: 'anonymous' } as const;
    handles.set(
      host,
      module.mount(host, { settings, viewer, emit, attributes: attributesOf(host) }),
    );
  } catch (error) {
    emit('error', { widget, message: `${error}` });
  }
}

export function unmount(host: HTMLElement): void {
  handles.get(host)?.unmount();
  handles.delete(host);
}
