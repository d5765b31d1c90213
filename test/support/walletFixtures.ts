import type { Address } from 'viem'
import type { MinedContext } from '../../src/core/safe/payeeOf'
import type { ChainTxHash } from '../../src/core/safe/safeTx'
import type { TrackedCalls, TrackedChainTx } from '../../src/core/tracking/trackedItem'
import type { AccountOnChain, ChainReceipt, ChainTransaction } from '../../src/core/wallet/chainAccount'
import { aChain, addressOf, buildTrackedTx, chainTxHash, theCalls } from './safeFixtures'

export const theWallet = addressOf('the wallet')
export const sentHash: ChainTxHash = chainTxHash('sent')

const { gifts, createdAtMs } = buildTrackedTx()
const common = {
  chainId: aChain.id,
  wallet: theWallet,
  calls: theCalls,
  gifts,
  fromBlock: 90n,
  createdAtMs,
  lastGoodAtMs: null,
  note: null,
  rebuilt: false,
}

/** A payment that the wallet has sent a moment ago and that nobody has shown yet. */
export function buildTrackedChainTx(overrides: Partial<TrackedChainTx> = {}): TrackedChainTx {
  const phase = { status: 'executing', txHash: sentHash, confirmations: 0, blockNumber: null } as const
  return { ...common, kind: 'chainTx', txHash: sentHash, nonce: null, phase, ...overrides }
}

/** A batch that the wallet has taken a moment ago. */
export function buildTrackedCalls(overrides: Partial<TrackedCalls> = {}): TrackedCalls {
  const phase = { status: 'executing', txHash: null, confirmations: 0, blockNumber: null } as const
  return { ...common, kind: 'calls', id: 'batch-1', txHash: null, phase, ...overrides }
}

export function buildAccount(overrides: Partial<AccountOnChain> = {}): AccountOnChain {
  return { nonce: 5, pendingNonce: 6, blockNumber: 100n, ...overrides }
}

/** The payment as the node shows it: waiting, as nonce 5. */
export function buildTransaction(overrides: Partial<ChainTransaction> = {}): ChainTransaction {
  const [call] = theCalls
  const { to, value, data } = call ?? { to: null, value: 0n, data: '0x' }
  return { txHash: sentHash, from: theWallet, nonce: 5, to, value, data, blockNumber: null, ...overrides }
}

export function buildReceipt(overrides: Partial<ChainReceipt> = {}): ChainReceipt {
  return {
    txHash: sentHash,
    outcome: 'success',
    blockNumber: 101n,
    confirmations: 3,
    transfers: [],
    ...overrides,
  }
}

/** What a node tells of a transaction of the wallet that runs no code at any of these addresses but those with code. */
export function buildContext(keys: readonly Address[], withCode: readonly Address[] = []): MinedContext {
  const codes = [theWallet, ...keys].map((address) => {
    return { address, code: withCode.includes(address) ? 'code' : 'none' } as const
  })
  return { executor: theWallet, codes, credited: [] }
}
