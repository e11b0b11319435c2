import type { AccountEmailMessages } from '../account.emails.messages.ts';

/** Portuguese copy of the account's mails. */
export const accountEmailMessages: AccountEmailMessages = {
  newSubject: 'Confirme o seu novo endereço para {name}',
  newLead:
    'Alguém, esperamos que a própria pessoa, quer mudar uma conta de {name} para este endereço.',
  newButton: 'Ver a alteração',
  newIgnore: 'Se o pedido não é seu, não faça nada: sem o seu clique nada muda.',
  oldSubject: 'A sua conta em {name} vai ter outro endereço',
  oldLead:
    'Alguém com sessão iniciada na sua conta, esperamos que a própria pessoa, quer mudá-la para outro endereço. Nada muda antes de os dois endereços concordarem.',
  oldButton: 'Ver a alteração',
  oldIgnore:
    'Se o pedido não é seu, abra a ligação e pare-o. Isso termina todas as sessões da sua conta.',
  linkLife: 'A ligação funciona durante {life}.',
  takenSubject: 'Este endereço já tem uma conta em {name}',
  takenLead:
    'Alguém, esperamos que a própria pessoa, quis mudar outra conta para este endereço. Ele já tem uma conta própria, por isso nada muda.',
  takenHint:
    'Se o quer para a outra conta, inicie sessão com este endereço, elimine a conta dele e peça de novo.',
  takenButton: 'Abrir a conta dele',
  takenIgnore: 'Se o pedido não é seu, não faça nada.',
  addressChanged: 'O endereço da sua conta foi alterado',
  passwordSet: 'A sua conta tem uma nova palavra-passe',
  passwordRemoved: 'A palavra-passe da sua conta foi removida',
  passkeyAdded: 'Foi adicionada uma chave de acesso à sua conta',
  passkeyRemoved: 'Foi removida uma chave de acesso da sua conta',
  identityLinked: 'A sua conta tem outra forma de iniciar sessão',
  identityRemoved: 'Foi removida uma forma de iniciar sessão na sua conta',
  signedOutEverywhere: 'Todas as sessões da sua conta foram terminadas',
  accountDeleted: 'A sua conta foi eliminada',
  noticeLead: 'Foi em {name}, no dia {date}. Se o pedido é seu, não há nada a fazer.',
  noticeNotYou: 'Se o pedido não é seu, abra a sua conta e termine todas as sessões.',
  noticeButton: 'Abrir a minha conta',
  noticeMailbox:
    'Se o pedido não é seu, outra pessoa pode ler o seu e-mail: mude a palavra-passe da sua caixa de correio.',
};
