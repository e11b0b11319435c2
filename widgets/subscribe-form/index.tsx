import { mountInShadow } from '../shared/mount/mount-in-shadow.tsx';
import { applyAccent } from '../shared/theme/apply-accent.ts';
import { controlStyles } from '../shared/theme/controls.styles.ts';
import { tokenStyles } from '../shared/theme/tokens.styles.ts';
import { SubscribeForm } from './subscribe-form.page.tsx';
import { subscribeFormStyles } from './subscribe-form.styles.ts';
import type { WidgetConfig, WidgetHandle } from '../../src/contracts/embed.ts';
import type { FormLayout } from './subscribe-form.types.ts';

const LAYOUTS: readonly FormLayout[] = ['inline', 'cover'];

/**
 * Puts the form into the host's shadow root. The attribute `layout` chooses `card` (default), `inline` or `cover`; where
 * elements of ours are stripped, and a `div` stands for it, attributes begin with `data-`.
 */
export function mount(host: HTMLElement, config: WidgetConfig): WidgetHandle {
  // A reader who is at work in what stands inside the host stays there.
  if (host.matches(':focus-within')) return { unmount() {} };
  const word = (name: string) => host.getAttribute(name) ?? host.dataset[name];
  const layout = LAYOUTS.find((name) => name === word('layout')) ?? 'card';
  const form = (
    <SubscribeForm
      config={config}
      surface="subscribe-form"
      layout={layout}
      errors={word('errors')}
    />
  );
  const { container, unmount } = mountInShadow(host, form, [
    tokenStyles,
    controlStyles,
    subscribeFormStyles,
  ]);
  applyAccent(container, config.settings.publication.accent_color);
  config.emit('ready', { widget: 'subscribe-form' });
  return { unmount };
}
