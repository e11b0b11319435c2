import {
  HIDE_INTRO_DELAY,
  LOGIN_REDIRECT_DELAY,
  POPUP_PAGE_CLASS,
} from '../../src/popup/popup-constants.ts';
import { keepAbsent } from '../shared/dialog/keep-absent.ts';
import { awaitContent } from './await-content.ts';
import { isDismissed, noteDismissal } from './is-dismissed.ts';
import { plainContent } from './popup-content.ts';
import { watchWay } from './watch-way.ts';
import { initialState, transition } from './welcome-popup.model.ts';
import type { DismissReason } from '../../src/contracts/embed.ts';
import type { SubscribeResponse } from '../../src/contracts/signup.contract.ts';
import type * as Leaving from './leaving.ts';
import type { PopupConfig, PopupContent } from './popup-content.ts';
import type { PopupEvent, PopupState } from './welcome-popup.model.ts';

const widget = 'welcome-popup';

export interface PopupFlowOptions {
  host: HTMLElement;
  config: PopupConfig;
  /** Leaves the page. */
  navigate: (url: string) => void;
}

/** What the popup shows. */
export interface PopupScene extends PopupState {
  content: PopupContent;
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

/** Makes the flow of one popup. */
export function createPopupFlow({ host, config, navigate }: PopupFlowOptions): PopupFlow {
  const { settings, emit, words } = config;
  const page = document.documentElement;
  const tidy = keepAbsent(page, 'class');
  const undos: (() => void)[] = [];
  let scene: PopupScene = {
    ...initialState(words['popup'] === 'forced', !!settings.popup_when),
    content: plainContent(config),
  };
  let publish: (scene: PopupScene) => void = () => {};
  let leaving: typeof Leaving | undefined;
  let arrival: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout>;
  let isStopped = false;

  function mark(shown: boolean): void {
    page.classList.toggle(POPUP_PAGE_CLASS, shown);
    tidy();
  }

  function send(event: PopupEvent, content = scene.content): void {
    scene = { ...transition(scene, event), content };
    mark(scene.step === 'shown');
    publish(scene);
  }

  /** What watched the page; the popup stays as it is. */
  function settleDown(): void {
    isStopped = true;
    undos.splice(0).forEach((undo) => undo());
  }

  /** Listens until it settles down. */
  function hear(name: 'pageshow' | 'pagehide', listener: (event: PageTransitionEvent) => void) {
    addEventListener(name, listener);
    undos.push(() => removeEventListener(name, listener));
  }

  /** The marker is an analytics event; whoever sends those has its own gates. Then the popup takes itself away, once. */
  function leave(): void {
    if (isStopped || scene.step !== 'dismissed') return;
    settleDown();
    emit('track', { event: 'hide intro popup', properties: {} });
    host.remove();
  }

  function stop(): void {
    settleDown();
    clearTimeout(timer);
    mark(false);
  }

  /** A script that does not come leaves the popup where it is: it never shows at a moment that nobody chose. */
  async function awaitMoment(): Promise<void> {
    if (!settings.popup_when) return;
    const { awaitMoment: wait } = await import('./await-moment.ts');
    if (!isStopped) undos.push(wait(settings.popup_when, () => send({ type: 'moment-came' })));
  }

  /** Once it stands. Without it the form says what is next, and a dismissal holds for this page only. */
  async function fetchLeaving(): Promise<void> {
    leaving = await import('./leaving.ts').catch(() => undefined);
  }
  const prepareLeaving = () => (arrival ??= fetchLeaving());

  /** A reader may be quicker than the script that remembers. */
  function remember(now: number): void {
    noteDismissal(now);
    if (leaving) leaving.writeDismissal(now);
    else void prepareLeaving().then(() => leaving?.writeDismissal(now));
  }

  /** A page that comes back from the back-forward cache does not show a form that was sent. */
  const leaveOnReturn = () => hear('pageshow', ({ persisted }) => persisted && host.remove());

  /** One that stands is not taken away from a reader who looks at another tab meanwhile. */
  function wayChanged(isFree: boolean): void {
    if (document.hidden && scene.step === 'shown') return;
    send({ type: 'way-changed', clear: isFree && !isDismissed() });
  }

  return {
    scene: () => scene,
    start(listener) {
      publish = listener;
      undos.push(
        watchWay(host, wayChanged),
        awaitContent(config, host, (content) => send({ type: 'content-settled' }, content)),
      );
      awaitMoment().catch(() => {});
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
      // A page that goes before takes no marker along: it is told at the last moment.
      hear('pagehide', leave);
    },
    opened(visible) {
      if (!visible) return host.remove();
      emit('shown', { widget });
      scene.content.shown?.();
      const soon = setTimeout(prepareLeaving);
      undos.push(() => clearTimeout(soon));
    },
    tried: () => send({ type: 'tried' }),
    submitted(answer) {
      const { email, requires_confirmation, prompt_to_login } = answer;
      if (!leaving) return false;
      // Its own sign-up is no reason to go before the next page is there.
      settleDown();
      noteDismissal(Date.now());
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
