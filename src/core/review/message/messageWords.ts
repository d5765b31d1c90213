import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { amountWords } from '../../money/amountWords'
import { actionWords } from '../actionWords'
import { type AssetNames, tokenName } from '../assetNames'
import { everyNode, readCallTree } from '../callTree'
import { isUnlimited } from '../isUnlimited'
import type { Grant, MessageMeaning } from './messageMeaning'
import type { SignInText } from './signInText'
import { timeWords } from './timeWords'
import { visibleText } from './visibleText'

/** A message in words. `weight`: what a signature of it can cost. */
export type MessageWords = {
  readonly title: string
  readonly weight: 'plain' | 'money' | 'alarm'
  readonly sentences: readonly string[]
}

type Shown = { readonly safe: Address; readonly chainId: number; readonly names: AssetNames }

/** Says what a signature of the message allows, from what is signed alone. */
export function messageWords(meaning: MessageMeaning, shown: Shown): MessageWords {
  switch (meaning.kind) {
    case 'signIn':
      return signInWords(meaning.signIn, shown)
    case 'oddSignIn':
      return {
        title: 'A text that looks like a sign-in',
        weight: 'alarm',
        sentences: [
          'It does not keep to the form of EIP-4361, so what it signs in to cannot be told. Do not sign it.',
        ],
      }
    case 'text':
      return {
        title: 'Plain text',
        weight: 'plain',
        sentences: ['It moves no money by itself. Whoever asked for it decides what it is good for.'],
      }
    case 'safeTx':
      return safeTxWords(meaning, shown)
    case 'userOperation':
      return {
        title: 'A user operation (ERC-4337), not a message',
        weight: 'alarm',
        sentences: [
          'With enough signatures it moves funds of a Safe without a transaction in its queue. Its calls are not read here.',
        ],
      }
    case 'permit':
      return permitWords(meaning, shown)
    case 'order':
      return orderWords(meaning, shown)
    case 'typed': {
      const { primaryType, domain } = meaning.data
      const of = domain.name === null ? '' : ` of “${named(domain.name)}”, as it calls itself`
      return {
        title: `Typed data: ${named(primaryType)}`,
        weight: 'money',
        sentences: [
          `Typed data (EIP-712)${of}. What its contract does with a signature is not known here.`,
          ...contractWords(domain.verifyingContract),
        ],
      }
    }
    case 'unreadable':
      return {
        title: 'A message that cannot be read',
        weight: 'alarm',
        sentences: ['It is neither a text nor typed data by EIP-712. Do not sign it.'],
      }
  }
}

function signInWords(signIn: SignInText, { safe, chainId }: Shown): MessageWords {
  const problems: string[] = []
  if (!isAddressEqual(signIn.address, safe))
    problems.push(`It signs in another account than this Safe: ${signIn.address}.`)
  if (signIn.chainId !== BigInt(chainId)) problems.push(`It names another chain: ${signIn.chainId}.`)
  if (hostOf(signIn.uri) !== signIn.domain.toLowerCase())
    problems.push(`It says ${named(signIn.domain)}, and leads to ${named(signIn.uri)}.`)
  const resources = signIn.resources.length
  return {
    title: 'Sign-in (EIP-4361)',
    weight: problems.length > 0 ? 'alarm' : 'plain',
    sentences: [
      `Signs this Safe in to ${named(signIn.domain)}. Sign it only if you, or a co-signer, asked for it there.`,
      ...problems,
      ...(signIn.expirationTime === null
        ? ['It names no time at which it expires.']
        : [`It can be used until ${named(signIn.expirationTime)}.`]),
      ...(resources === 0
        ? []
        : [`It also names ${resources} ${resources === 1 ? 'resource' : 'resources'}.`]),
    ],
  }
}

function hostOf(uri: string): string | null {
  return URL.canParse(uri) ? new URL(uri).host : null
}

