import type { IdentityMessages } from '../../pages/account-identities.messages.ts';

/** German copy of the account's list of identities elsewhere. */
export const identityMessages: IdentityMessages = {
  identitiesTitle: 'Deine Konten anderswo',
  identitiesText: 'Mit jedem davon meldest du dich hier an. Ohne sie geht immer die Mail.',
  identitiesNone: 'Du hast keines mehr. Du meldest dich per Mail an.',
  identityUsed: 'Seit {date}, zuletzt benutzt am {used}',
  removeIdentity: 'Entfernen',
  identitiesAgain:
    'Ein entferntes kommt wieder dazu, wenn du dich damit anmeldest und es deine Adresse hat. Wir sagen es dir dann per Mail.',
};
