import { expect, test } from 'vitest'
import { assetNamesOf } from '../../../src/core/review/assetNames'
import { byDanger, leadOf } from '../../../src/core/review/byDanger'
import { leadWords } from '../../../src/core/review/effectWords'
import { reviewSafeTx } from '../../../src/core/review/reviewSafeTx'
import { aChain, aToken, theCause, theSafe } from '../../support/safeFixtures'
import { batchContracts, callOf, calldata, delegateOf, packedBatch } from './bytes'
import { benignCases, hostileCases, oncePassed } from './corpus'
import { outcomesOf, review, stranger } from './world'

const names = assetNamesOf(aChain)
const isConfirmed = (to: string) => to === theCause
const gift = callOf(theCause, '0x', 5n)
/** What a reader has to know first of these calls in a batch. */
const leadWordsOf = (...calls: readonly ReturnType<typeof callOf>[]) => {
  const lead = leadOf(
    review(delegateOf(batchContracts.multiSend141, packedBatch(calls))).effects,
    isConfirmed,
  )
  return lead && leadWords(lead, theSafe, names)
}
const approve = callOf(aToken.address, calldata('approve(address,uint256)', [stranger, 5_000_000n]))
const enable = callOf(theSafe, calldata('enableModule(address)', [stranger]))

test('plain gifts to confirmed causes, and a plain rejection, have nothing to name first', () => {
  expect(leadWordsOf(gift, gift)).toBeNull()
  expect(leadOf(review(callOf(theSafe)).effects, isConfirmed)).toBeNull()
})

test('the most dangerous effect is named, with who and what, wherever it stands', () => {
  expect(leadWordsOf(gift, callOf(stranger, '0x', 10n ** 18n))).toBe(`Call 2: Sends 1 ETH to ${stranger}.`)
  expect(leadWordsOf(gift, callOf(stranger, '0x', 7n), approve)).toBe(
    `Call 3: Lets ${stranger} spend up to 5 TEST from ${theSafe}, now or later.`,
  )
  expect(leadWordsOf(approve, gift, enable)).toMatch(`Call 3: Enables the module ${stranger}`)
  expect(leadWordsOf(enable, delegateOf(stranger, '0x12345678'))).toMatch(
    `Call 2: Runs the code of ${stranger}`,
  )
})

test('several that weigh as much are counted', () => {
  const pay = (value: bigint) => callOf(stranger, '0x', value)
  expect(leadWordsOf(pay(1n), pay(2n))).toMatch(/One more of its effects weighs as much\.$/)
  expect(leadWordsOf(pay(1n), gift, pay(2n), pay(3n))).toMatch(/2 more of its effects weigh as much\.$/)
})

test('nothing is left out or added by the order', () => {
  for (const { input } of [...hostileCases, ...oncePassed, ...benignCases]) {
    const { effects } = reviewSafeTx(input)
    expect(new Set(byDanger(effects, isConfirmed))).toEqual(new Set(effects))
  }
})

test('whatever leaves a check of the calls open has something to name first', () => {
  const ofCalls = [
    'settings',
    'control',
    'approvals',
    'otherSafes',
    'ownMoney',
    'refund',
    'messages',
    'onlyPayments',
  ]
  for (const { title, input } of [...hostileCases, ...oncePassed]) {
    const made = reviewSafeTx(input)
    const isOpen = ofCalls.some((id) => id in outcomesOf(made))
    // Modules are enabled already: no effect of this transaction.
    if (!isOpen || 'modules' in outcomesOf(made)) continue
    expect(`${title}: ${leadOf(made.effects, isConfirmed)?.effect.kind}`).not.toMatch(/: undefined$/)
  }
})
