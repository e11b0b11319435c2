import type { Messages } from '../../welcome-popup/welcome-popup.messages.ts';

/** German copy of the popup. */
export const messages: Messages = {
  noThanks: 'Nein danke',
  maybeLater: 'Vielleicht später',
  close: 'Schließen',
};
