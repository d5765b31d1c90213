import type { SignInSite } from '../core/signIn/signInFields'

/** Where this page lives, as a sign-in message names it (EIP-4361 `domain` and `uri`): without the screen. */
export function readSite(
  appName: string,
  { host, origin, pathname }: Location = window.location,
): SignInSite {
  return { appName, domain: host, uri: `${origin}${pathname}` }
}
