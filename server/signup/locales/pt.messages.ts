import type { SignupEmailMessages } from '../signup.emails.messages.ts';

/** Portuguese copy of the sign-up's mails. */
export const signupEmailMessages: SignupEmailMessages = {
  confirmSubject: 'Confirme a sua subscrição de {name}',
  confirmLead:
    'Alguém, esperamos que tenha sido quem lê esta mensagem, inscreveu este endereço em {name}. Confirme-o e fica na lista.',
  confirmButton: 'Confirmar a subscrição',
  confirmCode: 'Ou escreva este código onde fez a inscrição:',
  confirmLife: 'A ligação é válida durante {link}; o código, durante {code}.',
  confirmIgnore:
    'Se não fez este pedido, não faça nada: sem a sua confirmação não chega mais nada.',
  alreadySubject: 'Já tem uma subscrição de {name}',
  alreadyLead:
    'Alguém, esperamos que tenha sido quem lê esta mensagem, inscreveu este endereço em {name}. Já está na lista, por isso não há nada a fazer.',
  alreadyButton: 'Ir para {name}',
  alreadyIgnore: 'Se não fez este pedido, não faça nada: a sua subscrição fica como está.',
  emailSettings: 'Definições de e-mail',
  emailSettingsAt: 'Definições de e-mail: {url}',
  unsubscribe: 'Cancelar a subscrição',
  unsubscribeAt: 'Cancelar a subscrição: {url}',
};
