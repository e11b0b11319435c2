import type { PostMessages } from '../../pages/post.messages.ts';

/** Brazilian Portuguese copy of a post's page. */
export const postMessages: PostMessages = {
  by: 'Por {names}',
  minutes: 'Tempo de leitura: {count} min',
  unpublished: 'Só quem escreve {name} vê este texto.',
  forFree: 'Este texto é para assinaturas gratuitas',
  forPaid: 'Este texto é para assinaturas pagas',
  forFounding: 'Este texto é para assinaturas fundadoras',
  blocked: 'Este texto não pode ser lido onde você está',
  blockedText: '{name} não está disponível neste país.',
  freeText: 'Assine {name}, entre na sua conta e continue lendo.',
  onceText: 'Você entrou como {email}. Assine {name} e continue lendo.',
  oncePaidText: 'Você entrou como {email}. Você pode começar pelos textos gratuitos de {name}.',
  onceAction: 'Assinar',
  waitingText: 'Sua assinatura está em espera. {name} olha antes algumas inscrições novas.',
  paidOffer: 'Os planos pagos de {name} começam em {price}.',
  foundingOffer: 'A assinatura fundadora de {name} começa em {price}.',
  notPayable: 'Aqui ainda não é possível comprar nada.',
  paidText: 'Você pode começar pelos textos gratuitos de {name}.',
  subscribed: 'Já tem uma assinatura?',
  signInHere: 'Entrar',
  levelText: 'Sua assinatura de {name} não o inclui.',
};
