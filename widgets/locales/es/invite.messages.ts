import type { InviteMessages } from '../../pages/invite.messages.ts';

/** Spanish copy of the invitations. */
export const inviteMessages: InviteMessages = {
  title: 'Solo con invitación',
  text: '{name} admite a nuevos lectores por invitación.',
  codeLabel: 'Tu código de invitación',
  codeHint: 'Dieciséis letras y cifras. Ni las mayúsculas ni los guiones cuentan.',
  wrong: 'Este código no vale o ya no vale.',
  enterCode: 'Usar este código',
  shareTitle: 'Trae a otras personas',
  shareText: 'Este enlace lleva a {name}, y sabemos que es tuyo.',
  referred_none: 'Por ahora no ha venido nadie por él.',
  referred_one: 'Por él ha venido {count} persona.',
  referred_many: 'Por él han venido {count} de personas.',
  referred_other: 'Por él han venido {count} personas.',
  haveCode: 'Tengo una invitación',
};
