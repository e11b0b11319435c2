import { tracking } from './consent.ts';
import { emitFrom } from './emit-from.ts';
import { importWidget } from './import-widget.ts';
import { reader } from './reader.ts';
import { pageData, readSettings } from './settings.ts';
import type { WidgetHandle, WidgetName } from '../src/contracts/embed.ts';

/** What is mounted, or about to be. */
const handles = new Map<HTMLElement, WidgetHandle>();

/** What a mounted widget can do; undefined for one that is not there. */
export const handleOf = (host?: HTMLElement): WidgetHandle | undefined =>
  handles.get(host as HTMLElement);

/** Calls with every host that is mounted, or about to be. */
export const eachHost = (callback: (host: HTMLElement) => void): void =>
  handles.forEach((_, host) => callback(host));

/**
 * What the page says of the language at a host: its own word, the tag's, else the nearest, as it stands (none is
 * `undefined`, which is none of ours either). The server knows what to make of it.
 */
const languageOf = (host: HTMLElement): string =>
  (host.lang || pageData['lang'] || host.closest<HTMLElement>('[lang]')?.lang) as string;

/**
 * Fetches a host's widget and mounts it, once. What stands inside the host stays until then; it stays for good when the
 * widget cannot come, or when a reader is at work in it by then.
 */
export async function mount(host: HTMLElement): Promise<void> {
  if (handles.has(host)) return;
  const waiting = { unmount() {} };
  // `<div data-flyleaf="subscribe-form">` or `<flyleaf-subscribe-form>`.
  const widget = (host.dataset['flyleaf'] ?? host.localName.slice(8)) as WidgetName;
  const emit = emitFrom(host);
  handles.set(host, waiting);
  try {
    const settings = await readSettings();
    const module = await importWidget(settings, widget, languageOf(host));
    const known = await reader;
    if (handles.get(host) !== waiting || host.matches(':focus-within')) return;
    handles.set(
      host,
      module.mount(host, {
        settings,
        ...known,
        tracking,
        emit,
        attributes: Object.fromEntries(
          [...host.attributes].map(({ name, value }) => [name.replace('data-', ''), value]),
        ),
      }),
    );
  } catch (error) {
    emit('error', { widget, message: `${error}` });
  }
}

export function unmount(host: HTMLElement): void {
  handles.get(host)?.unmount();
  handles.delete(host);
}
