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
  paidText: 'Puedes empezar por los textos gratuitos de {name}.',
  subscribed: '¿Ya tienes una suscripción?',
  signInHere: 'Inicia sesión',
  levelText: 'Tu suscripción a {name} no lo incluye.',
};
