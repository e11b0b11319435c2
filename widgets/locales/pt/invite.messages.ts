import type { InviteMessages } from '../../pages/invite.messages.ts';

/** Portuguese copy of the invitations. */
export const inviteMessages: InviteMessages = {
  title: 'Só por convite',
  text: '{name} recebe novos leitores por convite.',
  codeLabel: 'O seu código de convite',
  codeHint: 'Dezasseis letras e algarismos. Maiúsculas e hífenes não contam.',
  wrong: 'Este código não é válido ou já não é.',
  enterCode: 'Usar este código',
  shareTitle: 'Traga mais pessoas',
  shareText: 'Esta ligação leva a {name}, e sabemos que vem de si.',
  referred_none: 'Por enquanto, ninguém veio por ela.',
  referred_one: '{count} pessoa veio por ela.',
  referred_many: '{count} de pessoas vieram por ela.',
  referred_other: '{count} pessoas vieram por ela.',
  haveCode: 'Tenho um convite',
};
