import type { Messages } from '../../subscribe-form/subscribe-form.messages.ts';

/** Brazilian Portuguese copy of the form. */
export const messages: Messages = {
  label: 'Seu e-mail',
  placeholder: 'voce@example.com',
  subscribe: 'Assinar',
  retry: 'Tentar de novo',
  hint: 'Você pode cancelar a inscrição quando quiser.',
  busy: 'Um momento…',
  missing: 'Digite seu endereço de e-mail.',
  invalid: 'Esse endereço de e-mail não está completo.',
  offline: 'Sem conexão. O que você digitou fica aqui; tente de novo daqui a pouco.',
  trouble: 'Algo deu errado. O que você digitou fica aqui.',
  inbox: 'Confira seu e-mail',
  invite: 'Só por convite',
};
