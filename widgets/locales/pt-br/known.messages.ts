import type { KnownMessages } from '../../subscribe-form/known.messages.ts';

/** Brazilian Portuguese copy of the form for a reader who is signed in on the site. */
export const knownMessages: KnownMessages = {
  knownTitle: 'Assinar {name}',
  knownText: 'Você entrou como {email}.',
  knownAction: 'Assinar',
  waitingTitle: 'Sua inscrição está em espera',
  waitingText: '{name} olha antes algumas inscrições novas.',
  offline: 'Sem conexão. Tente de novo daqui a pouco.',
  trouble: 'Algo deu errado. Tente de novo.',
  signedOut: 'Sua sessão aqui terminou. Use seu endereço.',
};
