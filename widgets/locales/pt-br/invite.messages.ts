import type { InviteMessages } from '../../pages/invite.messages.ts';

/** Brazilian Portuguese copy of the invitations. */
export const inviteMessages: InviteMessages = {
  title: 'Só por convite',
  text: '{name} recebe novos leitores por convite.',
  codeLabel: 'Seu código de convite',
  codeHint: 'Dezesseis letras e algarismos. Maiúsculas e hifens não contam.',
  wrong: 'Este código não vale ou não vale mais.',
  enterCode: 'Usar este código',
  shareTitle: 'Traga mais gente',
  shareText: 'Este link leva a {name}, e sabemos que vem de você.',
  referred_none: 'Por enquanto, ninguém veio por ele.',
  referred_one: '{count} pessoa veio por ele.',
  referred_many: '{count} de pessoas vieram por ele.',
  referred_other: '{count} pessoas vieram por ele.',
  haveCode: 'Tenho um convite',
};
