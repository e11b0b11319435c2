import type { SessionEmailMessages } from '../session.emails.messages.ts';

/** German copy of the sign-in's mail. */
export const sessionEmailMessages: SessionEmailMessages = {
  loginSubject: 'Bei {name} anmelden',
  loginLead: 'Jemand, hoffentlich du, möchte sich mit dieser Adresse anmelden.',
  loginButton: 'Anmelden',
  loginCode: 'Oder gib diesen Code dort ein, wo du ihn angefordert hast:',
  loginLife: 'Beide gelten {life} und nur einmal.',
  loginIgnore:
    'Das warst nicht du? Dann brauchst du nichts zu tun: Ohne diese Mail meldet sich niemand an. Gib den Code nie weiter.',
};
