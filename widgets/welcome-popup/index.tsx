import { coverStyles } from '../shared/cover/cover.styles.ts';
import { legalMessages } from '../shared/legal/terms-line.messages.ts';
import { mountInShadow } from '../shared/mount/mount-in-shadow.tsx';
import { override } from '../shared/text/override.ts';
import { applyAccent } from '../shared/theme/apply-accent.ts';
import { controlStyles } from '../shared/theme/controls.styles.ts';
import { quietStyles } from '../shared/theme/quiet.styles.ts';
import { tokenStyles } from '../shared/theme/tokens.styles.ts';
import { subscribeFormStyles } from '../subscribe-form/subscribe-form.styles.ts';
import { createPopupFlow } from './welcome-popup.flow.ts';
import { messages } from './welcome-popup.messages.ts';
import { WelcomePopup } from './welcome-popup.page.tsx';
import { welcomePopupStyles } from './welcome-popup.styles.ts';
import type { WidgetConfig, WidgetHandle } from '../../src/contracts/embed.ts';

/** Puts the popup into the host. It shows itself when nothing is in its way; `show` does not wait. */
export function mount(host: HTMLElement, given: WidgetConfig): WidgetHandle {
  const config = { ...given, words: host.dataset };
  override(messages, config.settings, 'popup');
  override(legalMessages, config.settings, 'legal');
  const navigate = (url: string) => location.assign(url);
  const flow = createPopupFlow({ host, config, navigate });
  const { container, unmount } = mountInShadow(host, <WelcomePopup config={config} flow={flow} />, [
    tokenStyles,
    controlStyles,
    quietStyles,
    subscribeFormStyles,
    coverStyles,
    welcomePopupStyles,
  ]);
  applyAccent(container, config.settings.publication.accent_color);
  config.emit('ready', { widget: 'welcome-popup' });
  return { unmount, show: flow.show, hide: () => flow.dismiss('api') };
}
