import type { SignInProblem, SignInState } from './signInState'

/** The label of the one button that goes on, by phase. */
export const signInLabels: Readonly<Record<SignInState['kind'], string>> = {
  loading: 'Preparing message...',
  idle: 'Send message',
  preparing: 'Preparing message...',
  ready: 'Send message',
  signing: 'Waiting for signature...',
  verifying: 'Verifying signature...',
  pending: 'Waiting for signature...',
  signedIn: 'Verified',
}

/** The message for each failure. */
export const signInProblems: Readonly<Record<SignInProblem, string>> = {
  preparing: 'Error preparing message, please retry!',
  signing: 'Error signing message, please retry!',
  verifying: 'Error verifying signature, please retry!',
  other: 'Oops, something went wrong!',
  expired: 'This message has expired before you were signed in. Sign in again.',
  used: 'This message has been used already, perhaps in another window. Sign in again.',
}

/** What verifying is for, shown where it is offered. */
export const signInPurpose =
  'Verifying shows the organisation behind this site that you act for this account. Giving does not need it.'

/** After a request that ended without a signature, outside of the dialog. */
export const signInUnsigned =
  'Not verified: no signature came back. Nothing has changed, and giving does not need it.'

/** While the service has not confirmed a sign-out. */
export const signOutStuck = {
  title: 'You are not signed out yet',
  words:
    'The sign-in service does not answer, and may still take this browser for signed in. That moves no money. We keep trying while this page is open.',
}
