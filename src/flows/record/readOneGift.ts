import type { Address, Hash } from 'viem'
import { isHexEqual } from '../../core/isHexEqual'
import type { Answer } from '../../core/answer'
import { nearNonces } from '../../core/safe/executed/provedExecutions'
import { paymentsOf } from '../../core/record/paymentsOf'
import { readExecutions, signersOf } from '../../core/record/readExecutions'
import { m } from '../../core/record/messages'
import type { MinedTx, RecordedTx } from '../../core/record/recordedTx'
import { recordGifts, recordGift } from '../../core/record/recordGifts'
import type { ExecutionEvidence } from '../../core/safe/executed/evidence'
import type { ChainTxHash, SafeOnChain, SafeTxHash, SafeTxRecord } from '../../core/safe/safeTx'
import { withinTime } from '../review/withinTime'
import { runInSlices } from '../runInSlices'
import { createGiftNotes, describeNote } from './giftNotes'
import { createTokenNames } from './tokenNames'
import type { GiftRecord } from '../../core/record/giftRecord'
import type { DirectoryOfToday } from '../../core/record/judgeCause'
import type { NoteStore } from '../../ports/noteStore'
import type { KeyValueStorage } from '../../ports/storage'
import type { RecordSources } from './recordParts'
import { walletPayments } from '../../core/record/walletPayments'
import { followedByWallet } from './wallet/followedByWallet'

/** One payment of a Safe's transaction, or of one that an ordinary wallet sent. */
export type GiftPlace = {
  /** The account. */
  readonly safe: Address
  /** safeTxHash; for an ordinary wallet, the hash of the chain transaction. */
  readonly hash: Hash
  readonly index: number
  /** Hint: the chain transaction that may have executed it. It proves nothing. */
  readonly executedBy?: ChainTxHash | null
}

type SafeGiftPlace = Pick<GiftPlace, 'safe' | 'index' | 'executedBy'> & { readonly safeTxHash: SafeTxHash }

/** Result of reading one gift again. */
export type OneGift =
  | { readonly kind: 'gift'; readonly gift: GiftRecord }
  /** Executed, but without a payment at this index. */
  | { readonly kind: 'missing'; readonly what: 'payment'; readonly payments: number }
  /** Not executed, or the node does not have the transaction; it may prune old ones. */
  | { readonly kind: 'missing'; readonly what: 'execution' | 'transaction' }
  /** Executed, but its payments cannot be read. */
  | { readonly kind: 'unreadable'; readonly reason: string }
  | { readonly kind: 'unreachable'; readonly reason: string }

/** Sources to read one gift. */
export type GiftSources = RecordSources & {
  readonly storage: Pick<KeyValueStorage, 'get'>
  readonly notes: Pick<NoteStore, 'keep' | 'find' | 'read'>
  readonly directory: DirectoryOfToday | null
}

/** Timeout for the service, in ms: the chain's logs have the same, but take longer to search. */
const serviceMs = 4_000

/**
 * Reads one gift again from the chain, with this browser's notes. The code at the account decides between a Safe and an
 * ordinary wallet. Rejects when aborted.
 */
export async function readOneGift(
  { safe, hash, index, executedBy = null }: GiftPlace,
  sources: GiftSources,
  signal: AbortSignal,
): Promise<OneGift> {
  const code = await sources.chainReader.readAccountCode(safe, signal)
  if (code.kind === 'unreachable') return code
  if (code.kind === 'found' && code.value.kind !== 'contract')
    return readWalletGift({ wallet: safe, txHash: hash as ChainTxHash, index }, sources, signal)
  return readSafeGift({ safe, safeTxHash: hash as SafeTxHash, index, executedBy }, sources, signal)
}

async function readSafeGift(
  place: SafeGiftPlace,
  sources: GiftSources,
  signal: AbortSignal,
): Promise<OneGift> {
  const { executedBy = null } = place
  // Without `executedBy`, query the service in parallel with the chain.
  const [today, mined, listed] = await Promise.all([
    sources.chainReader.readSafe(place.safe, signal),
    executedBy === null ? null : readProvable(place, executedBy, sources, signal),
    executedBy === null ? readListed(place, sources, signal) : null,
  ])
  const named =
    mined?.kind === 'found' ? findExecution(place, mined.value, { record: null, today }, sources) : undefined
  if (named?.tx != null) return readPayment(place, named, sources, signal)
  const answer = listed ?? (await readListed(place, sources, signal))
  const record = answer.kind === 'found' ? answer.value : null
  return readFoundGift(place, { record, today }, sources, signal)
}

/** A mined transaction, with the node's evidence beside it. */
type Mined = { readonly mined: MinedTx; readonly evidence: ExecutionEvidence }

async function readProvable(
  { safe }: SafeGiftPlace,
  txHash: ChainTxHash,
  { history }: GiftSources,
  signal: AbortSignal,
): Promise<Answer<Mined>> {
  const mined = await history.readMined(txHash, signal)
  if (mined.kind !== 'found') return mined
  const evidence = await history.readEvidence(mined.value, safe, { isCodeWanted: true }, signal)
  if (evidence.kind !== 'found') return evidence
  return { kind: 'found', value: { mined: mined.value, evidence: evidence.value } }
}

