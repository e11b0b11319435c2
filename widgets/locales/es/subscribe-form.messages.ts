import type { Messages } from '../../subscribe-form/subscribe-form.messages.ts';

/** Spanish copy of the form. */
export const messages: Messages = {
  label: 'Tu correo electrónico',
  placeholder: 'tu@example.com',
  subscribe: 'Suscribirme',
  retry: 'Reintentar',
  hint: 'Puedes darte de baja cuando quieras.',
  busy: 'Un momento…',
  missing: 'Escribe tu dirección de correo.',
  invalid: 'Esa dirección de correo no está completa.',
  offline: 'Sin conexión. Guardamos lo que escribiste; vuelve a intentarlo en un momento.',
  trouble: 'Algo ha fallado. Guardamos lo que escribiste.',
  inbox: 'Revisa tu correo',
  invite: 'Solo por invitación',
};
