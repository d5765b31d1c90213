import { type Address, getAddress, isAddress } from 'viem'

/** The fields of a sign-in message (EIP-4361) that decide what its signature allows. */
export type SignInText = {
  readonly domain: string
  readonly address: Address
  readonly statement: string | null
  readonly uri: string
  readonly chainId: bigint
  /** As written in the message; null: no expiry. */
  readonly expirationTime: string | null
  readonly resources: readonly string[]
}

const lineBreak = '\n'
const first = /^(?:[a-z][a-z0-9+.-]*:\/\/)?([^\s/?#]+) wants you to sign in with your Ethereum account:$/i
const fieldLine = /^(URI|Version|Chain ID|Nonce|Issued At|Expiration Time|Not Before|Request ID): (.*)$/
const order = [
  'URI',
  'Version',
  'Chain ID',
  'Nonce',
  'Issued At',
  'Expiration Time',
  'Not Before',
  'Request ID',
]
const required = 5

/** Returns true when the first line of a text presents it as a sign-in. */
export function looksLikeSignIn(text: string): boolean {
  return /wants you to sign in with your Ethereum account/i.test(text.split(lineBreak, 1)[0] ?? '')
}

/**
 * Parses a sign-in message to its last line. Null when any field is out of place: a server could parse it
 * differently.
 *
 * @see https://eips.ethereum.org/EIPS/eip-4361
 */
export function readSignInText(text: string): SignInText | null {
  const lines = text.split(lineBreak)
  const [head = '', address = '', blank, ...rest] = lines
  const domain = first.exec(head)?.[1]
  if (domain === undefined || !isAddress(address) || getAddress(address) !== address || blank !== '')
    return null
  const statement = statementOf(rest)
  if (statement === undefined) return null
  const fields = new Map<string, string>()
  let at = statement === null ? 0 : 2
  if (statement === null && rest[0] === '') at = 1
  let place = -1
  for (; at < rest.length; at += 1) {
    const [, name = '', value = ''] = fieldLine.exec(rest[at] ?? '') ?? []
    const next = order.indexOf(name)
    if (next <= place) break
    place = next
    fields.set(name, value)
  }
  const resources = resourcesOf(rest.slice(at))
  const chainId = fields.get('Chain ID') ?? ''
  if (resources === null || order.slice(0, required).some((name) => !fields.has(name))) return null
  if (fields.get('Version') !== '1' || !/^\d{1,20}$/.test(chainId)) return null
  return {
    domain,
    address,
    statement,
    uri: fields.get('URI') ?? '',
    chainId: BigInt(chainId),
    expirationTime: fields.get('Expiration Time') ?? null,
    resources,
  }
}

/** Returns undefined when the text before the fields is not one statement. */
function statementOf([line = '', after]: readonly string[]): string | null | undefined {
  if (line === '' || line.startsWith('URI: ')) return null
  return after === '' ? line : undefined
}

function resourcesOf(lines: readonly string[]): readonly string[] | null {
  const [title, ...items] = lines
  if (title === undefined) return []
  if (title !== 'Resources:' || !items.every((line) => line.startsWith('- '))) return null
  return items.map((line) => line.slice(2))
}
