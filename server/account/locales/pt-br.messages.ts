import type { AccountEmailMessages } from '../account.emails.messages.ts';

/** Brazilian copy of the account's mails. */
export const accountEmailMessages: AccountEmailMessages = {
  newSubject: 'Confirme seu novo endereço para {name}',
  newLead: 'Alguém, esperamos que você, quer mudar uma conta de {name} para este endereço.',
  newButton: 'Ver a mudança',
  newIgnore: 'Se não foi você, não faça nada: sem o seu clique nada muda.',
  oldSubject: 'Sua conta em {name} vai ter outro endereço',
  oldLead:
    'Alguém que entrou na sua conta, esperamos que você, quer mudá-la para outro endereço. Nada muda antes que os dois endereços concordem.',
  oldButton: 'Ver a mudança',
  oldIgnore:
    'Se não foi você, abra o link e pare tudo. Isso encerra todas as sessões da sua conta.',
  linkLife: 'O link funciona por {life}.',
  takenSubject: 'Este endereço já tem uma conta em {name}',
  takenLead:
    'Alguém, esperamos que você, quis mudar outra conta para este endereço. Ele já tem uma conta própria, então nada muda.',
  takenHint:
    'Se você quer usar o endereço na outra conta, entre com ele, exclua a conta dele e peça de novo.',
  takenButton: 'Abrir a conta dele',
  takenIgnore: 'Se não foi você, não faça nada.',
  addressChanged: 'O endereço da sua conta mudou',
  passwordSet: 'Sua conta tem uma nova senha',
  passwordRemoved: 'A senha da sua conta foi removida',
  passkeyAdded: 'Uma chave de acesso foi adicionada à sua conta',
  passkeyRemoved: 'Uma chave de acesso foi removida da sua conta',
  identityLinked: 'Sua conta tem mais um jeito de entrar',
  identityRemoved: 'Um jeito de entrar foi removido da sua conta',
  signedOutEverywhere: 'Todas as sessões da sua conta foram encerradas',
  accountDeleted: 'Sua conta foi excluída',
  noticeLead: 'Foi em {name}, em {date}. Se foi você, não há nada a fazer.',
  noticeNotYou: 'Se não foi você, abra sua conta e saia de todos os lugares.',
  noticeButton: 'Abrir minha conta',
  noticeMailbox:
    'Se não foi você, outra pessoa pode ler seus e-mails: mude a senha da sua caixa de e-mail.',
};
