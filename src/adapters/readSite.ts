import type { SignInSite } from '../core/signIn/signInFields'

/** The page's `domain` and `uri` for a sign-in message (EIP-4361), without the fragment. */
export function readSite(
  appName: string,
  { host, origin, pathname }: Location = window.location,
): SignInSite {
  return { appName, domain: host, uri: `${origin}${pathname}` }
}
