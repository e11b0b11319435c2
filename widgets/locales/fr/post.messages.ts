import type { PostMessages } from '../../pages/post.messages.ts';

/** French copy of a post's page. */
export const postMessages: PostMessages = {
  by: 'Par {names}',
  minutes: 'Temps de lecture\u202f: {count} min',
  unpublished: 'Seules les personnes qui écrivent {name} voient ce texte.',
  forFree: 'Ce texte est réservé à l’abonnement gratuit',
  forPaid: 'Ce texte est réservé à l’abonnement payant',
  forFounding: 'Ce texte est réservé à l’abonnement fondateur',
  blocked: 'Ce texte ne peut pas être lu là où vous êtes',
  blockedText: '{name} n’est pas disponible dans ce pays.',
  freeText: 'Abonnez-vous à {name}, connectez-vous et lisez la suite.',
  onceText: 'Vous lisez ici en tant que {email}. Abonnez-vous à {name} et lisez la suite.',
  oncePaidText:
    'Vous lisez ici en tant que {email}. Vous pouvez commencer par les textes gratuits de {name}.',
  onceAction: 'S’abonner',
  waitingText: 'Votre abonnement attend. {name} regarde d’abord certains nouveaux abonnements.',
  paidOffer: 'Les formules payantes de {name} commencent à {price}.',
  foundingOffer: 'L’abonnement fondateur de {name} commence à {price}.',
  notPayable: 'Rien ne peut encore être acheté ici.',
  paidText: 'Vous pouvez commencer par les textes gratuits de {name}.',
  subscribed: 'Vous avez déjà un abonnement\u202f?',
  signInHere: 'Se connecter',
  levelText: 'Votre abonnement à {name} ne le comprend pas.',
};
