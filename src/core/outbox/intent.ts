import { keccak256, toHex, type Address, type Hex } from 'viem'
import type { Gift } from '../giving/gift'
import type { PlanPart } from '../giving/planPart'
import type { Call, ChainTxHash, SafeTxHash } from '../safe/safeTx'
import { stringifyExact } from '../stringifyExact'

type IntentBase = {
  readonly id: string
  readonly chainId: number
  readonly gifts: readonly Gift[]
  readonly calls: readonly Call[]
  readonly startedAtMs: number
  /** Its part of a plan, and the basket lines that it gives. */
  readonly plan?: PlanPart & { readonly lineIds: readonly string[] }
}

/** A payment of a sequence that went out. */
export type SentCall = {
  /** Index in `calls`. */
  readonly index: number
  readonly txHash: ChainTxHash
}

/** A request to the wallet whose response is not stored yet. */
export type AskedCall = {
  /** Index in `calls`; null: all of them as one batch. */
  readonly index: number | null
  /** The wallet's next nonce on chain just before the request; null when it could not be read. */
  readonly nonce: number | null
  readonly askedAtMs: number
  readonly fromBlock: bigint | null
}

/** A gift from an ordinary wallet and its progress. Stored before and after each request to the wallet. */
export type SendIntent = IntentBase & {
  readonly wallet: Address
  /** `batch`: one EIP-5792 request for all. `sequence`: one transaction for each call, in order. */
  readonly way: 'batch' | 'sequence'
  readonly sent: readonly SentCall[]
  readonly asked: AskedCall | null
}

/** A gift proposed to a Safe. Stored before the request to the host. */
export type ProposalIntent = IntentBase & {
  readonly safe: Address
  /** The Safe's nonce on chain at the request: a lower one cannot be this proposal. */
  readonly nonceFrom: bigint | null
  readonly fromBlock: bigint | null
  /** Equal gifts that were listed at the request. Unlike times, independent of the clock. */
  readonly earlierHashes?: readonly SafeTxHash[]
  /** The hash in a wallet's response: either a safeTxHash or a transaction hash. */
  readonly answeredHash?: Hex
  /** Time of the Safe's rejection. It may have proposed the gift first, until a search finds nothing. */
  readonly rejectedAtMs?: number
}

/** A gift that is about to go out or may be out, and has not settled. */
export type Intent = SendIntent | ProposalIntent

/** Result of a request that went out: one payment, a batch by the wallet's id, or a proposal. */
export type WentOut =
  | { readonly index: number; readonly txHash: ChainTxHash }
  | { readonly id: string }
  | { readonly safeTxHash: SafeTxHash; readonly status: 'proposed' | 'draft' }

/** Returns true when the gift goes through a Safe. */
export function isProposal(intent: Intent): intent is ProposalIntent {
  return 'safe' in intent
}

/** Returns true for the same request. A wallet never gets two requests for one gift in the same millisecond. */
export function isSameRequest(one: Intent, other: Intent): boolean {
  if (one.id !== other.id) return false
  return isProposal(one) || isProposal(other) || isSameAsked(one.asked, other.asked)
}

/** Returns true for the same request to the wallet, for one gift. */
export function isSameAsked(one: AskedCall | null, other: AskedCall | null): boolean {
  return one?.index === other?.index && one?.askedAtMs === other?.askedAtMs
}

/** Returns a key of the request, unique within the account. */
export function requestKey(intent: Intent): string {
  if (isProposal(intent)) return intent.id
  return `${intent.id} ${intent.asked?.index ?? 'batch'} ${intent.asked?.askedAtMs ?? 'none'}`
}

/** Returns true when a request with unknown outcome may be out. */
export function mayBeOut(intent: Intent): boolean {
  return isProposal(intent) || intent.asked !== null
}

/** Returns true when two intents have the same content. Names may differ: those of a stored intent are cleaned as it is read. */
export function isSameIntent(one: Intent | null, other: Intent | null): boolean {
  return stringifyExact(one && withoutNames(one)) === stringifyExact(other && withoutNames(other))
}

function withoutNames({ gifts, ...intent }: Intent): unknown {
  const unnamed = gifts.map(({ payeeName: _payee, memo: _memo, asset, ...gift }) => {
    const { symbol: _symbol, name: _name, ...plain } = asset
    return { ...gift, asset: plain }
  })
  return { ...intent, gifts: unnamed }
}

/** Finds the first payment that has not gone out; null: all have. */
export function firstUnsent({ calls, sent }: Pick<SendIntent, 'calls' | 'sent'>): number | null {
  const index = calls.findIndex((_call, at) => !sent.some((each) => each.index === at))
  return index < 0 ? null : index
}

/** Returns true when a sent payment was requested again: the wallet may still show that request. */
export function isAskedAgain({ asked, sent }: Pick<SendIntent, 'asked' | 'sent'>): boolean {
  return asked !== null && sent.some(({ index }) => index === asked.index)
}

/** Returns our id for the batch of an intent, to query the wallet when its response was lost. */
export function batchId({ id }: Pick<SendIntent, 'id'>): Hex {
  return keccak256(toHex(id))
}
