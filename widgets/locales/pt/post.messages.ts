import type { PostMessages } from '../../pages/post.messages.ts';

/** Portuguese copy of a post's page. */
export const postMessages: PostMessages = {
  by: 'De {names}',
  minutes: 'Tempo de leitura: {count} min',
  unpublished: 'Só quem escreve {name} vê este texto.',
  forFree: 'Este texto é para subscrições gratuitas',
  forPaid: 'Este texto é para subscrições pagas',
  forFounding: 'Este texto é para subscrições fundadoras',
  blocked: 'Este texto não pode ser lido onde está',
  blockedText: '{name} não está disponível neste país.',
  freeText: 'Subscreva {name}, inicie sessão e continue a ler.',
  onceText: 'Iniciou sessão como {email}. Subscreva {name} e continue a ler.',
  oncePaidText: 'Iniciou sessão como {email}. Pode começar pelos textos gratuitos de {name}.',
  onceAction: 'Subscrever',
  waitingText: 'A sua subscrição está à espera. {name} vê primeiro algumas novas subscrições.',
  paidOffer: 'Os planos pagos de {name} começam em {price}.',
  foundingOffer: 'A subscrição fundadora de {name} começa em {price}.',
  notPayable: 'Aqui ainda não se pode comprar nada.',
  paidText: 'Pode começar pelos textos gratuitos de {name}.',
  subscribed: 'Já tem uma subscrição?',
  signInHere: 'Inicie sessão',
  levelText: 'A sua subscrição de {name} não o inclui.',
};
