import type { Messages } from '../../welcome-popup/welcome-popup.messages.ts';

/** French copy of the popup. */
export const messages: Messages = {
  noThanks: 'Non merci',
  maybeLater: 'Plus tard peut-être',
  close: 'Fermer',
};
