import type { SessionEmailMessages } from '../session.emails.messages.ts';

/** Portuguese copy of the sign-in's mail. */
export const sessionEmailMessages: SessionEmailMessages = {
  loginSubject: 'Iniciar sessão em {name}',
  loginLead: 'Alguém, esperamos que quem lê esta mensagem, quer iniciar sessão com este endereço.',
  loginButton: 'Iniciar sessão',
  loginCode: 'Ou escreva este código onde o pediu:',
  loginLife: 'Ambos funcionam durante {life} e só uma vez.',
  loginIgnore:
    'Se não fez este pedido, não faça nada: sem esta mensagem ninguém inicia sessão. Nunca diga o código a ninguém.',
};
