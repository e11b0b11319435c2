import {
  HIDE_INTRO_DELAY,
  LOGIN_REDIRECT_DELAY,
  POPUP_PAGE_CLASS,
} from '../../src/popup/popup-constants.ts';
import { keepAbsent } from '../shared/dialog/keep-absent.ts';
import { loadCover } from './load-cover.ts';
import { watchWay } from './watch-way.ts';
import { initialState, transition } from './welcome-popup.model.ts';
import type { DismissReason, WidgetConfig } from '../../src/contracts/embed.ts';
import type { SubscribeResponse } from '../../src/contracts/signup.contract.ts';
import type * as Leaving from './leaving.ts';
import type { Cover } from './load-cover.ts';
import type { PopupEvent, PopupState } from './welcome-popup.model.ts';

const widget = 'welcome-popup';
/** Narrower screens show the photo only in place of a logo. */
const WIDE = '(min-width: 768px)';

export interface PopupFlowOptions {
  host: HTMLElement;
  config: WidgetConfig;
  /** Leaves the page. */
  navigate: (url: string) => void;
}

/** What the popup shows. */
export interface PopupScene extends PopupState {
  cover: Cover | null;
}

/** The popup's state with its effects. Nothing runs before `start`; after it is stopped nothing is left. */
export interface PopupFlow {
  scene(): PopupScene;
  /** Calls `listener` with each new scene; the answer stops everything. */
  start(listener: (scene: PopupScene) => void): () => void;
  /** Opens it, whatever is in the way. */
  show(): void;
  dismiss(reason: DismissReason): void;
  /** The dialog was opened, or could not be seen. */
  opened(visible: boolean): void;
  /** The reader has started: the form was submitted. */
  tried(): void;
  /** An address was taken. True: the popup leads on, the form stays busy; false: it can't, the form says what is next. */
  submitted(answer: SubscribeResponse): boolean;
}

function coverUrl({ cover_photo_url, logo_url }: WidgetConfig['settings']['publication']) {
  return !logo_url || matchMedia(WIDE).matches ? cover_photo_url : null;
}

/** Makes the flow of one popup. */
export function createPopupFlow({ host, config, navigate }: PopupFlowOptions): PopupFlow {
  const { settings, emit, attributes } = config;
  const page = document.documentElement;
  const tidy = keepAbsent(page, 'class');
  const undos: (() => void)[] = [];
  let scene: PopupScene = { ...initialState(attributes['popup'] === 'forced'), cover: null };
  let publish: (scene: PopupScene) => void = () => {};
  let leaving: typeof Leaving | undefined;
  let arrival: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout>;

  function mark(shown: boolean): void {
    page.classList.toggle(POPUP_PAGE_CLASS, shown);
    tidy();
  }

  function send(event: PopupEvent, cover = scene.cover): void {
    scene = { ...transition(scene, event), cover };
    mark(scene.step === 'shown');
    publish(scene);
  }

  /** The marker is an analytics event; whoever sends those has its own gates. Then the popup takes itself away. */
  function leave(): void {
    emit('track', { event: 'hide intro popup', properties: {} });
    host.remove();
  }

  function stop(): void {
    undos.splice(0).forEach((undo) => undo());
    clearTimeout(timer);
    mark(false);
  }

  /** Without it the form says what is next, and a dismissal holds for this page only. */
  async function prepareLeaving(): Promise<void> {
    leaving = await import('./leaving.ts').catch(() => undefined);
  }

  /** A reader may be quicker than the script that remembers. */
  function remember(now: number): void {
    if (leaving) leaving.writeDismissal(now);
    else void arrival?.then(() => leaving?.writeDismissal(now));
  }

  /** A page that comes back from the back-forward cache does not show a form that was sent. */
  function leaveOnReturn(): void {
    const returned = () => host.remove();
    addEventListener('pageshow', returned);
    undos.push(() => removeEventListener('pageshow', returned));
  }

  return {
    scene: () => scene,
    start(listener) {
      publish = listener;
      arrival = prepareLeaving();
      undos.push(
        watchWay(host, (clear) => send({ type: 'way-changed', clear })),
        loadCover(coverUrl(settings.publication), (cover) =>
          send({ type: 'cover-settled' }, cover),
        ),
      );
      return stop;
    },
    show() {
      clearTimeout(timer);
      send({ type: 'demanded' });
    },
    dismiss(reason) {
      if (scene.step !== 'shown') return;
      send({ type: 'dismissed' });
      if (reason !== 'api') remember(Date.now());
      emit('dismissed', { widget, reason });
      timer = setTimeout(leave, HIDE_INTRO_DELAY);
    },
    opened(visible) {
      if (visible) emit('shown', { widget });
      else host.remove();
    },
    tried: () => send({ type: 'tried' }),
    submitted(answer) {
      const { email, requires_confirmation, prompt_to_login } = answer;
      if (!leaving) return false;
      leaving.writeSignup(Date.now());
      if (!prompt_to_login) {
        const confirmed = !requires_confirmation;
        emit('subscribed', { widget, email, requires_confirmation, confirmed });
      }
      emit('dismissed', { widget, reason: 'submit' });
      leaveOnReturn();
      const url = leaving.afterSignupUrl(settings, answer, location.href);
      timer = setTimeout(() => navigate(url), prompt_to_login ? LOGIN_REDIRECT_DELAY : 0);
      return true;
    },
  };
}
