import type { PostMessages } from '../../pages/post.messages.ts';

/** Spanish copy of a post's page. */
export const postMessages: PostMessages = {
  by: 'De {names}',
  minutes: 'Tiempo de lectura: {count} min',
  unpublished: 'Solo quienes escriben {name} ven este texto.',
  forFree: 'Este texto es para suscripciones gratuitas',
  forPaid: 'Este texto es para suscripciones de pago',
  forFounding: 'Este texto es para suscripciones fundadoras',
  blocked: 'Este texto no se puede leer donde estás',
  blockedText: '{name} no está disponible en este país.',
  freeText: 'Suscríbete a {name}, inicia sesión y sigue leyendo.',
  onceText: 'Has iniciado sesión como {email}. Suscríbete a {name} y sigue leyendo.',
  oncePaidText:
    'Has iniciado sesión como {email}. Puedes empezar por los textos gratuitos de {name}.',
  onceAction: 'Suscribirme',
  waitingText: 'Tu suscripción está en espera. {name} revisa antes algunas suscripciones nuevas.',
  paidOffer: 'Los planes de pago de {name} empiezan en {price}.',
  foundingOffer: 'La suscripción fundadora de {name} empieza en {price}.',
  notPayable: 'Aquí todavía no se puede comprar nada.',
  paidText: 'Puedes empezar por los textos gratuitos de {name}.',
  subscribed: '¿Ya tienes una suscripción?',
  signInHere: 'Inicia sesión',
  levelText: 'Tu suscripción a {name} no lo incluye.',
};
