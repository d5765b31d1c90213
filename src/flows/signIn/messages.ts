import { messages } from '../../language/messages'

/** Reasons why a sign-in stops, or is not stored. */
export const m = messages('flows/signIn', {
  notTaken: 'The sign-in service does not take the signatures yet.',
  noCookie: 'Your browser does not keep the cookie of the sign-in service here.',
  noRoom: 'This browser cannot remember the sign-in, so a later visit could not end it.',
  signedOut: 'Signed out meanwhile.',
})
