import { expect, test } from 'vitest'
import { storageKey } from '../../src/flows/account/storageKey'
import { proposalIntent, sendIntent } from '../../src/flows/outbox/storedIntent'
import { isSameIntent, type SendIntent } from '../../src/core/outbox/intent'
import { aChain, aGift, theCalls, theCause, theSafe } from '../support/safeFixtures'
import { createFakeBrowser } from '../support/fakeStorage'
import { theWallet } from '../support/walletFixtures'

const intent: SendIntent = {
  id: 'a',
  chainId: aChain.id,
  wallet: theWallet,
  gifts: [aGift],
  calls: theCalls,
  startedAtMs: 1,
  way: 'batch',
  sent: [],
  asked: null,
}

function stored(what: SendIntent) {
  const context = { chain: aChain, address: theWallet, storage: createFakeBrowser().openTab() }
  sendIntent(context).keep(what)
  return sendIntent(context).read()
}

test('a stored gift is found again as it was', () => {
  expect(stored(intent)).toEqual({ kind: 'found', value: intent })
})

test('a stored gift to an address outside the directory is found again, and so is one of an earlier release', () => {
  const own = { ...aGift, causeId: null, payeeName: 'Our printer' }
  expect(stored({ ...intent, gifts: [own] })).toMatchObject({ value: { gifts: [own] } })

  const context = { chain: aChain, address: theWallet, storage: createFakeBrowser().openTab() }
  sendIntent(context).keep(intent)
  const key = storageKey('intent', context)
  const text = context.storage.get(key) ?? ''
  context.storage.set(key, text.replaceAll('"payeeName":', '"causeName":'))
  expect(sendIntent(context).read()).toEqual({ kind: 'found', value: intent })
})

test.each([
  ['a reordered name', { payeeName: 'Cle\u202ean\u200b Water\u0000' }, { payeeName: 'Clean Water' }],
  ['a name of a million letters', { payeeName: 'x'.repeat(1_000_000) }, { payeeName: 'x'.repeat(300) }],
  ['a name of nothing but hidden letters', { payeeName: '\u202e' }, { payeeName: aGift.recipient }],
  ['a reordered note', { memo: 'Invoice\u202e 114' }, { memo: 'Invoice 114' }],
  ['a note of nothing', { memo: '\u200b' }, { memo: undefined }],
  [
    'a reordered symbol',
    { asset: { ...aGift.asset, symbol: 'ET\u202eH', name: '\u202e' } },
    { asset: { symbol: 'ETH', name: '?' } },
  ],
])('%s in a stored gift is shown as any outside name', (_what, written, read) => {
  const gift = { ...aGift, ...written }
  expect(stored({ ...intent, gifts: [gift] })).toMatchObject({ value: { gifts: [read] } })
  const context = { chain: aChain, safe: theSafe, storage: createFakeBrowser().openTab() }
  const { wallet: _, way: _way, sent: _sent, asked: _asked, ...common } = intent
  const proposal = { ...common, safe: theSafe, nonceFrom: null, fromBlock: null, gifts: [gift] }
  proposalIntent(context).keep(proposal)
  expect(proposalIntent(context).read()).toMatchObject({ value: { gifts: [read] } })
})

test('a gift read back with cleaned names is the one in memory, and one that pays otherwise is not', () => {
  const inMemory = {
    ...intent,
    gifts: [{ ...aGift, payeeName: 'a\u0301\u0302\u0303\u0304  Well', memo: ' x' }],
  }
  const reading = stored(inMemory)
  if (reading.kind !== 'found') throw new Error('It cannot be read.')
  expect(isSameIntent(reading.value, inMemory)).toBe(true)
  expect(isSameIntent({ ...reading.value, gifts: [{ ...aGift, amount: 2n }] }, inMemory)).toBe(false)
  expect(isSameIntent(reading.value, null)).toBe(false)
  expect(isSameIntent(null, null)).toBe(true)
})

test.each([
  ['whose calls pay something else', { calls: [{ to: theCause, value: 2n, data: '0x' as const }] }],
  ['that gives nothing', { gifts: [], calls: [] }],
  [
    'of nothing',
    { gifts: [{ ...aGift, amount: 0n }], calls: [{ to: theCause, value: 0n, data: '0x' as const }] },
  ],
  ['of another wallet', { wallet: theCause }],
  ['of another chain', { chainId: aChain.id + 1 }],
])('a stored gift %s cannot be read, and is not taken for none', (_what, changed) => {
  expect(stored({ ...intent, ...changed })).toMatchObject({ kind: 'unreadable', why: 'damaged' })
})
