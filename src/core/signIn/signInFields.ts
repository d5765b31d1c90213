import type { Address } from 'viem'

/** The page to sign in to, from its own URL. */
export type SignInSite = {
  /** The site's name. */
  readonly appName: string
  /** Host name, with the port if there is one. */
  readonly domain: string
  readonly uri: string
}

/** Returns the page's `domain` and `uri` for a sign-in message (EIP-4361), without the fragment. */
export function pageFields({
  host,
  origin,
  pathname,
}: Pick<Location, 'host' | 'origin' | 'pathname'>): Pick<SignInSite, 'domain' | 'uri'> {
  return { domain: host, uri: `${origin}${pathname}` }
}

/** The account that signs in, on one chain. A Safe on two chains is two accounts. */
export type SignInAccount = { readonly address: Address; readonly chainId: number }

/** The fields of a sign-in message, named as in EIP-4361 and viem. */
export type SignInFields = {
  readonly domain: string
  readonly address: Address
  readonly statement: string
  readonly uri: string
  readonly version: '1'
  readonly chainId: number
  readonly nonce: string
  readonly issuedAt: Date
  readonly expirationTime: Date
}

/**
 * Builds the message to sign. Its times are the service's: co-signers read the expiry that is enforced.
 *
 * @see https://eips.ethereum.org/EIPS/eip-4361
 */
export function signInFields(
  site: SignInSite,
  { address, chainId }: SignInAccount,
  given: { readonly nonce: string; readonly issuedAtMs: number; readonly expiresAtMs: number },
): SignInFields {
  return {
    domain: site.domain,
    address,
    statement: `Sign in to ${site.appName.replaceAll(/\s+/g, ' ')}. This moves no money and allows nobody to move any.`,
    uri: site.uri,
    version: '1',
    chainId,
    nonce: given.nonce,
    issuedAt: new Date(given.issuedAtMs),
    expirationTime: new Date(given.expiresAtMs),
  }
}
