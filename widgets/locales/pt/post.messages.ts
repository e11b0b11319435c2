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
  paidText: 'Pode começar pelos textos gratuitos de {name}.',
  subscribed: 'Já tem uma subscrição?',
  signInHere: 'Inicie sessão',
  levelText: 'A sua subscrição de {name} não o inclui.',
};
