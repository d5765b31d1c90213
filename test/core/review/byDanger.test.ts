import { maxUint256, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { assetNamesOf } from '../../../src/core/review/assetNames'
import { byDanger, leadOf } from '../../../src/core/review/danger'
import { effectWords, leadWords, unconfirmedPaymentsWords } from '../../../src/core/review/effectWords'
import { checkWords } from '../../../src/core/review/checkWords'
import { reviewSafeTx } from '../../../src/core/review/reviewSafeTx'
import { aChain, addressOf, aToken, owners, theCause, theSafe } from '../../support/safeFixtures'
import { batchContracts, callOf, calldata, delegateOf, packedBatch } from './bytes'
import { benignCases, hostileCases, oncePassed } from './corpus'
import { handler141, outcomesOf, review, stranger } from './world'

const names = assetNamesOf(aChain)
const isConfirmed = (to: string) => to === theCause
const view = { isConfirmed, names }
const effectsIn = (calls: readonly ReturnType<typeof callOf>[]) =>
  review(delegateOf(batchContracts.multiSend141, packedBatch(calls))).effects
const gift = callOf(theCause, '0x', 5n)
/** What a reader has to know first of these calls in a batch. */
const leadWordsOf = (...calls: readonly ReturnType<typeof callOf>[]) => {
  const lead = leadOf(effectsIn(calls), view)
  return lead && leadWords(lead, theSafe, names)
}
const approve = callOf(aToken.address, calldata('approve(address,uint256)', [stranger, 5_000_000n]))
const enable = callOf(theSafe, calldata('enableModule(address)', [stranger]))

test('plain gifts to confirmed causes, and a plain rejection, have nothing to name first', () => {
  expect(leadWordsOf(gift, gift)).toBeNull()
  expect(leadOf(review(callOf(theSafe)).effects, view)).toBeNull()
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

test('an approval of nothing is one of the item with that id, where the token is not listed', () => {
  const ofItem = callOf(stranger, calldata('approve(address,uint256)', [theCause, 0n]))
  expect(review(ofItem).effects[0]?.kind).toBe('allows')
  expect(leadWordsOf(gift, ofItem)).toMatch(
    `Call 2: Lets ${theCause} spend up to 0 base units, or the one item`,
  )
  const ofListed = callOf(aToken.address, calldata('approve(address,uint256)', [stranger, 0n]))
  expect(review(ofListed).effects[0]?.kind).toBe('revokes')
})

test('of payments to several who are not confirmed it is said how many, of what, and which weighs most', () => {
  const pay = (to: `0x${string}`, value: bigint) => callOf(to, '0x', value)
  const wordsOf = (...calls: readonly ReturnType<typeof callOf>[]) => {
    const effects = effectsIn(calls)
    const lead = leadOf(effects, view)
    const labelOf = (index: number) => (index === 2 ? '“Clinic”' : null)
    return lead && unconfirmedPaymentsWords(lead, effects, { safe: theSafe, names, labelOf })
  }
  const eth = 10n ** 18n
  expect(wordsOf(pay(stranger, eth), gift, pay(addressOf('a clinic'), 3n * eth))).toEqual([
    '2 of the 3 payments, 4 ETH in all, go to recipients who are not confirmed in the directory.',
    `The one that weighs most: 3 ETH to “Clinic”, ${addressOf('a clinic')}.`,
  ])
  expect(wordsOf(pay(stranger, 2n * eth), pay(stranger, eth))?.[1]).toBe(
    `The one that weighs most: 2 ETH to ${stranger}.`,
  )
  // Nobody knows here what weighs more of two assets: 2 ETH, or 100 TEST.
  const transfer = (to: `0x${string}`, amount: bigint) =>
    callOf(aToken.address, calldata('transfer(address,uint256)', [to, amount]))
  const mixed = wordsOf(
    pay(stranger, 2n * eth),
    transfer(addressOf('a clinic'), 100_000_000n),
    pay(stranger, eth),
  )
  expect(mixed?.slice(1)).toEqual([
    `The largest payment of its asset: 2 ETH to ${stranger}.`,
    `The largest payment of its asset: 100 TEST to ${addressOf('a clinic')}.`,
  ])
  // One alone, and anything worse, is described as it is.
  expect(wordsOf(gift, pay(stranger, eth))).toBeNull()
  expect(wordsOf(pay(stranger, eth), pay(stranger, eth), approve)).toBeNull()
})

test('no payment stands behind dust of other assets before it', () => {
  const dusty = Array.from({ length: 12 }, (_, at) => ({
    ...aToken,
    symbol: `DUST${at}`,
    address: addressOf(`dust ${at}`),
  }))
  const clinic = addressOf('a clinic')
  const chain = { ...aChain, tokens: dusty }
  const transfer = calldata('transfer(address,uint256)', [stranger, 1n])
  const { effects } = review(
    delegateOf(
      batchContracts.multiSend141,
      packedBatch([
        ...dusty.map(({ address }) => callOf(address, transfer)),
        callOf(clinic, '0x', 9n * 10n ** 18n),
      ]),
    ),
    { chain },
  )
  const lead = leadOf(effects, { isConfirmed, names: assetNamesOf(chain) })
  const words =
    lead &&
    unconfirmedPaymentsWords(lead, effects, {
      safe: theSafe,
      names: assetNamesOf(chain),
      labelOf: () => null,
    })
  expect(words).toContain(`The largest payment of its asset: 9 ETH to ${clinic}.`)
  expect(words).toHaveLength(12)
  expect(words?.at(-1)).toBe('And 3 more assets.')
})

test('several of a kind are counted, the largest is named', () => {
  const pay = (value: bigint) => callOf(stranger, '0x', value)
  expect(leadWordsOf(pay(1n), pay(2n))).toMatch(
    /0\.000000000000000002 ETH .*One more of its payments goes to a recipient who is not confirmed in the directory\.$/,
  )
  expect(leadWordsOf(pay(1n), gift, pay(2n), pay(3n))).toMatch(
    /2 more of its payments go to recipients who are not confirmed in the directory\.$/,
  )
})

test('nothing is left out or added by the order', () => {
  for (const { input } of [...hostileCases, ...oncePassed, ...benignCases]) {
    const { effects } = reviewSafeTx(input)
    expect(new Set(byDanger(effects, view))).toEqual(new Set(effects))
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
    expect(`${title}: ${leadOf(made.effects, view)?.effect.kind}`).not.toMatch(/: undefined$/)
  }
})

const ether = 10n ** 18n
const [ada = theSafe, ben = theSafe, chidi = theSafe] = owners
const ofSafe = (signature: string, args: readonly unknown[]) => callOf(theSafe, calldata(signature, args))
const ofToken = (signature: string, args: readonly unknown[], token = aToken.address) =>
  callOf(token, calldata(signature, args))
const allow = (to: string, amount: bigint, token = aToken.address) =>
  ofToken('approve(address,uint256)', [to, amount], token)
const pay = (to: string, amount: bigint, token = aToken.address) =>
  ofToken('transfer(address,uint256)', [to, amount], token)
const times = (count: number, call: ReturnType<typeof callOf>) => Array.from({ length: count }, () => call)
const threshold = (count: number) => ofSafe('changeThreshold(uint256)', [count])
const somebody = (index: number) => addressOf(`somebody ${index}`)
const owned = addressOf('an owned Safe')
const execTransaction =
  'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)'
const ownedPays = (gasPrice: bigint) =>
  callOf(
    owned,
    calldata(execTransaction, [
      stranger,
      0n,
      '0x',
      0,
      0n,
      10n ** 6n,
      gasPrice,
      aToken.address,
      stranger,
      '0x',
    ]),
  )

/** Batches in which harmless calls come before a dangerous one, and the beginning of its sentence. */
const decoys: readonly (readonly [string, readonly ReturnType<typeof callOf>[], RegExp])[] = [
  [
    'dust to owners',
    [...[ada, ben, chidi].map((to) => callOf(to, '0x', 10n ** 12n)), callOf(stranger, '0x', 19n * ether)],
    /^Sends 19 ETH/,
  ],
  [
    'payments of nothing',
    [...[0, 1, 2].map((index) => pay(somebody(index), 0n)), callOf(stranger, '0x', 1n)],
    /^Sends 0\.000000000000000001 ETH/,
  ],
  [
    'settings that change little',
    [
      ofSafe('setFallbackHandler(address)', [handler141]),
      ofSafe('setGuard(address)', [zeroAddress]),
      threshold(2),
      ofSafe('addOwnerWithThreshold(address,uint256)', [stranger, 2]),
    ],
    /^Adds the owner/,
  ],
  ['one threshold many times', [...times(40, threshold(2)), enable], /^Enables the module/],
  ['higher thresholds', [threshold(3), threshold(2), threshold(4), threshold(1)], /^Asks for 1 /],
  [
    'settings, before money that leaves',
    [
      ofSafe('setFallbackHandler(address)', [handler141]),
      ofSafe('setGuard(address)', [zeroAddress]),
      ofSafe('disableModule(address,address)', [stranger, stranger]),
      callOf(stranger, '0x', ether),
    ],
    /^Sends 1 ETH/,
  ],
  [
    'payments of a cause to itself',
    [
      ...times(3, ofToken('transferFrom(address,address,uint256)', [theCause, theCause, 0n])),
      pay(stranger, 50_000_000_000n),
    ],
    /^Sends 50,?000 TEST/,
  ],
  [
    'money of others',
    [
      ofToken('transferFrom(address,address,uint256)', [somebody(0), theCause, 1n]),
      pay(stranger, 50_000_000_000n),
    ],
    /^Sends 50,?000 TEST/,
  ],
  [
    'small allowances',
    [...[0, 1, 2].map((index) => allow(somebody(index), 1n)), allow(stranger, 10n ** 15n)],
    /spend up to 1,?000,?000,?000 TEST/,
  ],
  [
    'small allowances, before a payment',
    [...[0, 1, 2].map((index) => allow(somebody(index), 1n)), callOf(stranger, '0x', 1000n * ether)],
    /^Sends 1,?000 ETH/,
  ],
  [
    'unlimited allowances of the Safe to itself',
    [...times(3, allow(theSafe, maxUint256)), pay(stranger, 5n)],
    /^Sends 0\.000005 TEST/,
  ],
  [
    'unlimited allowances of contracts that are no tokens',
    [...[0, 1, 2].map((index) => allow(stranger, maxUint256, somebody(index))), allow(stranger, maxUint256)],
    /TEST/,
  ],
]

const rowOf = (effects: ReturnType<typeof effectsIn>) =>
  byDanger(effects, view).map((effect) => effectWords(effect, theSafe, names))

test.each(decoys)('harmless calls hide no dangerous one: %s', (_, calls, danger) => {
  const lead = leadOf(effectsIn(calls), view)
  expect(lead && effectWords(lead.effect, theSafe, names)).toMatch(danger)
  expect(rowOf(effectsIn(calls))[0]).toMatch(danger)
})

test('a refund ranks as a payment to whoever gets it', () => {
  const refunded = (gasPrice: bigint, call: ReturnType<typeof callOf>) =>
    leadOf(review({ ...call, gasPrice, baseGas: 250_000n }).effects, view)?.effect
  expect(refunded(1n, callOf(stranger, '0x', 1000n * ether))?.kind).toBe('moves')
  expect(refunded(1n, allow(stranger, 2n ** 127n - 1n))?.kind).toBe('allows')
  expect(refunded(1n, callOf(stranger, '0x12345678'))?.kind).toBe('notUnderstood')
  expect(refunded(1n, gift)?.kind).toBe('refunds')
  expect(refunded(10n ** 15n, callOf(stranger, '0x', ether))?.kind).toBe('refunds')
})

test('the refund of another Safe is in the list, beside the call that makes it', () => {
  expect(rowOf(effectsIn([ownedPays(5000n), ...times(3, gift)])).slice(0, 3)).toContainEqual(
    expect.stringMatching(`For the execution ${owned} pays up to `),
  )
})

test('one effect of each dangerous kind comes before the second of any', () => {
  const calls = [...[1n, 2n, 3n].map((sum) => callOf(stranger, '0x', sum)), pay(stranger, 9n, somebody(0))]
  expect(byDanger(effectsIn(calls), view)[1]?.call?.target).toBe(somebody(0))
})

test('a threshold that is set already is last', () => {
  const present = { safe: theSafe, threshold: 2 }
  const effects = effectsIn([threshold(2), callOf(stranger, '0x', 5n)])
  expect(leadOf(effects, view)?.effect.kind).toBe('sets')
  expect(leadOf(effects, { ...view, present })?.effect.kind).toBe('moves')
})

const detailOf = (id: string, calls: readonly ReturnType<typeof callOf>[]) => {
  const { checks } = review(delegateOf(batchContracts.multiSend141, packedBatch(calls)))
  const check = checks.find((one) => one.id === id)
  if (check === undefined) throw new TypeError(id)
  return checkWords(check, names).detail
}

test.each([
  ['settings', [...times(40, threshold(2)), enable], stranger],
  [
    'recipients',
    [
      ...Array.from({ length: 25 }, (_, index) => callOf(somebody(index), '0x', 5n)),
      callOf(stranger, '0x', ether),
    ],
    stranger,
  ],
  [
    'ownMoney',
    [
      ...Array.from({ length: 25 }, () => ofToken('transferFrom(address,address,uint256)', [ada, ben, 1n])),
      ofToken('transferFrom(address,address,uint256)', [ada, stranger, 50n]),
    ],
    stranger,
  ],
  [
    'onlyPayments',
    [...Array.from({ length: 25 }, (_, index) => allow(somebody(index), 1n)), allow(stranger, 50n)],
    stranger,
  ],
  [
    'approvals',
    [...[0, 1, 2].map((index) => allow(somebody(index), 1n)), allow(stranger, maxUint256)],
    stranger,
  ],
] as const)('the first sentence of the check names the most dangerous: %s', (id, calls, danger) => {
  const detail = detailOf(id, calls)
  const others = [0, 1, 2].map((index) => detail.indexOf(somebody(index))).filter((at) => at >= 0)
  expect(detail).toContain(danger)
  expect(Math.min(...others, Number.MAX_SAFE_INTEGER)).toBeGreaterThan(detail.indexOf(danger))
})

test('a setting that is repeated is told once, with how many times', () => {
  const detail = detailOf('settings', [...times(40, threshold(2)), enable])
  expect(detail.match(/Asks for 2/g)).toHaveLength(1)
  expect(detail).toContain('(40 times)')
  expect(detail.indexOf('Enables the module')).toBeLessThan(detail.indexOf('Asks for 2'))
})
