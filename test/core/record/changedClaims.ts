import fc from 'fast-check'
import { toHex } from 'viem'
import type { GiftRecord } from '../../../src/core/record/giftRecord'
import type { RecordField } from '../../../src/core/record/recordCheck'
import type { ChainTxHash, SafeTxHash } from '../../../src/core/safe/safeTx'
import { addressOf } from '../../support/safeFixtures'

type Changes = readonly (readonly [RecordField, fc.Arbitrary<GiftRecord>])[]

const address = fc.integer({ min: 1, max: 99 }).map((number) => addressOf(`somebody ${number}`))
const hash = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => toHex(bytes))
const amount = fc.bigInt({ min: 0n, max: 10n ** 30n })
const text = fc.string({ minLength: 1, maxLength: 20 })
const refund = fc.record({
  token: fc.constant(null),
  receiver: address,
  amount: fc.bigInt({ min: 1n, max: 9n }),
})
const registration = fc.record({ authority: text, number: text })

/** The gift with another value in one field, for each field that can be checked. */
export function changesOf(gift: GiftRecord): Changes {
  const withAsset = (fields: Partial<GiftRecord['asset']>) => ({
    ...gift,
    asset: { ...gift.asset, ...fields },
  })
  const withCause = (fields: Partial<NonNullable<GiftRecord['cause']>>): GiftRecord => ({
    ...gift,
    cause: gift.cause === null ? null : { ...gift.cause, ...fields },
  })
  return [
    ['txHash', hash.map((value) => ({ ...gift, txHash: value as ChainTxHash }))],
    ['blockNumber', amount.map((blockNumber) => ({ ...gift, blockNumber }))],
    ['blockHash', hash.map((blockHash) => ({ ...gift, blockHash }))],
    ['atMs', fc.nat().map((atMs) => ({ ...gift, atMs }))],
    ['executor', address.map((executor) => ({ ...gift, executor }))],
    ['feeWei', amount.map((feeWei) => ({ ...gift, feeWei }))],
    ...payerChanges(gift),
    ['index', fc.integer({ min: 0, max: 5 }).map((index) => ({ ...gift, index }))],
    ['recipient', address.map((recipient) => ({ ...gift, recipient }))],
    ['asset.token', fc.option(address).map((token) => withAsset({ token }))],
    ['asset.symbol', text.map((symbol) => withAsset({ symbol }))],
    ['asset.decimals', fc.integer({ min: 0, max: 36 }).map((decimals) => withAsset({ decimals }))],
    ['amount', amount.map((value) => ({ ...gift, amount: value }))],
    ['arrived', amount.map((arrived) => ({ ...gift, arrived }))],
    ['outcome', fc.constantFrom('partial', 'nothing', 'failed').map((outcome) => ({ ...gift, outcome }))],
    ['cause.id', text.map((id) => withCause({ id }))],
    ['cause.name', text.map((name) => withCause({ name }))],
    ['cause.country', fc.option(text).map((country) => withCause({ country }))],
    ['cause.registration', fc.option(registration).map((value) => withCause({ registration: value }))],
    [
      'directory',
      fc
        .date({ noInvalidDate: true })
        .map((date) => ({ ...gift, directory: { version: 4, date: `${date.getTime()}` } })),
    ],
  ]
}

function payerChanges(gift: GiftRecord): Changes {
  const { payer } = gift
  if (payer.kind === 'wallet')
    return [
      ['payer.address', address.map((one) => ({ ...gift, payer: { ...payer, address: one } }))],
      ['payer.nonce', fc.option(fc.nat()).map((nonce) => ({ ...gift, payer: { ...payer, nonce } }))],
    ]
  const changed = (fields: Partial<typeof payer>): GiftRecord => ({ ...gift, payer: { ...payer, ...fields } })
  return [
    ['payer.safeTxHash', hash.map((value) => changed({ safeTxHash: value as SafeTxHash }))],
    ['payer.nonce', fc.bigInt({ min: 0n, max: 2n ** 64n }).map((nonce) => changed({ nonce }))],
    ['payer.signers', fc.array(address, { maxLength: 4 }).map((signers) => changed({ signers }))],
    ['payer.refund', refund.map((value) => changed({ refund: value }))],
  ]
}
