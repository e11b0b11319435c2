import { coverStyles } from '../shared/cover/cover.styles.ts';
import { Faces } from '../shared/cover/faces.view.tsx';
import { moreStyles } from '../shared/cover/more.styles.ts';
import { CoverMore } from '../shared/cover/more.view.tsx';
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
import type { ReactNode } from 'react';
import type { CoverHead } from '../shared/cover/cover.view.tsx';
import type { FormState } from '../subscribe-form/subscribe-form.model.ts';
import type { PopupContent } from '../welcome-popup/popup-content.ts';
import type { WidgetCase } from './gallery.types.ts';

const LOGO = `${GALLERY_PATHS.files}logo.svg`;
const nothing = () => {};

const HEAD: CoverHead = {
  name: 'The Tideline',
  isNameShown: true,
  tagline: 'Slow letters about the edge of the sea, every other Sunday.',
  logoUrl: null,
};
const IDLE: FormState = { email: '', step: 'idle', problem: null };

const FACES = ['one', 'two', 'three'].map((name) => ({
  photoUrl: `${GALLERY_PATHS.files}face-${name}.svg`,
  name: null,
}));

const BLURBS = [
  {
    description:
      'I keep these letters for the train along the coast. They are the only thing I read twice before the third stop.',
    author: 'Halina Roe',
    publication: 'Slow Trains',
  },
  {
    description:
      'Somebody goes to the same beach at the same hour, year after year, and tells you what is missing. Nothing else in my inbox is so quiet, or stays so long after it was read; and when a letter does not come, I walk down to the water myself and look for what it would have been about.',
    author: null,
    publication: 'Field and Margin',
  },
];

const POSTS = [
  {
    title: 'What the sea leaves out',
    subtitle: 'Reading the beach slowly.',
    url: 'https://blog.example/p/sea',
  },
  { title: 'Three letters about one beach', subtitle: null, url: 'https://blog.example/p/beach' },
];

/** One look of the popup: what differs from the plain one. */
interface Look {
  head?: Partial<CoverHead>;
  content?: Partial<PopupContent>;
  tried?: boolean;
  noSkip?: boolean;
  form?: FormState;
}

const photo = (name: string, side: boolean) => ({
  photo: { url: `${GALLERY_PATHS.files}${name}.svg`, side },
});

const more = () => ({ more: <CoverMore blurbs={BLURBS} topPosts={POSTS} /> });
const proof = () => ({ proof: <Faces faces={FACES} count={1_200} /> });

/** State → look, made when it is shown: its words are those of the language then. A new look is one entry. */
const LOOKS: Readonly<Record<string, () => Look>> = {
  plain: () => ({}),
  logo: () => ({ head: { logoUrl: LOGO } }),
  'banner-photo': () => ({ content: photo('wide', false) }),
  'side-photo': () => ({ content: photo('tall', true) }),
  'logo-and-side-photo': () => ({ head: { logoUrl: LOGO }, content: photo('tall', true) }),
  'social-proof': () => ({ head: { logoUrl: LOGO }, content: { ...proof(), ...more() } }),
  'social-proof-and-side-photo': () => ({ content: { ...photo('tall', true), ...proof() } }),
  'large-fonts': () => ({ content: { look: 'large' } }),
  'large-fonts-and-side-photo': () => ({ content: { ...photo('tall', true), look: 'large' } }),
  recommendations: () => ({ head: { logoUrl: LOGO }, content: more() }),
  'no-words': () => ({ head: { isNameShown: false, tagline: null } }),
  'no-way-past': () => ({ head: { logoUrl: LOGO }, noSkip: true }),
  'long-words': () => ({
    head: {
      name: 'The Proceedings of the Society for the Study of Tidal Estuaries and Their Weather',
      tagline:
        'Slow letters about the edge of the sea, the people who live along it, and what the water leaves behind, every other Sunday.',
      logoUrl: LOGO,
    },
  }),
  busy: () => ({ tried: true, form: { email: 'reader@example.com', step: 'sending' } }),
  error: () => ({
    tried: true,
    form: { email: 'reader@', step: 'idle', problem: { kind: 'invalid' } },
  }),
  trouble: () => ({
    head: { logoUrl: LOGO },
    tried: true,
    form: { email: 'reader@example.com', step: 'idle', problem: { kind: 'trouble' } },
  }),
};

const STYLES = [
  tokenStyles,
  controlStyles,
  quietStyles,
  subscribeFormStyles,
  coverStyles,
  welcomePopupStyles,
  moreStyles,
];

const legal = (): ReactNode => <TermsLine terms="#terms" privacy="#privacy" collection="#data" />;

const show = ({ head, content, tried = false, noSkip = false, form = IDLE }: Look): ReactNode => (
  <WelcomePopupView
    scene={{
      step: 'shown',
      demanded: false,
      contentSettled: true,
      wayClear: true,
      momentCame: true,
      tried,
      content: { head: { ...HEAD, ...head }, photo: null, look: '', ...content },
    }}
    noSkip={noSkip}
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
  render: () => show(look()),
}));
