import type { Address, Hex } from 'viem'
import type { Answer } from '../answer'
import type { Cause } from '../causes/cause'
import type { AppChain } from '../chain'
import type { CodeHashes } from '../safe/proveCode'
import type { SafeTxHash, SafeTxRecord, Execution } from '../safe/safeTx'
import type { SignatureAnswers } from '../safe/judgeSignatures'
import { type AssetNames, assetNamesOf } from './assetNames'
import { type CallNode, everyNode, readCallTree } from './callTree'
import { m } from './checkMessages'
import { type Effect, effectsOf } from './effects'
import type { EarlierGift, EarlierPayment } from './recipientStanding'
import { rememberedHashes } from './remembered'
import type { SafeSetup, SetupPart } from './safeSetup'

/** Everything that a review compares, including what could not be read. */
export type ReviewInput = {
  /** The transaction as some source describes it. */
  readonly record: SafeTxRecord
  /** The call tree of this record, when it was read already. */
  readonly tree?: CallNode
  /** The Safe under review. */
  readonly safe: Address
  readonly chain: Pick<AppChain, 'id' | 'nativeCurrency' | 'tokens'>
  readonly setup: Answer<SafeSetup>
  /** `getTransactionHash` of the Safe for the fields of the record. */
  readonly contractHash: Answer<Hex>
  readonly directory: Answer<readonly Cause[]>
  /** Addresses that the Safe has paid so far. */
  readonly earlierPayments: Answer<readonly EarlierPayment[]>
  /** Gifts to causes, as stored in this browser. */
  readonly earlierGifts?: readonly EarlierGift[]
  /** Other rows of the queue with the same nonce, and the number of unreadable rows. */
  readonly rivals: Answer<{ readonly records: readonly SafeTxRecord[]; readonly unreadable: number }>
  /** Use of its nonce, by the chain; absent: not read, as while the nonce is free. */
  readonly nonceFate?: Answer<NonceFate>
  /** Code hashes of the contracts that {@link contractsToProve} returns. */
  readonly codes: CodeHashes
  /** Current gas price of the chain, in wei. Read only when the Safe pays for the execution. */
  readonly gasPrice: Answer<bigint>
  /** Verdict of the Safe's own `checkNSignatures` on each of `signaturesToCheck`. */
  readonly signatureAnswers: SignatureAnswers
}

/** Values shared by several checks, computed once. */
export type ReviewContext = Omit<ReviewInput, 'tree'> & {
  readonly tree: CallNode
  readonly nodes: readonly CallNode[]
  readonly effects: readonly Effect[]
  readonly names: AssetNames
  /** Null: the version is unknown, or a field does not fit its type. */
  readonly computedHash: SafeTxHash | null
  readonly block: bigint | null
  /** Reads one part of the setup; unread when the whole setup is. */
  readonly part: <key extends SetupKey>(key: key) => SafeSetup[key]
}

type SetupKey = {
  [key in keyof SafeSetup]: SafeSetup[key] extends SetupPart<unknown> ? key : never
}[keyof SafeSetup]

export function reviewContext(input: ReviewInput): ReviewContext {
  const { record, safe, chain, setup, tree = readCallTree(record, safe) } = input
  const part: ReviewContext['part'] = (key) =>
    setup.kind === 'found' ? setup.value[key] : { kind: 'unread', reason: unreadReason(setup) }
  const version = part('version')
  const names = assetNamesOf(chain)
  return {
    ...input,
    tree,
    nodes: everyNode(tree),
    effects: effectsOf(record, tree, safe, names),
    names,
    computedHash: version.kind === 'read' ? hashOf(record, safe, chain.id, version.value) : null,
    block: setup.kind === 'found' ? setup.value.blockNumber : null,
    part,
  }
}

/** Returns why an answer has no value, in one sentence. */
export function unreadReason(answer: Exclude<Answer<unknown>, { kind: 'found' }>): string {
  return answer.kind === 'missing' ? m.nothingThere : answer.reason
}

/** Returns why parts of a setup could not be read. */
export function unreadOf(...parts: readonly SetupPart<unknown>[]): readonly string[] {
  return parts.flatMap((part) => (part.kind === 'unread' ? [part.reason] : []))
}

/** Returns the present owners; empty when they could not be read. */
export function ownersOf({ part }: Pick<ReviewContext, 'part'>): readonly Address[] {
  const owners = part('owners')
  return owners.kind === 'read' ? owners.value.map(({ address }) => address) : []
}

/** Returns null when the version is unknown, or a field does not fit its type. */
function hashOf(record: SafeTxRecord, safe: Address, chainId: number, version: string): SafeTxHash | null {
  try {
    return rememberedHashes(record, { chainId, safe, version }).hash
  } catch {
    return null
  }
}

/** A source that is still being read: no check that needs it can hold. */
export const comingAnswer = {
  get reason() {
    return m.stillReading
  },
  kind: 'unreachable',
} as const satisfies Answer<never>

/** Returns all sources of a review as still being read, so that it starts from the bytes alone. */
export function nothingRead(contracts: readonly Address[]) {
  return {
    setup: comingAnswer,
    contractHash: comingAnswer,
    rivals: comingAnswer,
    gasPrice: comingAnswer,
    codes: new Map(contracts.map((address) => [address.toLowerCase(), comingAnswer])),
    signatureAnswers: new Map(),
  } satisfies Partial<ReviewInput>
}

/** Leaves out the Safe's nonce until it is known which transaction used it: a used nonce alone fails a check. */
export function withoutNonce(setup: Answer<SafeSetup>): Answer<SafeSetup> {
  if (setup.kind !== 'found') return setup
  return { kind: 'found', value: { ...setup.value, nonce: { kind: 'unread', reason: m.stillReading } } }
}

/** The transaction that used the nonce of the one under review, by the chain. */
export type NonceFate =
  | { readonly kind: 'executed'; readonly outcome: Execution['outcome'] }
  | { readonly kind: 'replaced'; readonly safeTxHash: SafeTxHash }
