import { type Address, type Hex, isAddressEqual } from 'viem'
import { isHexEqual } from '../../../core/isHexEqual'
import type { Answer } from '../../../core/answer'
import { type CallNode, readCallTree } from '../../../core/review/callTree'
import { effectsOf } from '../../../core/review/effects'
import { comingAnswer, nothingRead, withoutNonce, type ReviewInput } from '../../../core/review/reviewInput'
import { contractsToProve } from '../../../core/review/reviewSafeTx'
import { rememberedHashes } from '../../../core/review/remembered'
import type { SafeSetup } from '../../../core/review/safeSetup'
import type { SignatureAnswers } from '../../../core/safe/judgeSignatures'
import type { SafeTxRecord } from '../../../core/safe/safeTx'
import type { SafeDomain } from '../../../core/safe/safeTxHash'
import { readSignatureAnswers } from './readSignatureAnswers'
import type { SafeReader } from '../reader'
import { readNonceFate } from './readNonceFate'
import { readWaiting, type Waiting } from './readWaiting'
import { keepVerified } from '../nestedSafes'
import { withinTime } from '../withinTime'
import { m } from '../messages'

/** Data that a review reads in each poll. The directory and earlier recipients may arrive later. */
export type ReviewReading = Omit<ReviewInput, 'directory' | 'earlierPayments' | 'tree'> &
  Pick<Waiting, 'earlier'> & { readonly tree: CallNode }

/** A source that a first reading still waits for. */
export type ComingSource = 'chain' | 'queue'

type Asked = {
  readonly safe: Address
  readonly record: SafeTxRecord
  /** The setup of the Safe, if it is being read already. */
  readonly setup?: Promise<Answer<SafeSetup>> | undefined
  /** Called with what is known before all is read: from the bytes alone, then with the chain. */
  readonly onPart?: ((reading: ReviewReading, coming: readonly ComingSource[]) => void) | undefined
}

/**
 * Timeout for the other rows of the queue, in ms. When the request budget is used up, the transaction is shown without them
 * until the next poll.
 */
const longestWaitMs = 8_000

/** Timeout for the event of a transaction whose nonce is used, in ms. */
const longestFateMs = 10_000

/**
 * Reads all data that a review of this record compares, in two rounds of requests. The result names unreachable sources.
 * Throws only when aborted.
 */
export async function readReview(
  reader: SafeReader,
  { safe, record, setup: comingSetup, onPart }: Asked,
  signal: AbortSignal,
): Promise<ReviewReading> {
  const { chain, chainReader } = reader
  const setupReading = comingSetup ?? chainReader.readSetup(safe, signal)
  // Closed before the first step has run, nobody awaits it.
  setupReading.catch(() => undefined)
  // Each step takes milliseconds for a large batch: run each in its own task.
  await reader.clock.sleep(0, signal)
  const tree = readCallTree(record, safe)
  await reader.clock.sleep(0, signal)
  const known = { record, tree, safe, chain }
  const ofNothing = { ...known, ...nothingRead(contractsToProve(tree)), earlier: comingAnswer }
  onPart?.(ofNothing, ['chain', 'queue'])
  const waitingReading = setupReading.then((read) =>
    waitingFor(reader, { safe, record, setup: read }, signal),
  )
  const fateReading = setupReading.then((read) => {
    const rivals = waitingReading.then((waits) => waits.rivals)
    // Closed before the nonce was read, nobody awaits them.
    rivals.catch(() => undefined)
    return fateOf(reader, { safe, record, setup: read, rivals }, signal)
  })
  const chainReading = readOfChain(reader, { record, tree, safe, setupReading }, signal)
  let isWhole = false
  chainReading.then(
    (ofChain) => {
      if (isWhole || signal.aborted) return
      onPart?.({ ...ofNothing, ...ofChain, setup: withoutNonce(ofChain.setup) }, ['queue'])
    },
    () => undefined,
  )
  const [ofChain, waiting, nonceFate] = await Promise.all([chainReading, waitingReading, fateReading])
  isWhole = true
  return { ...known, ...ofChain, ...waiting, nonceFate }
}

