import { tracking } from './consent.ts';
import { emitFrom } from './emit-from.ts';
import { importWidget } from './import-widget.ts';
import { reader } from './reader.ts';
import { pageData, promisedSettings } from './settings.ts';
import type { WidgetHandle, WidgetName } from '../src/contracts/embed.ts';

/** What widgets share stands in this one's script. */
const SHARED: WidgetName = 'subscribe-form';

/** What is mounted, or about to be. */
const handles = new Map<HTMLElement, Partial<WidgetHandle>>();

/** What a mounted widget can do; undefined for one that is not there. */
export const handleOf = (host?: HTMLElement): Partial<WidgetHandle> | undefined =>
  handles.get(host as HTMLElement);

/** Calls with every host that is mounted, or about to be. */
export const eachHost = (callback: (host: HTMLElement) => void): void =>
  handles.forEach((_, host) => callback(host));

/**
 * What the page says of the language at a host: its own word, the tag's, else the nearest, as it stands. The server knows
 * what to make of it, and of none.
 */
const languageOf = (host: HTMLElement): string | undefined =>
  host.lang || pageData['lang'] || host.closest<HTMLElement>('[lang]')?.lang;

/**
 * Fetches a host's widget and mounts it, once. What stands inside the host stays until then, and for good when the widget
 * cannot come.
 */
export async function mount(host: HTMLElement, widget: WidgetName): Promise<void> {
  if (handles.has(host)) return;
  const waiting = {};
  const emit = emitFrom(host);
  handles.set(host, waiting);
  try {
    const settings = await promisedSettings;
    const module = await importWidget(settings, widget, languageOf(host), SHARED);
    const known = await reader;
    if (handles.get(host) === waiting) {
      handles.set(host, module.mount(host, { settings, ...known, known, tracking, emit }));
    }
  } catch (error) {
    emit('error', { widget, message: `${error}` });
  }
}

export function unmount(host: HTMLElement): void {
  handles.get(host)?.unmount?.();
  handles.delete(host);
}
