import type { SignupEmailMessages } from '../signup.emails.messages.ts';

/** German copy of the sign-up's mails. */
export const signupEmailMessages: SignupEmailMessages = {
  confirmSubject: 'Bestätige dein Abo von {name}',
  confirmLead:
    'Jemand, hoffentlich du, hat diese Adresse für {name} angemeldet. Bestätige sie, und du bist dabei.',
  confirmButton: 'Abo bestätigen',
  confirmCode: 'Oder gib diesen Code dort ein, wo du dich angemeldet hast:',
  confirmLife: 'Der Link gilt {link}, der Code {code}.',
  confirmIgnore:
    'Das warst nicht du? Dann brauchst du nichts zu tun: Ohne deine Bestätigung kommt keine weitere Mail.',
  alreadySubject: 'Du hast {name} schon abonniert',
  alreadyLead:
    'Jemand, hoffentlich du, hat diese Adresse für {name} angemeldet. Sie steht schon auf der Liste, es ist also nichts zu tun.',
  alreadyButton: 'Zu {name}',
  alreadyIgnore: 'Das warst nicht du? Dann brauchst du nichts zu tun: Dein Abo bleibt, wie es ist.',
  emailSettings: 'Mail-Einstellungen',
  emailSettingsAt: 'Mail-Einstellungen: {url}',
  unsubscribe: 'Abmelden',
  unsubscribeAt: 'Abmelden: {url}',
};
