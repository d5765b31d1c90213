import type { GiftRecord } from '../../src/core/record/giftRecord'
import type { RecordFile } from '../../src/core/record/recordFile'
import { addressOf } from '../core/giving/world'
import { chainHash, safeHash } from './hashes'

/** From a Safe, with everything that a record can know. */
export const whole: GiftRecord = {
  chainId: 1,
  payer: {
    kind: 'safe',
    address: addressOf('5a'),
    safeTxHash: safeHash('a1'),
    nonce: 7n,
    signers: [addressOf('0a'), addressOf('0b')],
    refund: { token: null, receiver: addressOf('0b'), amount: 2_000_000_000_000_001n },
  },
  txHash: chainHash('b1'),
  blockNumber: 19_000_000n,
  blockHash: safeHash('c1'),
  atMs: Date.UTC(2025, 2, 31, 22, 30),
  index: 1,
  recipient: addressOf('a1'),
  asset: { token: addressOf('c1'), symbol: 'USDC', decimals: 6 },
  amount: 12_500_001n,
  arrived: 12_499_999n,
  outcome: 'partial',
  executor: addressOf('0b'),
  feeWei: 2_100_000_000_000_000n,
  cause: {
    id: 'wells',
    name: 'Wells for All, “Brunnen für alle”',
    country: 'KE',
    registration: { authority: 'Registry of Nairobi', number: 'PBO 12;34' },
  },
  directory: { version: 3, date: '2025-01-01' },
  noted: {
    name: 'Aunt Mia',
    memo: null,
    purpose: '=SUM(1), "for the well"',
    planId: 'plan-1',
    proposer: addressOf('0a'),
    value: { currency: 'EUR', amount: 1_151n, source: 'prices.example', atMs: Date.UTC(2025, 2, 31, 20) },
  },
}

const nothingNoted = {
  name: null,
  memo: null,
  purpose: null,
  planId: null,
  proposer: null,
  value: null,
}

/** The same with a note, as hostile as one can be typed. */
export const noted: GiftRecord = {
  ...whole,
  noted: { ...whole.noted, memo: '=1+1 Invoice 2026-114, “paid”' },
}

/** Of the same transaction, to an address that is not in the directory. */
export const second: GiftRecord = {
  ...whole,
  index: 2,
  recipient: addressOf('a2'),
  amount: 40_000_000n,
  arrived: 40_000_000n,
  outcome: 'delivered',
  cause: null,
  directory: null,
  noted: nothingNoted,
}

/** From an ordinary wallet, and nothing else is known. */
export const bare: GiftRecord = {
  ...whole,
  payer: { kind: 'wallet', address: addressOf('5b'), nonce: null },
  txHash: chainHash('b2'),
  index: 0,
  recipient: addressOf('a2'),
  asset: { token: null, symbol: 'ETH', decimals: 18 },
  amount: 1_500_000_000_000_000_001n,
  arrived: 1_500_000_000_000_000_001n,
  outcome: 'delivered',
  executor: addressOf('5b'),
  cause: null,
  directory: null,
  noted: nothingNoted,
}

/** From a Safe that nobody has signed for, as far as the bytes tell. */
export const unsigned: GiftRecord = {
  ...bare,
  payer: {
    kind: 'safe',
    address: addressOf('5a'),
    safeTxHash: safeHash('a3'),
    nonce: 0n,
    signers: [],
    refund: null,
  },
  txHash: chainHash('b3'),
  arrived: 0n,
  outcome: 'failed',
  cause: { id: 'wells', name: 'Wells for All', country: null, registration: null },
}

export const file: RecordFile = {
  covers: { kind: 'complete', block: 19_400_123n, later: 2, atMs: Date.UTC(2025, 3, 1) },
  filter: { cause: '', token: '', period: '2025', status: '', others: '' },
  gifts: [whole, bare, unsigned],
  unread: [
    {
      safeTxHash: null,
      txHash: chainHash('b4'),
      atMs: Date.UTC(2025, 1, 1),
      reason: 'Executed by another contract.',
    },
  ],
  replaced: [{ safeTxHash: safeHash('a5'), nonce: 3n, payments: 2, replacedBy: safeHash('a6') }],
}
