/**
 * What the mails of an account say, in English. `{name}` is the platform's name; `{life}` how long a link is good; `{date}` when
 * it happened, with its time zone. Nothing that a visitor typed is in it.
 */
export const accountEmailMessages = {
  newSubject: 'Confirm your new address for {name}',
  newLead: 'Someone, hopefully you, wants to move an account at {name} to this address.',
  newButton: 'Look at the change',
  newIgnore: 'If this was not you, do nothing: without your click nothing changes.',
  oldSubject: 'Your account at {name} is to have another address',
  oldLead:
    'Someone who is signed in to your account, hopefully you, wants to move it to another address. Nothing changes before both addresses agree.',
  oldButton: 'Look at the change',
  oldIgnore:
    'If this was not you, open the link and stop it. That signs your account out everywhere.',
  linkLife: 'The link works for {life}.',
  takenSubject: 'This address has an account at {name} already',
  takenLead:
    'Someone, hopefully you, wanted to move another account to this address. It has an account of its own, so nothing changes.',
  takenHint:
    'If you want it for the other account, sign in with this address, delete its account, and ask again.',
  takenButton: 'Open its account',
  takenIgnore: 'If this was not you, do nothing.',

  // Notices: what happened stands as subject and as headline.
  addressChanged: 'The address of your account was changed',
  passwordSet: 'A password was set for your account',
  passwordRemoved: 'The password of your account was removed',
  passkeyAdded: 'A passkey was added to your account',
  passkeyRemoved: 'A passkey was removed from your account',
  identityLinked: 'Another way to sign in was added to your account',
  identityRemoved: 'A way to sign in was removed from your account',
  signedOutEverywhere: 'Your account was signed out everywhere',
  accountDeleted: 'Your account was deleted',
  noticeLead: 'It happened at {name}, on {date}. If it was you, there is nothing to do.',
  noticeNotYou: 'If it was not you, open your account and sign out everywhere.',
  noticeButton: 'Open my account',
  /** After what can’t be undone by signing in. */
  noticeMailbox:
    'If it was not you, someone else can read your mail: change the password of your mailbox.',
} as const;

export type AccountEmailMessages = { readonly [Key in keyof typeof accountEmailMessages]: string };
