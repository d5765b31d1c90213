import { pageFields, type SignInSite } from '../core/signIn/signInFields'

/** Returns the page as a sign-in message (EIP-4361) names it. */
export function readSite(appName: string, location: Location = window.location): SignInSite {
  return { appName, ...pageFields(location) }
}
