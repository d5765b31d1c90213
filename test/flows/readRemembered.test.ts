import { expect, test } from 'vitest'
import { serialiseTracked, nothingStored } from '../../src/core/tracking/stored/storedTracked'
import { readRemembered } from '../../src/flows/tracking/persistTracking'
import { createFakeBrowser } from '../support/fakeStorage'
import { aChain, buildTrackedTx, theSafe } from '../support/safeFixtures'
import { buildTrackedChainTx } from '../support/walletFixtures'

test('[C6] what is stored of an address is shown whether it is a Safe or a wallet, newest first; garbage is nothing', () => {
  const storage = createFakeBrowser().openTab()
  const place = { chain: aChain, address: theSafe, storage }
  expect(readRemembered(place)).toEqual([])
  const ofSafe = buildTrackedTx({ createdAtMs: 1 })
  const ofWallet = buildTrackedChainTx({ createdAtMs: 2 })
  const text = (item: typeof ofSafe | typeof ofWallet) => serialiseTracked([item], 0, nothingStored.cleared)
  storage.set(`dsg.v1.tracked.${aChain.id}.${theSafe}`, text(ofSafe))
  storage.set(`dsg.v1.tracked.${aChain.id}.wallet.${theSafe}`, text(ofWallet))
  expect(readRemembered(place)).toEqual([ofWallet, ofSafe])
  storage.set(`dsg.v1.tracked.${aChain.id}.${theSafe}`, '{')
  expect(readRemembered(place)).toEqual([ofWallet])
})
