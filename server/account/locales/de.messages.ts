import type { AccountEmailMessages } from '../account.emails.messages.ts';

/** German copy of the account's mails. */
export const accountEmailMessages: AccountEmailMessages = {
  newSubject: 'Bestätige deine neue Adresse für {name}',
  newLead: 'Jemand, hoffentlich du, möchte ein Konto bei {name} auf diese Adresse umziehen.',
  newButton: 'Änderung ansehen',
  newIgnore:
    'Das warst nicht du? Dann brauchst du nichts zu tun: Ohne deinen Klick ändert sich nichts.',
  oldSubject: 'Dein Konto bei {name} soll eine andere Adresse bekommen',
  oldLead:
    'Jemand, der in deinem Konto angemeldet ist, hoffentlich du, möchte es auf eine andere Adresse umziehen. Erst wenn beide Adressen zustimmen, ändert sich etwas.',
  oldButton: 'Änderung ansehen',
  oldIgnore:
    'Das warst nicht du? Dann öffne den Link und brich ab. Dein Konto wird dabei überall ausgeloggt.',
  linkLife: 'Der Link gilt {life}.',
  takenSubject: 'Diese Adresse hat schon ein Konto bei {name}',
  takenLead:
    'Jemand, hoffentlich du, wollte ein anderes Konto auf diese Adresse umziehen. Sie hat ein eigenes Konto, deshalb ändert sich nichts.',
  takenHint:
    'Wenn du sie für das andere Konto möchtest: Melde dich mit dieser Adresse an, lösche ihr Konto und versuche es noch einmal.',
  takenButton: 'Ihr Konto öffnen',
  takenIgnore: 'Das warst nicht du? Dann brauchst du nichts zu tun.',
  addressChanged: 'Die Adresse deines Kontos wurde geändert',
  passwordSet: 'Für dein Konto wurde ein Passwort festgelegt',
  passwordRemoved: 'Das Passwort deines Kontos wurde entfernt',
  passkeyAdded: 'Dein Konto hat einen neuen Passkey',
  passkeyRemoved: 'Ein Passkey deines Kontos wurde entfernt',
  identityLinked: 'Dein Konto hat einen weiteren Weg zur Anmeldung',
  identityRemoved: 'Ein Weg zur Anmeldung wurde aus deinem Konto entfernt',
  signedOutEverywhere: 'Dein Konto wurde überall ausgeloggt',
  accountDeleted: 'Dein Konto wurde gelöscht',
  noticeLead: 'Das war bei {name}, am {date}. Warst du das? Dann ist nichts zu tun.',
  noticeNotYou: 'Das warst nicht du? Dann öffne dein Konto und logge dich überall aus.',
  noticeButton: 'Mein Konto öffnen',
  noticeMailbox:
    'Das warst nicht du? Dann kann jemand anders deine Mails lesen: Ändere das Passwort deines Postfachs.',
};
