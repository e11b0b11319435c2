import type { Messages } from '../../welcome-popup/welcome-popup.messages.ts';

/** Italian copy of the popup. */
export const messages: Messages = {
  noThanks: 'No, grazie',
  maybeLater: 'Magari più tardi',
  close: 'Chiudi',
};
