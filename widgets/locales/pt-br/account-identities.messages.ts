import type { IdentityMessages } from '../../pages/account-identities.messages.ts';

/** Brazilian Portuguese copy of the account's list of identities elsewhere. */
export const identityMessages: IdentityMessages = {
  identitiesTitle: 'Suas contas em outros lugares',
  identitiesText: 'Cada uma delas faz seu acesso aqui. Sem elas, há sempre o e-mail.',
  identitiesNone: 'Você não tem mais nenhuma. Você entra por e-mail.',
  identityUsed: 'Desde {date}, usada pela última vez em {used}',
  removeIdentity: 'Remover',
  identitiesAgain:
    'Uma que você removeu é adicionada de novo se você entrar com ela e ela tiver seu endereço. Avisamos por e-mail quando isso acontecer.',
};
