import * as v from 'valibot'
import { isAddressEqual, numberToHex, type Address } from 'viem'
import type { Call, TxHandle } from '../../core/safe/safeTx'
import { errorChain } from '../../core/wallet/errorChain'
import { walletError } from '../../core/wallet/walletError'
import type { Answer } from '../../core/answer'
import type { ChainReader } from '../../ports/chain'
import type { Clock } from '../../ports/clock'
import type { HostChannel, ProposeResult } from '../../ports/host'
import type { WalletProvider } from '../../ports/wallet'
import { outgoingProblem } from '../outgoingProblem'
import { canBatchOn, walletCapabilitiesSchema } from '../wallet/walletCapabilitiesSchema'
import { wireSchema } from '../service/wireSchema'
import { withinLimit } from '../withinLimit'
import { m as safeHost, m } from './messages'

/** Time limit of requests that a wallet handles without its user, in ms. */
const questionLimitMs = 10_000
/** Time limit in ms, shorter because a wallet that does not know the method may never respond. */
const capabilitiesLimitMs = 3_000

/** Sentences of Safe{Wallet} over WalletConnect, whose code -32000 covers every error. */
const elsewhereWords = /^(Safe is not on chain \d+|Invalid from address)$/

export type WalletHostOptions = {
  readonly provider: WalletProvider
  /** EIP-55 checksummed. */
  readonly safe: Address
  readonly chain: { readonly id: number; readonly name: string }
  readonly chainReader: Pick<ChainReader, 'readSafe'>
  readonly clock: Pick<Clock, 'sleep'>
}

/**
 * Creates a channel to a Safe behind a wallet connection (WalletConnect, or a wallet that imports Safes), in place of
 * the parent window. It makes no claims about the Safe, which is read from the chain. A Safe lives on one chain: never
 * request a chain switch.
 */
export function createWalletHost({
  provider,
  safe,
  chain,
  chainReader,
  clock,
}: WalletHostOptions): HostChannel {
  const ask = (method: string, params: readonly unknown[], limitMs: number) =>
    withinLimit(provider.request({ method, params }), { clock, limitMs })

  /**
   * Returns the sender as the wallet spells it, because some wallets compare it letter by letter. Or the problem that
   * forbids a request now.
   */
  async function readSender(): Promise<{ readonly from: string } | { readonly problem: string }> {
    try {
      const answers = await Promise.all([
        ask('eth_accounts', [], questionLimitMs),
        ask('eth_chainId', [], questionLimitMs),
      ])
      const [accounts, chainId] = v.parse(senderSchema, answers)
      const from = accounts.find((account) => isAddressEqual(account as Address, safe))
      if (from === undefined) return { problem: m.wallet.gone }
      if (Number(chainId) === chain.id) return { from }
      return { problem: m.wallet.otherChain(chain.name) }
    } catch {
      return { problem: m.wallet.silent }
    }
  }

  async function canBatch(from: string): Promise<boolean> {
    try {
      const params = [from, [numberToHex(chain.id)]]
      const answer = await ask('wallet_getCapabilities', params, capabilitiesLimitMs)
      const parsed = v.safeParse(walletCapabilitiesSchema, answer)
      return parsed.success && canBatchOn(parsed.output, chain.id)
    } catch {
      return false
    }
  }

  /** Proposes once. No gas and no fee: they would become part of a Safe's transaction. */
  async function propose(calls: readonly Call[]): Promise<ProposeResult> {
    const problem = outgoingProblem(calls)
    if (problem !== null) return { kind: 'refused', reason: safeHost.notSent(problem) }
    const sender = await readSender()
    if ('problem' in sender) return { kind: 'refused', reason: sender.problem }
    const { from } = sender
    const wired = calls.map(({ to, value, data }) => ({ to, value: numberToHex(value), data }))
    const [only, ...rest] = wired

    if (await canBatch(from)) {
      const chainId = numberToHex(chain.id)
      const batch = { version: '2.0.0', chainId, from, atomicRequired: true, calls: wired }
      const result = await send('wallet_sendCalls', batch)
      if (result !== 'unsupported') return result
    }
    if (only === undefined || rest.length > 0) return { kind: 'refused', reason: m.wallet.oneAtATime }
    // The wallet may have switched chains while its capabilities were requested.
    const still = await readSender()
    if ('problem' in still) return { kind: 'refused', reason: still.problem }
    const result = await send('eth_sendTransaction', { from, ...only })
    return result === 'unsupported' ? { kind: 'refused', reason: m.wallet.cannotSend } : result
  }

  async function send(method: string, param: unknown): Promise<ProposeResult | 'unsupported'> {
    let answer: unknown
    try {
      answer = await provider.request({ method, params: [param] })
    } catch (error) {
      return explain(error)
    }
    return method === 'wallet_sendCalls' ? readBatchId(answer) : readHash(answer)
  }

  return {
    async getInfo(signal) {
      const onChain = await chainReader.readSafe(safe, signal)
      if (onChain.kind !== 'found') return onChain
      const { chainId, owners, threshold, nonce, version } = onChain.value
      return { kind: 'found', value: { safe, chainId, owners, threshold, nonce, version, isReadOnly: false } }
    },

    propose,

    // A wallet responds to the request itself: it sends nothing for a document before a reload.
    onAnswer: () => () => undefined,
    getTransaction: async (): Promise<Answer<never>> => ({
      kind: 'unreachable',
      reason: m.wallet.noList,
    }),
  }
}

function explain(error: unknown): ProposeResult | 'unsupported' {
  if (errorChain(error).some(({ message }) => elsewhereWords.test(message)))
    return { kind: 'refused', reason: m.wallet.elsewhere }
  const { kind, sentence } = walletError(error)
  switch (kind) {
    case 'rejected':
      return { kind }
    case 'unsupported':
      return kind
    case 'refused':
      return { kind, reason: sentence }
    case 'unknown':
      return { kind: 'failed', reason: sentence }
  }
}

/** Reads a hash of 32 bytes, which may be a safeTxHash or a transaction hash: the form does not distinguish them. */
function readHash(answer: unknown): ProposeResult {
  const hash = v.safeParse(wireSchema.hash, answer)
  return hash.success ? proposed({ kind: 'unknown', hash: hash.output }) : unreadable
}

/** Reads the id of a batch. A Safe's id is its safeTxHash; other wallets have ids of their own. */
function readBatchId(answer: unknown): ProposeResult {
  const id = v.safeParse(batchIdSchema, answer)
  if (!id.success) return unreadable
  const hash = v.safeParse(wireSchema.hash, id.output)
  return proposed(hash.success ? { kind: 'unknown', hash: hash.output } : { kind: 'calls', id: id.output })
}

function proposed(handle: TxHandle): ProposeResult {
  return { kind: 'proposed', handle }
}

const unreadable: ProposeResult = {
  kind: 'failed',
  reason: m.wallet.unreadable,
}

const senderSchema = v.tuple([
  v.array(v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/))),
  v.union([v.string(), v.number()]),
])
const batchId = v.pipe(v.string(), v.nonEmpty())
/** `{ id }` of EIP-5792, or the bare id of its first version. */
const batchIdSchema = v.union([
  batchId,
  v.pipe(
    v.object({ id: batchId }),
    v.transform(({ id }) => id),
  ),
])