type OfChain = Pick<ReviewReading, 'setup' | 'contractHash' | 'codes' | 'signatureAnswers' | 'gasPrice'>

/** Reads what the chain alone knows: all but what used the nonce. */
async function readOfChain(
  reader: SafeReader,
  {
    record,
    tree,
    safe,
    setupReading,
  }: Pick<ReviewReading, 'record' | 'tree' | 'safe'> & { readonly setupReading: Promise<Answer<SafeSetup>> },
  signal: AbortSignal,
): Promise<OfChain> {
  const { chainReader } = reader
  const [setup, contractHash, codes, signatureAnswers, gasPrice] = await Promise.all([
    setupReading,
    chainReader.readTransactionHash(safe, record, signal),
    readCodes(reader, contractsToProve(tree), signal),
    setupReading.then((read) => askSafe(reader, record, read, signal)),
    paysRefund(record, tree) ? chainReader.readGasPrice(signal) : noGasPrice,
  ])
  return { setup, contractHash, codes, signatureAnswers, gasPrice }
}

const noGasPrice = { kind: 'missing' } as const

/** Returns true when the Safe, or another Safe that acts, pays for the execution. */
function paysRefund(record: SafeTxRecord, tree: CallNode): boolean {
  return effectsOf(record, tree, record.safe, { tokens: new Map() }).some(({ kind }) => kind === 'refunds')
}

/** Has the Safe check the signatures, at the block of its setup. */
async function askSafe(
  { chainReader }: SafeReader,
  record: SafeTxRecord,
  setup: Answer<SafeSetup>,
  signal: AbortSignal,
): Promise<SignatureAnswers> {
  if (setup.kind !== 'found') return new Map()
  const { chainId, address: safe, version, owners, blockNumber } = setup.value
  if (version.kind === 'unread' || owners.kind === 'unread') return new Map()
  const domain = { chainId, safe, version: version.value }
  if (isRight(record, domain)) keepVerified(chainId, record)
  const addresses = owners.value.map(({ address }) => address)
  return readSignatureAnswers(chainReader, { record, domain, owners: addresses, blockNumber }, signal)
}

function isRight(record: SafeTxRecord, domain: SafeDomain): boolean {
  try {
    const { hash } = rememberedHashes(record, domain)
    return isHexEqual(hash, record.safeTxHash) && isAddressEqual(record.safe, domain.safe)
  } catch {
    return false
  }
}

/** Reads the other rows of the queue, with a time-out. */
async function waitingFor(
  reader: SafeReader,
  { safe, record, setup }: { readonly safe: Address } & Parameters<typeof readWaiting>[1],
  signal: AbortSignal,
): Promise<Waiting> {
  const reason = m.noQueueYet
  const waiting = await withinTime<Waiting>(
    async (until) => ({
      kind: 'found',
      // The Safe of the link, not of the record.
      value: await readWaiting(reader, { record: { ...record, safe }, setup }, until),
    }),
    { clock: reader.clock, ms: longestWaitMs, reason, signal },
  )
  if (waiting.kind === 'found') return waiting.value
  const unread = { kind: 'unreachable', reason } as const
  return { rivals: unread, earlier: unread }
}

/** Reads which transaction used its nonce, with a time-out: a search of the event log continues in the next poll. */
function fateOf(
  reader: SafeReader,
  asked: Parameters<typeof readNonceFate>[1],
  signal: AbortSignal,
): ReturnType<typeof readNonceFate> {
  const limits = { clock: reader.clock, ms: longestFateMs, reason: m.noEventYet, signal }
  return withinTime((until) => readNonceFate(reader, asked, until), limits)
}

async function readCodes(
  { chainReader }: SafeReader,
  addresses: readonly Address[],
  signal: AbortSignal,
): Promise<ReviewInput['codes']> {
  const codes = await Promise.all(
    addresses.map(async (address): Promise<[string, Answer<Hex>]> => [
      address.toLowerCase(),
      await chainReader.readCodeHash(address, signal),
    ]),
  )
  return new Map(codes)
}
