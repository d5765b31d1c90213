import type { Address } from 'viem'

/** The page that a person signs in to, as its own address tells. */
export type SignInSite = {
  /** As people call it. */
  readonly appName: string
  /** Host name, with the port where there is one. */
  readonly domain: string
  readonly uri: string
}

/** Whoever signs in: one account on one chain. A Safe on two chains is two accounts. */
export type SignInAccount = { readonly address: Address; readonly chainId: number }

/** The fields of a sign-in message, under the names that EIP-4361 and viem give them. */
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
 * What a person is asked to sign. The times are the service's: an expiry that co-signers can read is one that holds.
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
