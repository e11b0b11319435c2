import type { InviteMessages } from '../../pages/invite.messages.ts';

/** German copy of the invitations. */
export const inviteMessages: InviteMessages = {
  title: 'Nur mit Einladung',
  text: '{name} nimmt neue Leserinnen und Leser mit Einladung auf.',
  codeLabel: 'Dein Einladungscode',
  codeHint: 'Sechzehn Buchstaben und Ziffern. Großschreibung und Striche zählen nicht.',
  wrong: 'Dieser Code gilt nicht oder nicht mehr.',
  enterCode: 'Code verwenden',
  shareTitle: 'Bring andere mit',
  shareText: 'Dieser Link führt zu {name}, und wir wissen, dass er von dir kommt.',
  referred_none: 'Bisher ist niemand darüber gekommen.',
  referred_one: 'Darüber ist {count} Person gekommen.',
  referred_many: 'Darüber sind {count} Personen gekommen.',
  referred_other: 'Darüber sind {count} Personen gekommen.',
  haveCode: 'Ich habe eine Einladung',
};
