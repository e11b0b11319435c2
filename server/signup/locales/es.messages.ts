import type { SignupEmailMessages } from '../signup.emails.messages.ts';

/** Spanish copy of the sign-up's mails. */
export const signupEmailMessages: SignupEmailMessages = {
  confirmSubject: 'Confirma tu suscripción a {name}',
  confirmLead:
    'Alguien, esperamos que tú, ha suscrito esta dirección a {name}. Confírmala y estarás en la lista.',
  confirmButton: 'Confirmar mi suscripción',
  confirmCode: 'O escribe este código donde te suscribiste:',
  confirmLife: 'El enlace vale {link}; el código, {code}.',
  confirmIgnore: 'Si no has sido tú, no hagas nada: sin tu confirmación no llegará nada más.',
  alreadySubject: 'Ya tienes una suscripción a {name}',
  alreadyLead:
    'Alguien, esperamos que tú, ha suscrito esta dirección a {name}. Ya está en la lista, así que no hay nada que hacer.',
  alreadyButton: 'Ir a {name}',
  alreadyIgnore: 'Si no has sido tú, no hagas nada: tu suscripción sigue como está.',
  emailSettings: 'Ajustes de correo',
  emailSettingsAt: 'Ajustes de correo: {url}',
  unsubscribe: 'Darme de baja',
  unsubscribeAt: 'Darme de baja: {url}',
};
