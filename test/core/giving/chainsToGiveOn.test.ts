import { expect, test } from 'vitest'
import type { Cause, CauseRecipient } from '../../../src/core/causes/cause'
import { chainsToGiveOn } from '../../../src/core/giving/assets'
import { causeOf, chain } from './world'

const base = { ...chain, id: 8453, name: 'Base' }
const idsFor = (...causes: readonly Cause[]) => chainsToGiveOn(causes, [chain, base]).map(({ id }) => id)

const [onMain] = causeOf('wells', 'a1').recipients as readonly [CauseRecipient]
const onBase: CauseRecipient = { ...onMain, chainId: base.id }
const taking = (id: string, ...recipients: readonly CauseRecipient[]) => causeOf(id, 'a1', { recipients })

test('chains are offered on which a cause has an address', () => {
  expect(idsFor(taking('wells', onMain))).toEqual([1])
  expect(idsFor(taking('wells', onMain), taking('trees', onBase))).toEqual([1, 8453])
  expect(idsFor(taking('wells', onMain, onBase))).toEqual([1, 8453])
  expect(idsFor()).toEqual([])
})

test('a cause that is not confirmed opens no chain', () => {
  expect(idsFor(causeOf('wells', 'a1', { confirmed: false }))).toEqual([])
})

test('a cause opens a chain by one asset that it takes there, and by nothing that is unknown there', () => {
  expect(idsFor(taking('wells', { ...onMain, accepts: ['USDC'] }))).toEqual([1])
  expect(idsFor(taking('wells', { ...onMain, accepts: ['EURC'] }))).toEqual([])
})
