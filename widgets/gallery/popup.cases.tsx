import { TermsLine } from '../shared/legal/terms-line.view.tsx';
import { controlStyles } from '../shared/theme/controls.styles.ts';
import { quietStyles } from '../shared/theme/quiet.styles.ts';
import { tokenStyles } from '../shared/theme/tokens.styles.ts';
import { subscribeFormStyles } from '../subscribe-form/subscribe-form.styles.ts';
import { messages } from '../welcome-popup/welcome-popup.messages.ts';
import { welcomePopupStyles } from '../welcome-popup/welcome-popup.styles.ts';
import { WelcomePopupView } from '../welcome-popup/welcome-popup.view.tsx';
import { askingForm } from './form.cases.tsx';
import { GALLERY_PATHS } from '../../src/contracts/gallery.ts';
import { embedSettings } from './sample-settings.ts';
import type { ReactNode } from 'react';
import type { PublicPublication } from '../../src/contracts/embed.ts';
import type { FormState } from '../subscribe-form/subscribe-form.model.ts';
import type { PopupScene } from '../welcome-popup/welcome-popup.flow.ts';
import type { WidgetCase } from './gallery.types.ts';

const LOGO = `${GALLERY_PATHS.files}logo.svg`;
const nothing = () => {};

const SCENE: PopupScene = {
  step: 'shown',
  demanded: false,
  coverSettled: true,
  wayClear: true,
  tried: false,
  cover: null,
};
const IDLE: FormState = { email: '', step: 'idle', problem: null };

/** One look of the popup: what differs from the plain one. */
interface Look {
  publication?: Partial<PublicPublication>;
  scene?: Partial<PopupScene>;
  form?: FormState;
}

const photo = (name: string, side: boolean) => ({
  cover: { url: `${GALLERY_PATHS.files}${name}.svg`, side },
});

/** State → look. A new look is one entry. */
const LOOKS: Readonly<Record<string, Look>> = {
  plain: {},
  logo: { publication: { logo_url: LOGO } },
  'banner-photo': { scene: photo('wide', false) },
  'side-photo': { scene: photo('tall', true) },
  'logo-and-side-photo': { publication: { logo_url: LOGO }, scene: photo('tall', true) },
  'no-words': { publication: { hide_intro_title: true, hide_intro_subtitle: true } },
  'long-words': {
    publication: {
      name: 'The Proceedings of the Society for the Study of Tidal Estuaries and Their Weather',
      hero_text:
        'Slow letters about the edge of the sea, the people who live along it, and what the water leaves behind, every other Sunday.',
      logo_url: LOGO,
    },
  },
  busy: { scene: { tried: true }, form: { email: 'reader@example.com', step: 'sending' } },
  error: {
    scene: { tried: true },
    form: { email: 'reader@', step: 'idle', problem: { kind: 'invalid' } },
  },
  trouble: {
    publication: { logo_url: LOGO },
    scene: { tried: true },
    form: { email: 'reader@example.com', step: 'idle', problem: { kind: 'trouble' } },
  },
};

const STYLES = [tokenStyles, controlStyles, quietStyles, subscribeFormStyles, welcomePopupStyles];

const legal = (): ReactNode => <TermsLine terms="#terms" privacy="#privacy" collection="#data" />;

const show = ({ publication, scene, form = IDLE }: Look): ReactNode => (
  <WelcomePopupView
    scene={{ ...SCENE, ...scene }}
    publication={
      embedSettings({
        hero_text: 'Slow letters about the edge of the sea, every other Sunday.',
        ...publication,
      }).publication
    }
    messages={messages}
    form={<div className="subscribe cover">{askingForm(form, 'cover')}</div>}
    legal={legal()}
    onTried={nothing}
    onDismiss={nothing}
    onOpened={nothing}
  />
);

/** The welcome popup in every look and state. */
export const popupCases: readonly WidgetCase[] = Object.entries(LOOKS).map(([state, look]) => ({
  widget: 'popup',
  state,
  host: 'flyleaf-welcome-popup',
  styles: STYLES,
  render: () => show(look),
}));
