import type { KnownMessages } from '../../subscribe-form/known.messages.ts';

/** Spanish copy of the form for a reader who is signed in on the site. */
export const knownMessages: KnownMessages = {
  knownTitle: 'Suscribirse a {name}',
  knownText: 'Has iniciado sesión como {email}.',
  knownAction: 'Suscribirme',
  waitingTitle: 'Tu suscripción está en espera',
  waitingText: '{name} revisa antes algunas suscripciones nuevas.',
  offline: 'No hay conexión. Inténtalo de nuevo en un momento.',
  trouble: 'Algo salió mal. Inténtalo de nuevo.',
  signedOut: 'Tu sesión aquí ha terminado. Usa tu dirección.',
};
