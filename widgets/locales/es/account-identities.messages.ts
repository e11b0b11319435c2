import type { IdentityMessages } from '../../pages/account-identities.messages.ts';

/** Spanish copy of the account's list of identities elsewhere. */
export const identityMessages: IdentityMessages = {
  identitiesTitle: 'Tus cuentas en otros sitios',
  identitiesText: 'Con cada una inicias sesión aquí. Sin ellas, siempre queda el correo.',
  identitiesNone: 'Ya no tienes ninguna. Inicias sesión por correo.',
  identityUsed: 'Desde el {date}, usada por última vez el {used}',
  removeIdentity: 'Quitar',
  identitiesAgain:
    'Una que quitaste se vuelve a añadir si inicias sesión con ella y tiene tu dirección. Te avisamos por correo cuando ocurra.',
};
