import { getAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { assetNamesOf } from '../../../src/core/review/assetNames'
import { checkWords } from '../../../src/core/review/checkWords'
import { reviewSafeTx } from '../../../src/core/review/reviewSafeTx'
import { aChain, addressOf, buildRecord, owners, theCause, theSafe } from '../../support/safeFixtures'
import { batchContracts, callOf, delegateOf, packedBatch } from './bytes'
import { type Case, benignCases, hostileCases, oncePassed, silentCases } from './corpus'
import { found, lookAlikeOf, read, review, stranger } from './world'

const names = assetNamesOf(aChain)
const cases = [...hostileCases, ...oncePassed, ...benignCases, ...silentCases]
/** The words of one check for a case of the corpus. */
const wordsOf = (title: string, id: string) => {
  const one = cases.find((each): each is Case => each.title === title)
  const check = one && reviewSafeTx(one.input).checks.find((each) => each.id === id)
  if (check === undefined) throw new Error(`${title} has no check ${id}.`)
  return checkWords(check, names)
}

test.each(cases)('whatever does not hold says why: $title', ({ input }) => {
  for (const check of reviewSafeTx(input).checks) {
    const { statement, outcome, detail } = checkWords(check, names)
    expect(statement).toMatch(/^[A-Z].*\.$/)
    if (check.outcome !== 'holds') expect(`${check.id}: ${detail}`).toMatch(/: .+\.$/)
    expect(`${outcome} ${detail}`).not.toMatch(/undefined|null|\[object|NaN/)
  }
})

test('the three outcomes are three different words', () => {
  expect(wordsOf('a gift in coin', 'approvals').outcome).toBe('Holds')
  expect(wordsOf('an unlimited approval', 'approvals').outcome).toBe('Does not hold')
  expect(wordsOf('no directory', 'recipients').outcome).toBe('Could not be checked')
})

test('what was read and is not so is never said to be unchecked', () => {
  expect(wordsOf('an approval of some tokens', 'approvals').outcome).toBe(
    'Does not hold: you decide whether that is meant',
  )
})

test.each(['done', 'failed', 'never', 'unknown'] as const)(
  'of one that has ended, %s, nobody decides any more',
  (end) => {
    const one = cases.find(({ title }) => title === 'an approval of some tokens')
    const check = one && reviewSafeTx(one.input).checks.find(({ id }) => id === 'approvals')
    expect(check && checkWords(check, names, end).outcome).toBe('Does not hold')
  },
)

test('of a nonce that was used nothing is left to decide', () => {
  const { checks } = review(
    {},
    {
      setupOverrides: { nonce: read(8n) },
      nonceFate: found({ kind: 'executed', outcome: 'success' } as const),
    },
  )
  const check = checks.find(({ id }) => id === 'nonce')
  expect(check && checkWords(check, names).outcome).toBe('Does not hold')
})

test.each([
  [
    'Bybit: a DELEGATECALL that looks like transfer',
    'delegateCalls',
    'The transaction runs the code of 0x96221423681A6d52E184D440a8eFCEbB105C7242, which can do anything to the Safe.',
  ],
  [
    'an excessive refund in a token',
    'refund',
    `For the execution the Safe pays up to 900,000,040,000 TEST to ${stranger}, for more gas than an execution takes, which is more than an execution costs. The receiver is not an owner.`,
  ],
  [
    'a payment to an address that looks like a cause’s',
    'recipients',
    `${getAddress(lookAlikeOf(theCause))} only looks like Clean Water (${theCause}). Compare every digit.`,
  ],
  [
    'a transfer with bytes behind it',
    'readable',
    'The transaction has bytes behind it that no call needs (72 bytes).',
  ],
  [
    'burning to zero in a batch of 1.5.0, which is a call of the Safe to itself',
    'zeroTargets',
    'Call 1 names the zero address, which MultiSend 1.5.0 takes for the Safe itself.',
  ],
  ['a gift later in the queue', 'nonce', 'It waits for transaction #7 first.'],
  [
    'a module',
    'settings',
    `The transaction weakens the owners’ control of ${theSafe}. Enables the module ${stranger}, which can then move everything without a signature.`,
  ],
  ['a gift that is signed once', 'confirmations', `1 of 2 signatures are verified: ${owners[0]}.`],
  [
    'no directory',
    'recipients',
    `${theCause} was not compared with a directory. Not read: The node did not answer.`,
  ],
])('%s: %s', (title, id, detail) => {
  expect(wordsOf(title, id).detail).toBe(detail)
})

describe('rivals', () => {
  test('are named by hash, each for what it is', () => {
    const gift = callOf(theCause, '0x', 5n)
    const twin = buildRecord({ ...gift, safeTxGas: 1n })
    const rejection = buildRecord(callOf(theSafe))
    const { checks } = review(gift, { rivals: found({ records: [twin, rejection], unreadable: 1 }) })
    const rivals = checks.find(({ id }) => id === 'rivals')
    expect(rivals && checkWords(rivals, names).detail).toBe(
      `On the same nonce waits one with the same calls, ${twin.safeTxHash}. On the same nonce waits the rejection, ${rejection.safeTxHash}. Only one of them can happen. 1 row of the queue cannot be read.`,
    )
  })

  test('one that was executed no longer waits, and is no news while the nonce is free', () => {
    const gift = callOf(theCause, '0x', 5n)
    const rejection = buildRecord({ ...callOf(theSafe), isExecuted: true })
    const rivals = found({ records: [rejection], unreadable: 0 })
    const detailWith = (nonce: bigint) => {
      const { checks } = review(gift, { rivals, setupOverrides: { nonce: read(nonce) } })
      const check = checks.find(({ id }) => id === 'rivals')
      return check && checkWords(check, names).detail
    }
    expect(detailWith(8n)).toBe(
      `According to the transaction service it was rejected: the rejection, ${rejection.safeTxHash}, was executed with the same nonce.`,
    )
    expect(detailWith(7n)).toContain('On the same nonce waits the rejection')
  })
})

test('a refund in the coin says what bounds it', () => {
  const { checks } = review({ ...callOf(theCause, '0x', 5n), baseGas: 60_000n, gasPrice: 10n ** 9n })
  const refund = checks.find(({ id }) => id === 'refund')
  expect(refund && checkWords(refund, names).detail).toBe(
    'For the execution the Safe pays up to 0.0001 ETH to whoever executes it. It is never more than the gas price of whoever executes it.',
  )
})

test('of many recipients those that speak against it are told first, and the rest is counted', () => {
  const alike = lookAlikeOf(theCause)
  const many = Array.from({ length: 40 }, (_, index) => ({ to: addressOf(`payee ${index}`), value: 1n }))
  const data = packedBatch([{ to: theCause, value: 1n }, ...many, { to: alike, value: 1n }])
  const { checks } = review(delegateOf(batchContracts.callOnly141, data))
  const check = checks.find(({ id }) => id === 'recipients')
  if (check === undefined) throw new Error('There is no such check.')
  const { detail } = checkWords(check, names)
  expect(detail).toMatch(new RegExp(`^${getAddress(alike)} only looks like`))
  expect(detail).toContain('And 22 more, each of them under “What leaves the Safe” of the review.')
  expect(detail.match(/0x[0-9a-fA-F]{40} is not in the directory/g)).toHaveLength(19)
})
