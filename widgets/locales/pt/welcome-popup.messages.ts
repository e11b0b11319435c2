import type { Messages } from '../../welcome-popup/welcome-popup.messages.ts';

/** Portuguese copy of the popup. */
export const messages: Messages = {
  noThanks: 'Agora não',
  maybeLater: 'Talvez mais tarde',
  close: 'Fechar',
};
