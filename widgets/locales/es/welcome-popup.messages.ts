import type { Messages } from '../../welcome-popup/welcome-popup.messages.ts';

/** Spanish copy of the popup. */
export const messages: Messages = {
  noThanks: 'No, gracias',
  maybeLater: 'Quizá más tarde',
  close: 'Cerrar',
};
