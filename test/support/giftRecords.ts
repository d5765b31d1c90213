import * as fc from 'fast-check'
import { type Address, getAddress, type Hex, maxUint256, pad, toHex } from 'viem'
import type { GiftRecord } from '../../src/core/record/giftRecord'
import type { ChainTxHash, SafeTxHash } from '../../src/core/safe/safeTx'

const hashOf = (value: bigint) => pad(toHex(value), { size: 32 })
const hash = fc.bigInt({ min: 0n, max: maxUint256 }).map(hashOf)
const address = fc.bigInt({ min: 1n, max: 2n ** 160n - 1n }).map(addressOf)
const uint = fc.bigInt({ min: 0n, max: maxUint256 })
const amount = fc.bigInt({ min: 1n, max: maxUint256 })

/** Words with what breaks CSV, formulas and JSON in them. */
const words = (maxLength: number) =>
  fc
    .array(
      fc.constantFrom('a', 'Ü', '7', ',', ';', '"', "'", '=', '+', '-', '@', ' ', '{', '💧', '٣', '\\'),
      {
        minLength: 1,
        maxLength: Math.min(maxLength, 12),
      },
    )
    .map((letters) => letters.join(''))

const payer = fc.oneof(
  fc.record({
    kind: fc.constant('safe' as const),
    address,
    safeTxHash: hash.map((hex) => hex as SafeTxHash),
    nonce: uint,
    signers: fc.option(fc.array(address, { maxLength: 4 })),
    refund: fc.option(fc.record({ token: fc.option(address), receiver: address, amount: uint })),
  }),
  fc.record({ kind: fc.constant('wallet' as const), address, nonce: fc.option(fc.maxSafeNat()) }),
)

/** Any gift that a record can hold. */
export const anyGiftRecord: fc.Arbitrary<GiftRecord> = fc.record({
  chainId: fc.constantFrom(1, 100, 8453),
  payer,
  txHash: hash.map((hex) => hex as ChainTxHash),
  blockNumber: fc.bigInt({ min: 0n, max: 2n ** 64n }),
  blockHash: hash,
  atMs: fc.integer({ min: 1_438_000_000, max: 4_000_000_000 }).map((seconds) => seconds * 1_000),
  index: fc.nat(500),
  recipient: address,
  asset: fc.record({
    token: fc.option(address),
    symbol: words(30),
    decimals: fc.integer({ min: 0, max: 77 }),
  }),
  amount,
  arrived: uint,
  outcome: fc.constantFrom('delivered', 'partial', 'nothing', 'failed'),
  executor: address,
  feeWei: uint,
  cause: fc.option(
    fc.record({
      id: fc.constantFrom('wells', 'clean-rivers'),
      name: words(100),
      country: fc.option(fc.constantFrom('KE', 'BE')),
      registration: fc.option(fc.record({ authority: words(100), number: words(60) })),
    }),
  ),
  directory: fc.option(
    fc.record({
      version: fc.integer({ min: 1, max: 900 }),
      date: fc.constantFrom('2026-11-02', '2024-02-29'),
    }),
  ),
  noted: fc.record({
    name: fc.option(words(100)),
    memo: fc.option(words(80)),
    purpose: fc.option(words(280)),
    planId: fc.option(words(60)),
    proposer: fc.option(address),
    value: fc.option(
      fc.record({
        currency: fc.constantFrom('EUR', 'JPY', 'USD'),
        amount: fc.bigInt({ min: 0n, max: 10n ** 30n }),
        source: words(40),
        atMs: fc.integer({ min: 0, max: 2_000_000_000_000 }),
      }),
    ),
  }),
})

/** An address of a test by its number. */
export function addressOf(number: bigint | number): Address {
  return getAddress(pad(toHex(number), { size: 20 }))
}

/** A gift of 1.5 ETH to a cause, delivered; `of` changes parts of it. */
export function giftRecord(of: Partial<GiftRecord> = {}): GiftRecord {
  return {
    chainId: 1,
    payer: {
      kind: 'safe',
      address: addressOf(0x5afe),
      safeTxHash: hashOf(1n) as SafeTxHash,
      nonce: 7n,
      signers: [addressOf(0xada), addressOf(0xbe)],
      refund: null,
    },
    txHash: hashOf(2n) as ChainTxHash,
    blockNumber: 19_000_000n,
    blockHash: hashOf(3n),
    atMs: Date.UTC(2025, 2, 31, 22, 30),
    index: 0,
    recipient: addressOf(0xca),
    asset: { token: null, symbol: 'ETH', decimals: 18 },
    amount: 1_500_000_000_000_000_000n,
    arrived: 1_500_000_000_000_000_000n,
    outcome: 'delivered',
    executor: addressOf(0xbe),
    feeWei: 2_100_000_000_000_000n,
    cause: { id: 'wells', name: 'Wells for All', country: 'KE', registration: null },
    directory: { version: 3, date: '2025-01-01' },
    noted: { name: null, memo: null, purpose: null, planId: null, proposer: null, value: null },
    ...of,
  }
}

/** The same gift with a transaction of its own, so that gifts of several transactions can be told apart. */
export function inTx(gift: GiftRecord, number: number): GiftRecord {
  const txHash = hashOf(BigInt(1_000_000 + number)) as ChainTxHash
  const safeTxHash: Hex = hashOf(BigInt(2_000_000 + number))
  const { payer: from } = gift
  return {
    ...gift,
    txHash,
    payer:
      from.kind === 'safe' ? { ...from, nonce: BigInt(number), safeTxHash: safeTxHash as SafeTxHash } : from,
  }
}
