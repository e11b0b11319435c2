import type { SessionEmailMessages } from '../session.emails.messages.ts';

/** French copy of the sign-in's mail. */
export const sessionEmailMessages: SessionEmailMessages = {
  loginSubject: 'Connectez-vous à {name}',
  loginLead: 'Quelqu’un, vous sans doute, souhaite se connecter avec cette adresse.',
  loginButton: 'Se connecter',
  loginCode: 'Ou saisissez ce code là où vous l’avez demandé\u202f:',
  loginLife: 'Les deux sont valables {life}, une seule fois.',
  loginIgnore:
    'Si ce n’était pas vous, ne faites rien\u202f: sans ce message, personne ne se connecte. Ne donnez jamais ce code.',
};