function readListed(
  { safeTxHash }: SafeGiftPlace,
  { service, clock }: GiftSources,
  signal: AbortSignal,
): Promise<Answer<SafeTxRecord>> {
  return withinTime((over) => service.getTransaction(safeTxHash, over), {
    clock,
    ms: serviceMs,
    reason: '',
    signal,
  })
}

/** Finds and reads the gift on chain. The record of the service is only a hint. */
async function readFoundGift(
  place: SafeGiftPlace,
  hints: Hints,
  sources: GiftSources,
  signal: AbortSignal,
): Promise<OneGift> {
  const { record } = hints
  const where = { fromBlock: null, txHash: record?.txHash ?? null, nonce: record?.nonce ?? null }
  const executed = await sources.chainReader.findExecution(place.safe, place.safeTxHash, where, signal)
  if (executed.kind === 'unreachable') return executed
  if (executed.kind === 'missing') return { kind: 'missing', what: 'execution' }
  const txHash = executed.kind === 'unproved' ? executed.txHash : executed.value.txHash
  const mined = await readProvable(place, txHash, sources, signal)
  if (mined.kind === 'unreachable') return mined
  const recorded = mined.kind === 'found' ? findExecution(place, mined.value, hints, sources) : undefined
  // The event proves the execution, even if another node or a pruned index lacks it.
  if (recorded === undefined) return { kind: 'unreachable', reason: m.reading.noTransactions }
  return readPayment(place, recorded, sources, signal)
}

type Hints = {
  readonly record: SafeTxRecord | null
  readonly today: Answer<SafeOnChain>
}

function findExecution(
  { safe, safeTxHash }: SafeGiftPlace,
  { mined, evidence }: Mined,
  { record, today }: Hints,
  { chain: { id: chainId, tokens } }: GiftSources,
): RecordedTx | undefined {
  const onChain = today.kind === 'found' ? today.value : null
  const next = onChain?.nonce ?? 0n
  const own = readExecutions(mined, {
    safe,
    chainId,
    version: onChain?.version ?? null,
    records: record === null ? [] : [record],
    nonces: nearNonces(record?.nonce ?? next, next),
    evidence,
    tokens,
  }).filter((one) => isHexEqual(one.safeTxHash, safeTxHash))
  return own.find(({ tx }) => tx !== null) ?? own[0]
}

async function readPayment(
  { safe, index }: SafeGiftPlace,
  recorded: RecordedTx,
  { chain, chainReader, readToken, clock, storage, notes, directory }: GiftSources,
  signal: AbortSignal,
): Promise<OneGift> {
  const batch = recorded.tx?.operation === 1 ? recorded.tx.to : null
  const code = batch === null ? null : await chainReader.readCodeHash(batch, signal)
  if (code?.kind === 'unreachable') return code
  const paid = paymentsOf(recorded, () => (code?.kind === 'found' ? code.value : null))
  if (paid.kind === 'unreadable') return paid
  const payment = paid.payments.find((one) => one.index === index)
  if (payment === undefined) return { kind: 'missing', what: 'payment', payments: paid.payments.length }
  const names = createTokenNames({ chain, safe, readToken })
  if (payment.token !== null) await names.read([payment.token], signal)
  const noted = createGiftNotes({ notes, storage, chain, safe, clock })
  await noted.prepare([recorded])
  const signers = await runInSlices(signersOf(recorded), clock)
  const [gift] = recordGifts({ recorded, signers }, [payment], {
    chain,
    causes: directory?.causes ?? [],
    about: directory?.about ?? null,
    tokenOf: names.of,
    noteOf: noted.of(recorded),
  })
  return gift === undefined ? { kind: 'missing', what: 'execution' } : { kind: 'gift', gift }
}

/** One payment of a transaction of an ordinary wallet. */
type WalletGiftPlace = { readonly wallet: Address; readonly txHash: ChainTxHash; readonly index: number }

/** Reads one gift of an ordinary wallet again from the chain, with this browser's notes. Rejects when aborted. */
export async function readWalletGift(
  { wallet, txHash, index }: WalletGiftPlace,
  { chain, history, readToken, notes, storage, directory }: GiftSources,
  signal: AbortSignal,
): Promise<OneGift> {
  const answer = await history.readMined(txHash, signal)
  if (answer.kind === 'missing') return { kind: 'missing', what: 'transaction' }
  if (answer.kind === 'unreachable') return answer
  const mined = answer.value
  const paid = walletPayments(mined, wallet, chain.tokens)
  if (paid.kind === 'unreadable') return paid
  const payment = paid.payments.find((one) => one.index === index)
  if (payment === undefined) return { kind: 'missing', what: 'payment', payments: paid.payments.length }
  const names = createTokenNames({ chain, safe: wallet, readToken })
  if (payment.token !== null) await names.read([payment.token], signal)
  const followed = await followedByWallet({ notes, storage, chain, wallet })
  const payer = { kind: 'wallet', address: wallet, nonce: mined.nonce } as const
  const gift = recordGift({ ...mined, chainId: chain.id, executor: mined.from }, payer, payment, {
    chain,
    causes: directory?.causes ?? [],
    about: directory?.about ?? null,
    tokenOf: names.of,
    noteOf: describeNote(followed.get(txHash)?.note ?? null),
  })
  return { kind: 'gift', gift }
}
