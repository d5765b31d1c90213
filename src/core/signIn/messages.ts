import { messages } from '../../language/messages'

/** Messages for a sign-in, inside and outside its dialog. */
export const m = messages('core/signIn', {
  labels: {
    loading: 'Preparing message...',
    idle: 'Send message',
    preparing: 'Preparing message...',
    ready: 'Send message',
    asking: 'Waiting for signature...',
    checking: 'Verifying signature...',
    pending: 'Waiting for signature...',
    signedIn: 'Verified',
  },
  problems: {
    preparing: 'Error preparing message, please retry!',
    signing: 'Error signing message, please retry!',
    verifying: 'Error verifying signature, please retry!',
    other: 'Oops, something went wrong!',
    expired: 'This message has expired before you were signed in. Sign in again.',
    used: 'This message has been used already, perhaps in another window or browser. Sign in again.',
    unreadable: 'A sign-in is stored here that this page cannot read.',
  },
  /** Purpose of verifying, shown beside the offer. */
  purpose:
    'Verifying shows the organisation behind this site that you act for this account. Giving does not need it.',
  /** After a request that ended without a signature, outside of the dialog. */
  unsigned: 'Not verified: no signature came back. Nothing has changed, and giving does not need it.',
  /** While the service has not confirmed a sign-out. */
  stuck: {
    title: 'You are not signed out yet',
    words:
      'The sign-in service does not answer, and may still take this browser for signed in. That moves no money. We keep trying while this page is open.',
  },
})
