import { withoutQuotes } from '../../cleanLine'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { locale } from '../../../language/messages'
import { amountWords } from '../../money/formatAmount'
import { actionWords } from '../actionWords'
import { type AssetNames, tokenName } from '../assetNames'
import { everyNode, readCallTree } from '../callTree'
import { isUnlimited } from '../action'
import type { Grant, MessageMeaning } from './messageMeaning'
import { m } from './messageMessages'
import type { SignInText } from './signInText'
import { visibleText } from './visibleText'
import { parseUrl } from '../../parseUrl'

/** From the year 10,000 on, a date is no real limit. */
const latestSeconds = 253_402_300_800n

const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** Description of a message. `weight`: the possible cost of signing it. */
export type MessageWords = {
  readonly title: string
  readonly weight: 'plain' | 'money' | 'alarm'
  readonly sentences: readonly string[]
}

type Shown = { readonly safe: Address; readonly chainId: number; readonly names: AssetNames }

/** Describes what a signature of the message allows, from the signed data alone. */
export function messageWords(meaning: MessageMeaning, shown: Shown): MessageWords {
  switch (meaning.kind) {
    case 'signIn':
      return signInWords(meaning.signIn, shown)
    case 'oddSignIn':
      return {
        title: m.oddSignIn.title,
        weight: 'alarm',
        sentences: [m.oddSignIn.words],
      }
    case 'text':
      return {
        title: m.text.title,
        weight: 'plain',
        sentences: [m.text.words],
      }
    case 'safeTx':
      return safeTxWords(meaning, shown)
    case 'userOperation':
      return {
        title: m.userOperation.title,
        weight: 'alarm',
        sentences: [m.userOperation.words],
      }
    case 'permit':
      return permitWords(meaning, shown)
    case 'order':
      return orderWords(meaning, shown)
    case 'typed': {
      const { primaryType, domain } = meaning.data
      const { name } = domain
      return {
        title: m.typed.title(named(primaryType)),
        weight: 'money',
        sentences: [
          name === null ? m.typed.words : m.typed.wordsOf(named(name)),
          ...contractWords(domain.verifyingContract),
        ],
      }
    }
    case 'unreadable':
      return {
        title: m.unreadable.title,
        weight: 'alarm',
        sentences: [m.unreadable.words],
      }
  }
}

function signInWords(signIn: SignInText, { safe, chainId }: Shown): MessageWords {
  const problems: string[] = []
  if (!isAddressEqual(signIn.address, safe)) problems.push(m.signIn.otherAccount(signIn.address))
  if (signIn.chainId !== BigInt(chainId)) problems.push(m.signIn.otherChain(signIn.chainId))
  if (hostOf(signIn.uri) !== signIn.domain.toLowerCase())
    problems.push(m.signIn.otherPage(named(signIn.domain), named(signIn.uri)))
  const resources = signIn.resources.length
  return {
    title: m.signIn.title,
    weight: problems.length > 0 ? 'alarm' : 'plain',
    sentences: [
      m.signIn.words(named(signIn.domain)),
      ...problems,
      ...(signIn.expirationTime === null ? [m.noEnd] : [m.signIn.until(named(signIn.expirationTime))]),
      ...(resources === 0 ? [] : [m.signIn.resources(resources)]),
    ],
  }
}

function hostOf(uri: string): string | null {
  return parseUrl(uri)?.host ?? null
}

function safeTxWords(
  { safe: other, chainId, tx }: Extract<MessageMeaning, { kind: 'safeTx' }>,
  { chainId: own, names }: Shown,
): MessageWords {
  const sentences = [m.safeTx.words(other, chainId)]
  if (other === null || tx === null) sentences.push(m.safeTx.unread)
  else {
    const nodes = everyNode(readCallTree(tx, other)).filter(({ action }) => action.kind !== 'batch')
    const known = chainId === BigInt(own) ? names : namesElsewhere
    sentences.push(m.safeTx.nonce(tx.nonce), ...nodes.map((node) => actionWords(node, other, known)))
  }
  return { title: m.safeTx.title, weight: 'alarm', sentences }
}

/** Names for another chain: it has no known token, and no known name for its coin. */
const namesElsewhere: AssetNames = {
  native: { symbol: m.safeTx.coin, decimals: 18 },
  tokens: new Map(),
}

function permitWords(
  { form, owner, spender, grants, deadline, data }: Extract<MessageMeaning, { kind: 'permit' }>,
  { safe, chainId, names }: Shown,
): MessageWords {
  const sentences = grants.map((grant) => m.permit.takes(spender, grantWords(grant, names)))
  if (owner !== null && !isAddressEqual(owner, safe)) sentences.push(m.permit.otherAccount(owner))
  if (form === 'permit2') sentences.push(m.permit.again)
  if (form === 'permit2Transfer') sentences.push(m.permit.once)
  sentences.push(deadline === null ? m.noEnd : m.permit.until(timeWords(deadline)))
  if (data.domain.chainId !== null && data.domain.chainId !== BigInt(chainId))
    sentences.push(m.permit.otherChain(data.domain.chainId))
  if (data.domain.chainId === null) sentences.push(m.permit.noChain)
  return {
    title: form === 'permit' ? m.permit.title : m.permit.titlePermit2,
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
      title: m.order.title(named(primaryType)),
      weight: 'money',
      sentences: [m.order.words(named(market)), ...contractWords(domain.verifyingContract)],
    }
  }
  const { sell, buy, receiver, isSellOrder, validTo } = trade
  const isOwn = receiver === zeroAddress || isAddressEqual(receiver, safe)
  const words = isSellOrder ? m.order.sells : m.order.buys
  return {
    title: m.order.titleOn(market),
    weight: 'money',
    sentences: [
      words(grantWords(sell, names), grantWords(buy, names)),
      isOwn ? m.order.own : m.order.other(receiver),
      m.order.until(timeWords(validTo)),
      ...(domain.chainId === BigInt(chainId) ? [] : [m.order.otherChain]),
    ],
  }
}

function grantWords({ token, amount }: Grant, names: AssetNames): string {
  const name = tokenName(token, names)
  if (isUnlimited(amount)) return name === null ? m.unlimitedUnknown(token) : m.unlimited(name.symbol)
  return name === null ? m.unitsUnknown(amount, token) : amountWords(amount, name)
}

/** Formats a name that a stranger wrote. */
function named(text: string): string {
  return visibleText(withoutQuotes(text), 120).replaceAll('\n', '‹U+000A›')
}

function contractWords(contract: Address | null): readonly string[] {
  return contract === null ? [m.noContract] : [m.contract(contract)]
}

/** Formats a Unix time in seconds, in UTC so that all co-signers see the same: "24 November 2026, 10:00 UTC". */
function timeWords(seconds: bigint): string {
  if (seconds >= latestSeconds) return m.endOfTime
  return m.time(moment.format(Number(seconds) * 1000))
}
