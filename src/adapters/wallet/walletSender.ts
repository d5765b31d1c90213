import * as v from 'valibot'
import { type Address, type Hex, numberToHex } from 'viem'
import type { AppChain } from '../../core/chain'
import type { Call, ChainTxHash } from '../../core/safe/safeTx'
import { errorChain } from '../../core/wallet/errorChain'
import { walletError, type WalletVerdict } from '../../core/wallet/walletError'
import type { Answer } from '../../core/answer'
import type { Clock } from '../../ports/clock'
import type { CallsStatus, SendResult, WalletProvider, WalletSender } from '../../ports/wallet'
import { outgoingProblem } from '../outgoingProblem'
import { wireSchema } from '../service/wireSchema'
import { TimeLimitError, withinLimit } from '../withinLimit'
import { m } from './messages'
import { canBatchOn, walletCapabilitiesSchema } from './walletCapabilitiesSchema'

const receipt = v.object({
  transactionHash: wireSchema.hash,
  /** `0x1`, or `0x0` when it reverted. The status is of the batch, where another account's transaction carries it. */
  status: v.fallback(v.nullish(v.string(), null), null),
})

const statusCode = v.union([
  v.pipe(v.number(), v.safeInteger()),
  // Statuses of version 1.0.
  v.pipe(
    v.picklist(['PENDING', 'CONFIRMED']),
    v.transform((word) => (word === 'PENDING' ? 100 : 200)),
  ),
])

/** The response to `wallet_sendCalls`: the bare id in version 1.0, an object in 2.0. */
const callsIdSchema = v.union([
  v.pipe(v.string(), v.nonEmpty(), v.maxLength(8192)),
  v.pipe(
    v.object({ id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(8192)) }),
    v.transform(({ id }) => id),
  ),
])

/** The response to `wallet_getCallsStatus` of EIP-5792, versions 1.0 and 2.0. Of its receipts only the hashes are used. */
const callsStatusSchema = v.pipe(
  v.object({
    id: v.nullish(v.string(), null),
    status: statusCode,
    atomic: v.nullish(v.boolean(), null),
    receipts: v.nullish(v.array(receipt), []),
  }),
  v.transform(({ id, status, atomic, receipts }) => {
    const reverted = receipts.filter((each) => each.status === '0x0').length
    const isDone = status >= 200 && status < 300
    // CONFIRMED of version 1.0 only means mined.
    const statusCode = !isDone || reverted === 0 ? status : reverted === receipts.length ? 500 : 600
    const txHashes = [...new Set(receipts.map((each) => each.transactionHash as ChainTxHash))]
    return { id, statusCode, atomic, txHashes }
  }),
)

const capabilitiesLimitMs = 3_000
const answerLimitMs = 10_000
/** `UNKNOWN_BUNDLE_ID` of EIP-5792. */
const unknownBatch = 5730

export type WalletSenderOptions = {
  readonly provider: WalletProvider
  readonly address: Address
  readonly chain: Pick<AppChain, 'id' | 'name'>
  readonly clock: Pick<Clock, 'sleep'>
}

/**
 * Creates a sender from a wallet's EIP-1193 provider. Requests to send are made once, on the intended chain, without a
 * time limit. Responses are parsed here, and every error becomes a result.
 */
