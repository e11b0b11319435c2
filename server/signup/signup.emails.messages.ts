/** What the sign-up's mails say. `{name}` is the publication's name; nothing that a visitor typed is in them. */
export const SIGNUP_EMAIL_MESSAGES = {
  confirm: {
    subject: (name: string) => `Confirm your subscription to ${name}`,
    lead: (name: string) =>
      `Someone, hopefully you, signed this address up for ${name}. Confirm it, and you are on the list.`,
    button: 'Confirm my subscription',
    code: 'Or type this code where you signed up:',
    life: 'The link works for three days, the code for ten minutes.',
    ignore: 'If this was not you, do nothing: without your confirmation nothing more will come.',
  },
  alreadySubscribed: {
    subject: (name: string) => `You are already subscribed to ${name}`,
    lead: (name: string) =>
      `Someone, hopefully you, signed this address up for ${name}. It is on the list already, so there is nothing to do.`,
    button: (name: string) => `Go to ${name}`,
    ignore: 'If this was not you, do nothing: your subscription stays as it is.',
  },
  unsubscribe: 'Unsubscribe',
} as const;
