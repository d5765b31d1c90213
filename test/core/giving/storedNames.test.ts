import { expect, test } from 'vitest'
import { parsePlans, serialisePlans } from '../../../src/core/files/savedPlans'
import { parseBasket, serialiseBasket } from '../../../src/core/giving/draftBasket'
import { parsePlanned, serialisePlanned } from '../../../src/core/prices/planned'
import { addressOf } from '../../support/safeFixtures'

const reordering = 'cba \u202ereviG\u2066'
const plain = 'cba reviG'

test('names that a file brought into the basket, a plan or a price are shown without characters that reorder text', () => {
  const payee = {
    kind: 'address',
    address: addressOf('a clinic'),
    name: reordering,
    ensName: '\u202e',
  } as const
  const lines = [{ id: '1', payee, assetKey: 'native', amountText: '1' }]
  expect(parseBasket(serialiseBasket({ lines })).lines[0]?.payee).toMatchObject({
    name: plain,
    ensName: null,
  })
  const plan = { id: '1', name: reordering, savedAtMs: 0, text: 'a' }
  expect(parsePlans(serialisePlans([plan]))[0]?.name).toBe(plain)
  const price = { value: 1n, decimals: 2 }
  const planned = { currency: 'EUR', worth: 1n, price, source: reordering, atMs: 0 }
  expect(parsePlanned(serialisePlanned(planned))?.source).toBe(plain)
})
