import type { InviteMessages } from '../../pages/invite.messages.ts';

/** Italian copy of the invitations. */
export const inviteMessages: InviteMessages = {
  title: 'Solo su invito',
  text: '{name} accoglie nuove persone su invito.',
  codeLabel: 'Il tuo codice d’invito',
  codeHint: 'Sedici lettere e cifre. Maiuscole e trattini non contano.',
  wrong: 'Questo codice non vale o non vale più.',
  enterCode: 'Usa questo codice',
  shareTitle: 'Porta altre persone',
  shareText: 'Questo link porta a {name}, e sappiamo che viene da te.',
  referred_none: 'Finora non è arrivato nessuno da qui.',
  referred_one: 'Da qui è arrivata {count} persona.',
  referred_many: 'Da qui sono arrivate {count} di persone.',
  referred_other: 'Da qui sono arrivate {count} persone.',
  haveCode: 'Ho un invito',
};
