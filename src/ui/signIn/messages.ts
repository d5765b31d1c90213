import { messages } from '../../language/messages'

/** Texts for the sign-in with the operator's service. */
export const m = messages('ui/signIn', {
  verify: 'Verify your account',
  intro:
    'Show that this account is yours: sign the message that your wallet or Safe shows. It moves no money and costs nothing.',
  signing: 'Read the message where you sign, and sign it there.',
  full: 'The message in full',
  close: 'Close',
  stop: 'Stop waiting',
  cancel: 'Cancel',
  pending: {
    onChain:
      'Your Safe signs this message by a transaction. It is in the queue of your Safe; once it has been executed, you are signed in here.',
    ask: 'Ask your co-signers to sign the message in your Safe. When enough have signed, you are signed in here.',
    mayClose: (until: string) =>
      `You can close this page and come back to it here until ${until}. Then the message expires.`,
    keepOpen: (until: string) => `Keep this page open until ${until}. Then the message expires.`,
    doNotSign: 'Do not sign',
    forged:
      'The message that the service shows is not the one that was asked for here. Stop waiting, and tell your co-signers.',
    noAnswer: 'No answer at the moment',
    notYet: 'Not signed in yet',
    asking: (reason: string) => `${reason} Nothing is lost, and we keep asking.`,
    coSigners: 'Your co-signers',
  },
  title: 'Sign-in',
  until: (time: string) => `Verified: you are signed in until ${time}.`,
  untilClosed: 'Verified: you are signed in, until this page is closed.',
  signOut: 'Sign out',
  whoSigned: 'See who has signed',
  asking: 'Asking the sign-in service…',
  waitingOnChain: 'Waiting for a transaction of your Safe',
})
