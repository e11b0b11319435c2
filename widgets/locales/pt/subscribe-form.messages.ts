import type { Messages } from '../../subscribe-form/subscribe-form.messages.ts';

/** Portuguese copy of the form. */
export const messages: Messages = {
  label: 'O seu e-mail',
  placeholder: 'nome@example.com',
  subscribe: 'Subscrever',
  retry: 'Tentar de novo',
  hint: 'Pode cancelar a subscrição em qualquer altura.',
  busy: 'Um momento…',
  missing: 'Escreva o seu endereço de e-mail.',
  invalid: 'Esse endereço de e-mail não está completo.',
  offline: 'Sem ligação. O que escreveu fica guardado; tente de novo dentro de momentos.',
  trouble: 'Algo correu mal. O que escreveu fica guardado.',
  inbox: 'Veja o seu e-mail',
  invite: 'Só por convite',
};
