import { expect, test } from 'vitest'
import { storageKey } from '../../src/flows/account/storageKey'
import { sendIntent } from '../../src/flows/outbox/storedIntent'
import type { SendIntent } from '../../src/core/outbox/intent'
import { aChain, aGift, theCalls, theCause } from '../support/safeFixtures'
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