export function createWalletSender({ provider, address, chain, clock }: WalletSenderOptions): WalletSender {
  const chainId = numberToHex(chain.id)

  async function ask(
    method: string,
    params: unknown,
    limits: { readonly limitMs: number; readonly signal?: AbortSignal | undefined },
  ): Promise<unknown> {
    return withinLimit(provider.request({ method, params }), { clock, ...limits })
  }

  /** Returns why no request may be made now. Null: the wallet is on the intended chain. */
  async function obstacle(calls: readonly Call[]): Promise<string | null> {
    const problem = outgoingProblem(calls)
    if (problem !== null) return m.notGiven(problem)
    try {
      const shown = await ask('eth_chainId', [], { limitMs: answerLimitMs })
      if (typeof shown === 'string' && /^0x[0-9a-f]+$/i.test(shown) && Number(shown) === chain.id) return null
      return m.otherChain(chain.name)
    } catch {
      return m.noChain
    }
  }

  async function send(
    calls: readonly Call[],
    request: { readonly method: string; readonly params: unknown },
    read: (answer: unknown) => SendResult,
  ): Promise<SendResult | WalletVerdict> {
    const reason = await obstacle(calls)
    if (reason !== null) return { kind: 'refused', reason }
    try {
      return read(await provider.request(request))
    } catch (error) {
      return walletError(error)
    }
  }

  return {
    address,
    chainId: chain.id,

    async canBatch(signal) {
      try {
        const limits = { limitMs: capabilitiesLimitMs, signal }
        const answer = await ask('wallet_getCapabilities', [address, [chainId]], limits)
        const parsed = v.safeParse(walletCapabilitiesSchema, answer)
        return parsed.success && canBatchOn(parsed.output, chain.id)
      } catch {
        signal?.throwIfAborted()
        return false
      }
    },

    async sendCalls(calls, id) {
      const parts = calls.map(toWire)
      const batch = { version: '2.0.0', id, from: address, chainId, atomicRequired: true, calls: parts }
      const result = await send(calls, { method: 'wallet_sendCalls', params: [batch] }, readCallsId)
      if (!('sentence' in result)) return result
      return result.kind === 'unsupported'
        ? { kind: 'unsupported', reason: result.sentence }
        : toSendResult(result)
    },

    async sendCall(call) {
      const transaction = { from: address, chainId, ...toWire(call) }
      const result = await send([call], { method: 'eth_sendTransaction', params: [transaction] }, readTxHash)
      return 'sentence' in result ? toSendResult(result) : result
    },

    async getCalls(id, signal): Promise<Answer<CallsStatus>> {
      signal?.throwIfAborted()
      try {
        const limits = { limitMs: answerLimitMs, signal }
        const parsed = v.safeParse(callsStatusSchema, await ask('wallet_getCallsStatus', [id], limits))
        if (!parsed.success) return unreachable(m.oddBatch)
        const { id: answered, ...status } = parsed.output
        if (answered !== null && answered.toLowerCase() !== id.toLowerCase()) return unreachable(m.otherBatch)
        return { kind: 'found', value: { id, ...status } }
      } catch (error) {
        signal?.throwIfAborted()
        if (error instanceof TimeLimitError) return unreachable(m.late)
        if (errorChain(error).some(({ code }) => code === unknownBatch)) return { kind: 'missing' }
        return unreachable(m.noBatch)
      }
    },
  }
}

function toWire({ to, value, data }: Call): {
  readonly to: Address
  readonly value: Hex
  readonly data: Hex
} {
  return { to, value: numberToHex(value), data }
}

/** Reads the hash. A response of an unknown form may still mean that it was sent. */
function readTxHash(answer: unknown): SendResult {
  const parsed = v.safeParse(wireSchema.hash, answer)
  if (!parsed.success) return unreadable
  return { kind: 'sent', handle: { kind: 'chainTx', txHash: parsed.output as ChainTxHash } }
}

function readCallsId(answer: unknown): SendResult {
  const parsed = v.safeParse(callsIdSchema, answer)
  return parsed.success ? { kind: 'sent', handle: { kind: 'calls', id: parsed.output } } : unreadable
}

const unreadable: SendResult = {
  kind: 'unknown',
  reason: m.unreadable,
}

function toSendResult({ kind, sentence }: WalletVerdict): SendResult {
  if (kind === 'rejected') return { kind }
  return { kind: kind === 'unknown' ? 'unknown' : 'refused', reason: sentence }
}

function unreachable(reason: string): { readonly kind: 'unreachable'; readonly reason: string } {
  return { kind: 'unreachable', reason }
}
