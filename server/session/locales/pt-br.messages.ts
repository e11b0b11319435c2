import type { SessionEmailMessages } from '../session.emails.messages.ts';

/** Brazilian Portuguese copy of the sign-in's mail. */
export const sessionEmailMessages: SessionEmailMessages = {
  loginSubject: 'Entrar em {name}',
  loginLead: 'Alguém, esperamos que você, quer entrar com este endereço.',
  loginButton: 'Entrar',
  loginCode: 'Ou digite este código onde você o pediu:',
  loginLife: 'Os dois valem por {life} e só uma vez.',
  loginIgnore:
    'Se não foi você, não faça nada: sem este e-mail ninguém entra. Nunca diga o código a ninguém.',
};
