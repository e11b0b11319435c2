import type { AccountEmailMessages } from '../account.emails.messages.ts';

/** Spanish copy of the account's mails. */
export const accountEmailMessages: AccountEmailMessages = {
  newSubject: 'Confirma tu nueva dirección para {name}',
  newLead: 'Alguien, esperamos que tú, quiere pasar una cuenta de {name} a esta dirección.',
  newButton: 'Ver el cambio',
  newIgnore: 'Si no has sido tú, no hagas nada: sin tu clic no cambia nada.',
  oldSubject: 'Tu cuenta de {name} va a tener otra dirección',
  oldLead:
    'Alguien con la sesión iniciada en tu cuenta, esperamos que tú, quiere pasarla a otra dirección. Nada cambia hasta que las dos direcciones estén de acuerdo.',
  oldButton: 'Ver el cambio',
  oldIgnore:
    'Si no has sido tú, abre el enlace y detén el cambio. Así se cierran todas las sesiones de tu cuenta.',
  linkLife: 'El enlace sirve durante {life}.',
  takenSubject: 'Esta dirección ya tiene una cuenta en {name}',
  takenLead:
    'Alguien, esperamos que tú, quería pasar otra cuenta a esta dirección. Ya tiene una cuenta propia, así que nada cambia.',
  takenHint:
    'Si la quieres para la otra cuenta, inicia sesión con esta dirección, elimina su cuenta y vuelve a pedirlo.',
  takenButton: 'Abrir su cuenta',
  takenIgnore: 'Si no has sido tú, no hagas nada.',
  addressChanged: 'La dirección de tu cuenta ha cambiado',
  passwordSet: 'Tu cuenta tiene una contraseña nueva',
  passwordRemoved: 'Se ha quitado la contraseña de tu cuenta',
  passkeyAdded: 'Se ha añadido una llave de acceso a tu cuenta',
  passkeyRemoved: 'Se ha quitado una llave de acceso de tu cuenta',
  identityLinked: 'Tu cuenta tiene otra forma de iniciar sesión',
  identityRemoved: 'Se ha quitado una forma de iniciar sesión en tu cuenta',
  signedOutEverywhere: 'Se han cerrado todas las sesiones de tu cuenta',
  accountDeleted: 'Tu cuenta se ha eliminado',
  noticeLead: 'Ha sido en {name}, el {date}. Si has sido tú, no tienes que hacer nada.',
  noticeNotYou: 'Si no has sido tú, abre tu cuenta y cierra todas las sesiones.',
  noticeButton: 'Abrir mi cuenta',
  noticeMailbox:
    'Si no has sido tú, alguien más puede leer tu correo: cambia la contraseña de tu buzón.',
};
