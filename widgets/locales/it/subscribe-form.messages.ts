import type { Messages } from '../../subscribe-form/subscribe-form.messages.ts';

/** Italian copy of the form. */
export const messages: Messages = {
  label: 'La tua email',
  placeholder: 'tu@example.com',
  subscribe: 'Iscriviti',
  retry: 'Riprova',
  hint: 'Puoi annullare l’iscrizione quando vuoi.',
  busy: 'Un momento…',
  missing: 'Inserisci il tuo indirizzo email.',
  invalid: 'Questo indirizzo email non è completo.',
  offline: 'Nessuna connessione. Ciò che hai scritto resta qui; riprova tra un momento.',
  trouble: 'Qualcosa è andato storto. Ciò che hai scritto resta qui.',
  inbox: 'Controlla la tua posta',
  invite: 'Solo su invito',
};
