import fc from 'fast-check'
import { encodeEventTopics, encodeFunctionData, erc20Abi, numberToHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { noEvidence } from '../../../src/core/safe/executed/evidence'
import type { GiftRecord } from '../../../src/core/record/giftRecord'
import { findClaimedExecution } from '../../../src/core/record/findClaimedExecution'
import { giftRecordFile, readGiftRecord } from '../../../src/core/record/giftRecordJson'
import { encodeRecordLink, readRecordLink } from '../../../src/core/record/recordLink'
import { recordGift } from '../../../src/core/record/recordGifts'
import type { MinedLog, MinedTx } from '../../../src/core/record/recordedTx'
import { walletPayments } from '../../../src/core/record/walletPayments'
import { stringifyExact } from '../../../src/core/stringifyExact'
import { finish } from '../../support/finish'
import { addressOf, aToken } from '../../support/safeFixtures'
import { changesOf } from './changedClaims'
import { about, causes, chain, check, mined as executed, wood } from './claimWorld'

const wallet = addressOf('an ordinary wallet')
const strange = addressOf('a token that nobody lists')

function moved(token: GiftRecord['recipient'], value: bigint): MinedLog {
  const topics = encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer', args: { from: wallet, to: wood } })
  return {
    address: token,
    topics: topics.flatMap((topic) => topic ?? []).flat(),
    data: numberToHex(value, { size: 32 }),
  }
}

const sent: MinedTx = { ...executed, from: wallet, nonce: 3, to: wood, value: 0n, data: '0x', logs: [] }
const sends = {
  coin: { ...sent, value: 7n },
  token: {
    ...sent,
    to: aToken.address,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [wood, 25n] }),
    logs: [moved(aToken.address, 24n)],
  },
  batch: { ...sent, to: wallet, data: '0x12345678', logs: [moved(strange, 9n), moved(aToken.address, 25n)] },
  failed: { ...sent, value: 7n, isSuccessful: false },
} as const satisfies Record<string, MinedTx>

type Sent = keyof typeof sends

/** An honest record of the one payment. */
function giftOf(name: Sent): GiftRecord {
  const mined = sends[name]
  const paid = walletPayments(mined, wallet, chain.tokens)
  if (paid.kind === 'unreadable') throw new Error(paid.reason)
  const [payment] = paid.payments
  if (payment === undefined) throw new Error('It pays nothing.')
  const payer = { kind: 'wallet', address: wallet, nonce: mined.nonce } as const
  return recordGift({ ...mined, chainId: chain.id, executor: wallet }, payer, payment, {
    chain,
    causes,
    about,
    tokenOf: () => null,
    noteOf: () => null,
  })
}

function checkAs(claim: GiftRecord, mined: MinedTx) {
  const sources = { version: null, nonce: null, records: [], evidence: noEvidence, tokens: [] }
  return check(claim, {
    mined: { kind: 'found', value: mined },
    safe: null,
    execution: finish(findClaimedExecution(claim, mined, sources)),
  })
}

const names = ['coin', 'token', 'batch', 'failed'] as const

test.each(names)('an honest record of a wallet is confirmed: %s', (name) => {
  expect(checkAs(giftOf(name), sends[name]).whole).toEqual({ kind: 'confirmed', doubts: [] })
})

test.each(names)('it is read back from its file, and from a link: %s', (name) => {
  const gift = giftOf(name)
  expect(readGiftRecord(giftRecordFile(gift))).toEqual({ kind: 'record', gift })
  expect(readRecordLink(encodeRecordLink(gift))).toEqual({ kind: 'record', gift })
})

describe.each(names)('a changed record of a wallet is refuted: %s', (name) => {
  const gift = giftOf(name)
  // What a batch sent in coin, or in a token that is not listed, no event proves: see below.
  const changes = changesOf(gift).filter(([field]) => name !== 'batch' || field !== 'asset.token')
  test.each(changes)('%s', (field, changed) => {
    fc.assert(
      fc.property(changed, (claim) => {
        fc.pre(stringifyExact(claim) !== stringifyExact(gift))
        const isThere = claim.txHash === gift.txHash
        const { whole, fields } = isThere
          ? checkAs(claim, sends[name])
          : check(claim, { mined: { kind: 'missing' }, execution: null, safe: null })
        expect(fields[field].kind).toBe('refuted')
        expect(['refuted', 'otherBlock', 'missing']).toContain(whole.kind)
      }),
      { numRuns: 30 },
    )
  })
})

test('a Safe did not execute what a wallet sent', () => {
  const claim: GiftRecord = {
    ...giftOf('coin'),
    payer: {
      kind: 'safe',
      address: wallet,
      safeTxHash: `0x${'11'.repeat(32)}` as never,
      nonce: 3n,
      signers: null,
      refund: null,
    },
  }
  expect(checkAs(claim, sends.coin).whole.kind).toBe('refuted')
})

test.each([
  ['coin', null],
  ['a token that is not in the list', strange],
])('%s in a batch is neither confirmed nor refuted', (_case, token) => {
  const gift = giftOf('batch')
  const claim = { ...gift, asset: { ...gift.asset, token } }
  expect(checkAs(claim, sends.batch).whole).toMatchObject({ kind: 'unproved', why: 'unreadable' })
})

test('what another account sent is refuted as the wallet’s gift', () => {
  const mined = { ...sends.token, from: addressOf('somebody else') }
  const { whole, fields } = checkAs(giftOf('token'), mined)
  expect(fields['payer.address']).toEqual({ kind: 'refuted', found: 'nothing' })
  expect(whole.kind).toBe('refuted')
})
