import type { KnownMessages } from '../../subscribe-form/known.messages.ts';

/** Portuguese copy of the form for a reader who is signed in on the site. */
export const knownMessages: KnownMessages = {
  knownTitle: 'Subscrever {name}',
  knownText: 'Iniciou sessão como {email}.',
  knownAction: 'Subscrever',
  waitingTitle: 'A sua subscrição está à espera',
  waitingText: '{name} vê primeiro algumas novas subscrições.',
  offline: 'Sem ligação. Tente de novo daqui a pouco.',
  trouble: 'Algo correu mal. Tente de novo.',
  signedOut: 'A sua sessão aqui terminou. Use o seu endereço.',
};
