import { expect, test } from 'vitest'
import { assetNamesOf } from '../../../src/core/review/assetNames'
import { type RowView, rowWords } from '../../../src/ui/queue/rowWords'
import {
  type Entry,
  batchContracts,
  callOf,
  calldata,
  delegateOf,
  type Made,
  packedBatch,
} from '../../core/review/bytes'
import {
  aChain,
  addressOf,
  aToken,
  buildRecord,
  buildRejection,
  theCause,
  theSafe,
} from '../../support/safeFixtures'

const stranger = addressOf('a stranger')
const names = assetNamesOf(aChain)
const nameOf: RowView['nameOf'] = (to) => (to === theCause ? 'Clean Water' : null)
const view: RowView = {
  safe: theSafe,
  names,
  nameOf,
  danger: { isConfirmed: (to) => nameOf(to) !== null, names, present: { safe: theSafe, threshold: 2 } },
}

const batch = (...entries: readonly Entry[]) => delegateOf(batchContracts.multiSend141, packedBatch(entries))
const words = (made: Made) => rowWords(buildRecord({ ...made, safe: theSafe }), view)
const tokens = (to: `0x${string}`, amount: bigint): Entry =>
  callOf(aToken.address, calldata('transfer(address,uint256)', [to, amount]))
const enable = callOf(theSafe, calldata('enableModule(address)', [stranger]))
const unread: Entry = { to: stranger, data: '0x12345678' }
const ether = 10n ** 18n

test('payments are summed per asset, with the number of recipients', () => {
  const { pays, ...rest } = words(
    batch(
      { to: theCause, value: ether / 10n },
      { to: theCause, value: ether / 20n },
      tokens(stranger, 8_790_500_000n),
      tokens(addressOf('another one'), 1_000_000n),
    ),
  )
  expect(pays?.replaceAll('\u00a0', ' ')).toBe('0.15 ETH and 8,791.5 TEST to 3 recipients')
  expect(rest).toEqual({ dangers: [], detail: null })
})

test('a confirmed cause is named, anybody else is an address in full', () => {
  expect(words(callOf(theCause, '0x', ether)).pays).toBe('1\u00a0ETH to Clean Water')
  expect(words(callOf(stranger, '0x', ether)).pays).toBe(`1\u00a0ETH to ${stranger}`)
})

test('a rejection says what it rejects', () => {
  expect(rowWords(buildRejection({ nonce: 7n, safe: theSafe, to: theSafe }), view)).toEqual({
    pays: 'Rejects what else waits at #7',
    dangers: [],
    detail: 'It only uses the nonce. Nothing leaves the Safe.',
  })
})

test('every kind of danger is named, wherever it stands in the batch, and what leaves stands beneath', () => {
  const gifts = Array.from({ length: 40 }, () => ({ to: theCause, value: ether }))
  const { pays, dangers, detail } = words(batch(...gifts, unread, ...gifts, enable))
  expect(pays).toBeNull()
  expect(dangers).toEqual(['Changes who can control the Safe', 'Makes a call that cannot be read'])
  expect(detail).toContain(`Enables the module ${stranger}`)
  expect(detail).toContain('80\u00a0ETH would leave the Safe, to Clean Water.')
  expect(detail).toContain('More may leave: not every call could be read.')
})

test('a transfer of a token that nobody vouches for is not a plain payment', () => {
  const other = addressOf('another token')
  const { pays, dangers } = words(callOf(other, calldata('transfer(address,uint256)', [theCause, 5n])))
  expect(pays).toBeNull()
  expect(dangers).toEqual(['Makes a call whose effect is not known'])
})

test('what is too long for a list is said to be unread, and never a payment', () => {
  const { pays, dangers } = words(batch(...Array.from({ length: 400 }, () => ({ to: theCause, value: 1n }))))
  expect(pays).toBeNull()
  expect(dangers).toEqual([expect.stringMatching(/bytes: too many to be read in a list/)])
})

test('a sentence too long for a row leaves the kind of the danger in sight', () => {
  const { dangers, detail } = words({ ...enable, data: `${enable.data}${'ab'.repeat(1_000)}` })
  expect(dangers.length).toBeGreaterThan(0)
  expect(detail?.length).toBeLessThan(400)
})

test('a hundred tokens of a stranger do not flood a row', () => {
  const entries = Array.from({ length: 100 }, (_, at) =>
    callOf(addressOf(`token ${at}`), calldata('transfer(address,uint256)', [theCause, 5n])),
  )
  const { detail } = words(batch(...entries))
  expect(detail).toContain('100 assets would leave the Safe')
  expect(detail?.length).toBeLessThan(600)
})
