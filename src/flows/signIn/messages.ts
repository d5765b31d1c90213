import { messages } from '../../language/messages'

/** Why a sign-in does not go on, or is not kept. */
export const m = messages('signInFlow', {
  notTaken: 'The sign-in service does not take the signatures yet.',
  noCookie: 'Your browser does not keep the cookie of the sign-in service here.',
  noRoom: 'This browser cannot remember the sign-in, so a later visit could not end it.',
  signedOut: 'Signed out meanwhile.',
})
