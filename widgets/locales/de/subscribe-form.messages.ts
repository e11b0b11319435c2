import type { Messages } from '../../subscribe-form/subscribe-form.messages.ts';

/** German copy of the form. */
export const messages: Messages = {
  label: 'Deine E-Mail-Adresse',
  placeholder: 'du@example.com',
  subscribe: 'Abonnieren',
  retry: 'Noch einmal',
  hint: 'Du kannst dich jederzeit abmelden.',
  busy: 'Einen Moment …',
  missing: 'Gib deine E-Mail-Adresse ein.',
  invalid: 'Diese E-Mail-Adresse ist nicht vollständig.',
  offline: 'Keine Verbindung. Deine Eingabe bleibt erhalten; versuch es gleich noch einmal.',
  trouble: 'Etwas ist schiefgegangen. Deine Eingabe bleibt erhalten.',
  inbox: 'Sieh in dein Postfach',
  invite: 'Nur mit Einladung',
};
