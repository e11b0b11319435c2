/**
 * What the sign-up's mails say, in English. `{name}` is the publication's name; `{link}` and `{code}` how long they are
 * good. Nothing that a visitor typed is in them.
 */
export const signupEmailMessages = {
  confirmSubject: 'Confirm your subscription to {name}',
  confirmLead:
    'Someone, hopefully you, signed this address up for {name}. Confirm it, and you are on the list.',
  confirmButton: 'Confirm my subscription',
  confirmCode: 'Or type this code where you signed up:',
  confirmLife: 'The link works for {link}, the code for {code}.',
  confirmIgnore:
    'If this was not you, do nothing: without your confirmation nothing more will come.',
  alreadySubject: 'You are already subscribed to {name}',
  alreadyLead:
    'Someone, hopefully you, signed this address up for {name}. It is on the list already, so there is nothing to do.',
  alreadyButton: 'Go to {name}',
  alreadyIgnore: 'If this was not you, do nothing: your subscription stays as it is.',
  emailSettings: 'Email settings',
  /** Before an address in plain text. */
  emailSettingsAt: 'Email settings: {url}',
  unsubscribe: 'Unsubscribe',
  /** Before an address in plain text. */
  unsubscribeAt: 'Unsubscribe: {url}',
} as const;

export type SignupEmailMessages = { readonly [Key in keyof typeof signupEmailMessages]: string };
