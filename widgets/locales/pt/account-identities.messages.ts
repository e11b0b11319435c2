import type { IdentityMessages } from '../../pages/account-identities.messages.ts';

/** Portuguese copy of the account's list of identities elsewhere. */
export const identityMessages: IdentityMessages = {
  identitiesTitle: 'As suas contas noutros sítios',
  identitiesText: 'Com cada uma inicia sessão aqui. Sem elas, há sempre o e-mail.',
  identitiesNone: 'Já não tem nenhuma. Inicia sessão por e-mail.',
  identityUsed: 'Desde {date}, usada pela última vez em {used}',
  removeIdentity: 'Remover',
  identitiesAgain:
    'Uma que removeu volta a ser adicionada se iniciar sessão com ela e tiver o seu endereço. Avisamos por e-mail quando isso acontecer.',
};
