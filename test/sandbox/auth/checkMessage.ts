import { createSiweMessage, parseSiweMessage, type SiweMessage } from 'viem/siwe'
import { SignInRefusal } from './signInRefusal'

/**
 * Reads an EIP-4361 message and checks all of it that needs no chain: written exactly as its fields are written by
 * `viem/siwe` (so that nothing in it can be read in two ways), for the page that brings it, for a chain that we ask, and
 * not expired.
 *
 * @throws SignInRefusal in words.
 */
export function checkMessage(
  text: string,
  given: { readonly origin: string; readonly chainIds: readonly number[]; readonly nowMs: number },
): SiweMessage {
  const message = parse(text)
  const { host, origin } = new URL(given.origin)
  if (message.domain !== host || !isOf(origin, message.uri)) {
    throw new SignInRefusal('otherSite', `The message is for ${message.domain}, and ${host} has brought it.`)
  }
  if (!given.chainIds.includes(message.chainId)) {
    throw new SignInRefusal(
      'otherChain',
      `The message is for chain ${message.chainId}, which is not asked here.`,
    )
  }
  if (message.notBefore !== undefined && given.nowMs < message.notBefore.getTime()) {
    throw new SignInRefusal('notAMessage', 'The message is for a later time.')
  }
  if (message.expirationTime !== undefined && given.nowMs >= message.expirationTime.getTime()) {
    throw new SignInRefusal('nonceExpired', 'The message has expired.')
  }
  return message
}

function parse(text: string): SiweMessage {
  try {
    const fields = parseSiweMessage(text) as SiweMessage
    if (createSiweMessage(fields) === text) return fields
  } catch {
    // A field is missing, or is not what EIP-4361 allows.
  }
  throw new SignInRefusal(
    'notAMessage',
    'The message is not one of EIP-4361, version 1, as viem/siwe writes it.',
  )
}

function isOf(origin: string, uri: string): boolean {
  return URL.canParse(uri) && new URL(uri).origin === origin
}