function safeTxWords(
  { safe: other, chainId, tx }: Extract<MessageMeaning, { kind: 'safeTx' }>,
  { chainId: own, names }: Shown,
): MessageWords {
  const whose = other === null ? 'a Safe that it does not name' : `the Safe ${other}`
  const where = chainId === null ? 'a chain that it does not name' : `chain ${chainId}`
  const sentences = [
    `It is the hash of a transaction of ${whose} on ${where}. Signatures collected here can count there.`,
  ]
  if (other === null || tx === null) sentences.push('What that transaction does cannot be read.')
  else {
    const nodes = everyNode(readCallTree(tx, other)).filter(({ action }) => action.kind !== 'batch')
    const known = chainId === BigInt(own) ? names : namesElsewhere
    sentences.push(
      `Its nonce is ${tx.nonce}. In full:`,
      ...nodes.map((node) => actionWords(node, other, known)),
    )
  }
  return { title: 'A transaction in disguise, not a message', weight: 'alarm', sentences }
}

/** Of a chain that is not this one: no token is known there, and its coin has no name here. */
const namesElsewhere: AssetNames = {
  native: { symbol: 'of that chain’s coin', decimals: 18 },
  tokens: new Map(),
}

function permitWords(
  { form, owner, spender, grants, deadline, data }: Extract<MessageMeaning, { kind: 'permit' }>,
  { safe, chainId, names }: Shown,
): MessageWords {
  const sentences = grants.map((grant) => `Lets ${spender} take ${grantWords(grant, names)}.`)
  if (owner !== null && !isAddressEqual(owner, safe))
    sentences.push(`It is about tokens of another account: ${owner}.`)
  if (form === 'permit2') sentences.push('It goes through Permit2, and can be used again and again.')
  if (form === 'permit2Transfer') sentences.push('It goes through Permit2, and can be used once.')
  sentences.push(
    deadline === null
      ? 'It names no time at which it expires.'
      : `The signature can be used until ${timeWords(deadline)}.`,
  )
  if (data.domain.chainId !== null && data.domain.chainId !== BigInt(chainId))
    sentences.push(`It is for another chain: ${data.domain.chainId}.`)
  if (data.domain.chainId === null) sentences.push('It names no chain.')
  return {
    title: form === 'permit' ? 'Permit to take tokens' : 'Permit to take tokens (Permit2)',
    weight: 'money',
    sentences,
  }
}

function orderWords(
  { market, trade, data }: Extract<MessageMeaning, { kind: 'order' }>,
  { safe, chainId, names }: Shown,
): MessageWords {
  const { domain, primaryType } = data
  if (trade === null) {
    return {
      title: `Order: ${named(primaryType)}`,
      weight: 'money',
      sentences: [
        `An order of “${named(market)}”, as it calls itself. What it sells and buys is not read here: see its fields.`,
        ...contractWords(domain.verifyingContract),
      ],
    }
  }
  const { sell, buy, receiver, isSellOrder, validTo } = trade
  const isOwn = receiver === zeroAddress || isAddressEqual(receiver, safe)
  const [most, least] = isSellOrder ? ['', 'at least '] : ['at most ', '']
  return {
    title: `Order on ${market}`,
    weight: 'money',
    sentences: [
      `Sells ${most}${grantWords(sell, names)} for ${least}${grantWords(buy, names)}.`,
      isOwn ? 'What is bought comes to this Safe.' : `What is bought goes to ${receiver}, not to this Safe.`,
      `It can be filled until ${timeWords(validTo)}.`,
      ...(domain.chainId === BigInt(chainId) ? [] : ['It is for another chain.']),
    ],
  }
}

function grantWords({ token, amount }: Grant, names: AssetNames): string {
  const name = tokenName(token, names)
  const what = name === null ? `the token at ${token}, which is not known here` : name.symbol
  if (isUnlimited(amount)) return `${what}, without limit`
  if (name !== null) return amountWords(amount, name)
  return `${amount} base ${amount === 1n ? 'unit' : 'units'} of ${what}`
}

/** A name that a stranger wrote. */
function named(text: string): string {
  return visibleText(text, 120).replaceAll('\n', '‹U+000A›')
}

function contractWords(contract: Address | null): readonly string[] {
  return contract === null ? ['It names no contract.'] : [`It is for the contract ${contract}.`]
}
