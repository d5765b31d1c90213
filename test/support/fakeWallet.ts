import { type Address, keccak256, toHex, type Hex } from 'viem'
import { createStore } from 'zustand/vanilla'
import { assetsOf } from '../../src/core/giving/assets'
import type { Call, ChainTxHash } from '../../src/core/safe/safeTx'
import { createTrackedStore } from '../../src/core/tracking/trackedStore'
import type { NodeVerdict } from '../../src/core/tracking/observation'
import type { ChainTransaction } from '../../src/core/wallet/chainAccount'
import type { Balances, Batching } from '../../src/flows/account/account'
import type { WalletContext, WalletParts } from '../../src/flows/account/accountContext'
import type { Answer } from '../../src/core/answer'
import type { Clock } from '../../src/ports/clock'
import type { KeyValueStorage } from '../../src/ports/storage'
import type { CallsStatus, SendResult } from '../../src/ports/wallet'
import { createFakeBrowser } from './fakeStorage'
import { alone } from './fakeLocks'
import { contextIn, createFakeWorld, portsOf } from './fakeWorld'
import { aChain } from './safeFixtures'
import { theWallet } from './walletFixtures'
import { storedIn } from './storedIn'

export type Answered = SendResult | { readonly kind: 'unsupported'; readonly reason: string }

/** One request that the wallet shows to its person. The test decides what becomes of it. */
type WalletRequest = {
  readonly calls: readonly Call[]
  /** Our own name for a batch; null: a single payment. */
  readonly batchId: Hex | null
  answer(result: Answered): void
}

/** One ordinary account as the chain, and its wallet, would tell of it. A test changes it as the story goes. */
export type FakeWallet = ReturnType<typeof createFakeWallet>

export function createFakeWallet(wishes: { readonly canBatch?: boolean; readonly nonce?: number } = {}) {
  const first = wishes.nonce ?? 5
  const wallet = {
    first,
    canBatch: wishes.canBatch ?? false,
    block: 100n,
    /** In blocks, in order of nonce, the first as nonce `first`. */
    mined: [] as ChainTransaction[],
    pending: [] as ChainTransaction[],
    batches: new Map<string, CallsStatus>(),
    requests: [] as WalletRequest[],
    /** Accounts that run code when they are paid: all others are keys. */
    contracts: [] as Address[],
    down: new Set<'chain' | 'wallet'>(),
    /** What a second node says of the receipts that it is asked about. */
    nodes: 'agree' as NodeVerdict | 'silent',
    /** How often a second node was asked. */
    comparisons: 0,
    nextNonce: () => first + wallet.mined.length + wallet.pending.length,
    /** The wallet sends this; it waits until `mine`. */
    send(call: Call): ChainTxHash {
      const nonce = wallet.nextNonce()
      const txHash = keccak256(toHex(`transaction ${nonce}`)) as ChainTxHash
      wallet.pending.push({ txHash, from: theWallet, nonce, ...call, blockNumber: null })
      return txHash
    },
    mine() {
      wallet.block += 1n
      for (const transaction of wallet.pending.splice(0))
        wallet.mined.push({ ...transaction, blockNumber: wallet.block })
    },
    /** The newest request: it is sent and mined, and the app hears of it. */
    approve(): ChainTxHash {
      const request = wallet.requests.at(-1)
      const [call] = request?.calls ?? []
      if (request === undefined || call === undefined) throw new Error('Nothing is asked.')
      const txHash = wallet.send(call)
      wallet.mine()
      request.answer({ kind: 'sent', handle: { kind: 'chainTx', txHash } })
      return txHash
    },
  }
  return wallet
}

