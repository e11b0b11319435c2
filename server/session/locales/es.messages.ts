import type { SessionEmailMessages } from '../session.emails.messages.ts';

/** Spanish copy of the sign-in's mail. */
export const sessionEmailMessages: SessionEmailMessages = {
  loginSubject: 'Inicia sesión en {name}',
  loginLead: 'Alguien, esperamos que tú, quiere iniciar sesión con esta dirección.',
  loginButton: 'Iniciar sesión',
  loginCode: 'O escribe este código donde lo pediste:',
  loginLife: 'Ambos sirven durante {life} y una sola vez.',
  loginIgnore:
    'Si no fuiste tú, no hagas nada: sin este correo nadie inicia sesión. No le digas el código a nadie.',
};
