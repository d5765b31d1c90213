import { type Address, zeroAddress } from 'viem'
import { knownProxies } from '../../../src/core/safe/knownContracts'
import type { SafeOnChain, SafeTxHash, SafeTxRecord } from '../../../src/core/safe/safeTx'

export const aSafe: Address = '0x5EA1d9A6dDC3A0329378a327746D71A2019eC332'

/** A waiting transaction of {@link aSafe} that does nothing; `overrides` make it what a test needs. */
export function buildRecord(overrides: Partial<SafeTxRecord> = {}): SafeTxRecord {
  return {
    safe: aSafe,
    to: aSafe,
    value: 0n,
    data: '0x',
    operation: 0,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
    nonce: 7n,
    safeTxHash: `0x${'11'.repeat(32)}` as SafeTxHash,
    isExecuted: false,
    isSuccessful: null,
    txHash: null,
    confirmations: [],
    confirmationsRequired: 2,
    submittedAtMs: 0,
    modifiedAtMs: 0,
    executedAtMs: null,
    proposer: null,
    origin: '{}',
    trusted: true,
    ...overrides,
  }
}

/** {@link aSafe} as the chain shows it. */
export function buildSafeOnChain(overrides: Partial<SafeOnChain> = {}): SafeOnChain {
  return {
    chainId: 1,
    address: aSafe,
    codeHash: knownProxies['1.4.1'],
    singleton: '0x41675C099F32341bf84BFc5382aF534df5C7461a',
    version: '1.4.1',
    owners: [
      '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
    ],
    threshold: 2,
    nonce: 7n,
    blockNumber: 100n,
    ...overrides,
  }
}
