'use client';
import { useEffect } from 'react';
import { callPage } from './page-script.ts';
import { useFlyleaf } from './use-flyleaf.ts';
import type { PageSettings } from '../../src/contracts/embed.ts';
import type { PopupCallbacks, ScriptProps } from './use-flyleaf.ts';

export interface WelcomePopupProps extends ScriptProps, PopupCallbacks {
  /** When it shows; by its rules if you leave it out. */
  popup?: PageSettings['popup'] | undefined;
  /** Whom the post on this page is for: over a paid one the popup stays away. */
  audience?: PageSettings['audience'] | undefined;
  theme?: PageSettings['theme'] | undefined;
}

const AWAY = { popup: 'hidden', audience: null, theme: null } as const satisfies PageSettings;

/** The welcome popup of a page, while it stands in it. It renders nothing: the platform's script puts the popup into the page. */
export function WelcomePopup(props: WelcomePopupProps): null {
  const { popup = null, audience = null, theme = null } = props;
  useFlyleaf('welcome-popup', props, () => window);
  useEffect(() => {
    callPage('set', { popup, audience, theme } satisfies PageSettings);
  }, [popup, audience, theme]);
  useEffect(
    () => () => {
      callPage('set', AWAY);
      callPage('hide');
    },
    [],
  );
  return null;
}
