import { mountInShadow } from '../shared/mount/mount-in-shadow.tsx';
import { applyAccent } from '../shared/theme/apply-accent.ts';
import { controlStyles } from '../shared/theme/controls.styles.ts';
import { tokenStyles } from '../shared/theme/tokens.styles.ts';
import { SubscribeForm } from './subscribe-form.page.tsx';
import { subscribeFormStyles } from './subscribe-form.styles.ts';
import type { WidgetConfig, WidgetHandle } from '../../src/contracts/embed.ts';
import type { FormLayout } from './subscribe-form.types.ts';

const LAYOUTS: readonly FormLayout[] = ['inline', 'cover'];

/** Puts the form into the host's shadow root. The attribute `layout` chooses `card` (default), `inline` or `cover`. */
export function mount(host: HTMLElement, config: WidgetConfig): WidgetHandle {
  const layout = LAYOUTS.find((name) => name === config.attributes['layout']) ?? 'card';
  const form = <SubscribeForm config={config} surface="subscribe-form" layout={layout} />;
  const { container, unmount } = mountInShadow(host, form, [
    tokenStyles,
    controlStyles,
    subscribeFormStyles,
  ]);
  applyAccent(container, config.settings.publication.accent_color);
  config.emit('ready', { widget: 'subscribe-form' });
  return { unmount };
}