/** The same wallet through the ports. `isAlive`: the page that asks is there to hear the answer. */
export function walletPortsOf(
  wallet: FakeWallet,
  isAlive: () => boolean = () => true,
): Pick<WalletParts, 'sender' | 'walletChain' | 'chainReader' | 'locks'> {
  async function answer<T>(
    who: 'chain' | 'wallet',
    value: () => T | undefined,
    signal: AbortSignal | undefined,
  ): Promise<Answer<T>> {
    signal?.throwIfAborted()
    await Promise.resolve()
    signal?.throwIfAborted()
    if (wallet.down.has(who)) return { kind: 'unreachable', reason: `The ${who} is down.` }
    const found = value()
    return found === undefined ? { kind: 'missing' } : { kind: 'found', value: found }
  }
  const ask = (calls: readonly Call[], batchId: Hex | null) =>
    new Promise<Answered>((resolve) => {
      wallet.requests.push({ calls, batchId, answer: (result) => void (isAlive() && resolve(result)) })
    })
  const all = () => [...wallet.mined, ...wallet.pending]
  return {
    locks: alone,
    chainReader: portsOf(
      createFakeWorld({ balances: [10n ** 21n, 10n ** 21n], accountCode: { kind: 'externallyOwned' } }),
    ).chainReader,
    sender: {
      address: theWallet,
      chainId: aChain.id,
      canBatch: () => Promise.resolve(wallet.canBatch),
      sendCalls: (calls, id) => ask(calls, id),
      sendCall: (call) => ask([call], null) as Promise<SendResult>,
      getCalls: (id, signal) => answer('wallet', () => wallet.batches.get(id), signal),
    },
    walletChain: {
      readAccount: (_address, signal) =>
        answer(
          'chain',
          () => ({
            nonce: wallet.first + wallet.mined.length,
            pendingNonce: wallet.nextNonce(),
            blockNumber: wallet.block,
          }),
          signal,
        ),
      getTransaction: (hash, signal) =>
        answer('chain', () => all().find(({ txHash }) => txHash === hash), signal),
      getReceipt: (hash, _wallet, signal) =>
        answer(
          'chain',
          () => {
            const blockNumber = wallet.mined.find(({ txHash }) => txHash === hash)?.blockNumber ?? null
            if (blockNumber === null) return undefined
            const confirmations = Number(wallet.block - blockNumber) + 1
            return { txHash: hash, outcome: 'success' as const, blockNumber, confirmations, transfers: [] }
          },
          signal,
        ),
      findByNonce: (_address, nonce, _from, signal) =>
        answer('chain', () => wallet.mined.find((each) => each.nonce === nonce), signal),
      findTransfers: (_query, signal) => answer('chain', () => [], signal),
      readCallsMade: () => Promise.resolve({ kind: 'missing' }),
      readRises: (_query, signal) => answer('chain', () => [], signal),
      readMinedContext: (query, signal) => answer('chain', () => contextIn(wallet.contracts, query), signal),
      compareReceipts() {
        wallet.comparisons += 1
        const { nodes } = wallet
        return Promise.resolve(
          nodes === 'silent'
            ? { kind: 'unreachable', reason: 'No second node answered.' }
            : { kind: 'found', value: nodes },
        )
      },
      listPending: (_address, signal) => answer('chain', () => wallet.pending, signal),
    },
  }
}

/** What an account shares, over a wallet; for flows that are tested on their own. */
export function walletContextOf(
  wallet: FakeWallet,
  {
    clock,
    storage = createFakeBrowser().openTab(),
    signal = new AbortController().signal,
  }: { clock: Clock; storage?: KeyValueStorage; signal?: AbortSignal },
): WalletContext {
  return {
    ...walletPortsOf(wallet),
    chain: aChain,
    address: theWallet,
    walletName: 'Test',
    ...storedIn(storage, theWallet),
    clock,
    batching: createStore<{ readonly kind: Batching }>(() => ({
      kind: wallet.canBatch ? 'atomic' : 'none',
    })),
    assets: createStore(() => assetsOf(aChain)),
    balances: createStore<Balances>(() => ({ kind: 'loading' })),
    tracked: createTrackedStore({ items: [], durable: storage.isDurable }),
    signal,
  }
}
