import type { KnownMessages } from '../../subscribe-form/known.messages.ts';

/** French copy of the form for a reader who is signed in on the site. */
export const knownMessages: KnownMessages = {
  knownTitle: 'S’abonner à {name}',
  knownText: 'Vous vous êtes identifié·e en tant que {email}.',
  knownAction: 'S’abonner',
  waitingTitle: 'Votre abonnement est en attente',
  waitingText: '{name} regarde d’abord certains nouveaux abonnements.',
  offline: 'Pas de connexion. Réessayez dans un instant.',
  trouble: 'Un problème est survenu. Réessayez.',
  signedOut: 'Votre session ici est terminée. Utilisez votre adresse.',
};
