import type { SignupEmailMessages } from '../signup.emails.messages.ts';

/** Brazilian Portuguese copy of the sign-up's mails. */
export const signupEmailMessages: SignupEmailMessages = {
  confirmSubject: 'Confirme sua inscrição em {name}',
  confirmLead:
    'Alguém, esperamos que você, inscreveu este endereço em {name}. Confirme e você estará na lista.',
  confirmButton: 'Confirmar minha inscrição',
  confirmCode: 'Ou digite este código onde você se inscreveu:',
  confirmLife: 'O link vale por {link}; o código, por {code}.',
  confirmIgnore: 'Se não foi você, não faça nada: sem sua confirmação, nada mais será enviado.',
  alreadySubject: 'Você já assina {name}',
  alreadyLead:
    'Alguém, esperamos que você, inscreveu este endereço em {name}. Ele já está na lista, então não há nada a fazer.',
  alreadyButton: 'Ir para {name}',
  alreadyIgnore: 'Se não foi você, não faça nada: sua assinatura continua como está.',
  emailSettings: 'Configurações de e-mail',
  emailSettingsAt: 'Configurações de e-mail: {url}',
  unsubscribe: 'Cancelar inscrição',
  unsubscribeAt: 'Cancelar inscrição: {url}',
};
