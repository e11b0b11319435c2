import type { Messages } from '../../subscribe-form/subscribe-form.messages.ts';

/** French copy of the form. */
export const messages: Messages = {
  label: 'Votre adresse e-mail',
  placeholder: 'vous@example.com',
  subscribe: 'S’abonner',
  retry: 'Réessayer',
  hint: 'Vous pouvez vous désabonner à tout moment.',
  busy: 'Un instant…',
  missing: 'Saisissez votre adresse e-mail.',
  invalid: 'Cette adresse e-mail n’est pas complète.',
  offline: 'Pas de connexion. Votre saisie est conservée\u202f; réessayez dans un instant.',
  trouble: 'Un problème est survenu. Votre saisie est conservée.',
  inbox: 'Consultez votre boîte mail',
  invite: 'Sur invitation uniquement',
};
