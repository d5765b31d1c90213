import * as fc from 'fast-check'
import { concatHex, encodeFunctionData, keccak256, pad, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { differenceKey } from '../../../../src/core/review/forecast/differences'
import { comparedWords } from '../../../../src/core/review/forecast/differenceWords'
import type { Difference } from '../../../../src/core/review/forecast/forecast'
import type { Call } from '../../../../src/core/safe/safeTx'
import { addressOf, type RecordWishes, theSafe } from '../../../support/safeFixtures'
import { bread, planOf, transferLog, twoGifts, wells, word } from './answers'

import {
  stranger,
  other,
  collection,
  token,
  coin,
  abi,
  calling,
  transfer,
  approve,
  unreadable,
  approvalLog,
  itemApprovalLog,
  allLog,
  type Ran,
  compare,
  wordsOf,
  calls,
  ofDelegate,
} from './comparisons'

describe('what the bytes do not say is told', () => {
  test.each<readonly [string, RecordWishes, Ran, readonly string[]]>([
    [
      'a hook that pulls an allowance',
      { calls: twoGifts },
      {
        logs: [
          transferLog(coin, theSafe, wells, 5n),
          transferLog(token, theSafe, bread, 7n),
          transferLog(token, theSafe, stranger, 50n),
        ],
      },
      [`In the run 0.00005 TEST moved from ${theSafe} (this Safe) to ${stranger}, and no call says so.`],
    ],
    [
      'a call that nobody can read, by the trace of it',
      calls(twoGifts[0] as Call, unreadable),
      {
        logs: [
          transferLog(coin, theSafe, wells, 5n),
          { ...transferLog(token, stranger, bread, 5_000n), path: [2] },
        ],
      },
      [`Call 2 could not be read. In the run 0.005 TEST moved from ${stranger} to ${bread}.`],
    ],
    [
      'a fee that the token logs',
      calls(transfer(bread, 100n)),
      { logs: [transferLog(token, theSafe, bread, 98n), transferLog(token, theSafe, stranger, 2n)] },
      [
        `The bytes move 0.0001 TEST from ${theSafe} (this Safe) to ${bread}. In the run it was 0.000098 TEST.`,
        `In the run 0.000002 TEST moved from ${theSafe} (this Safe) to ${stranger}, and no call says so.`,
      ],
    ],
    [
      'a fee that only the balance shows',
      calls(transfer(bread, 100n)),
      {
        logs: [transferLog(token, theSafe, bread, 100n)],
        measured: [
          [theSafe, token, -100n],
          [bread, token, 98n],
        ],
      },
      [
        `By the bytes, the balance of ${bread} changes by +0.0001 TEST. In the run it changed by +0.000098 TEST.`,
      ],
    ],
    [
      'a recipient that forwards coin',
      { calls: twoGifts.slice(0, 1) },
      { logs: [transferLog(coin, theSafe, wells, 5n), transferLog(coin, wells, stranger, 5n)] },
      [`In the run 0.000000000000000005 ETH moved from ${wells} to ${stranger}, and no call says so.`],
    ],
    [
      'a payment that does not happen',
      calls(transfer(bread, 7n)),
      {
        measured: [
          [theSafe, token, 0n],
          [bread, token, 0n],
        ],
      },
      [
        `The bytes move 0.000007 TEST from ${theSafe} (this Safe) to ${bread}. In the run that did not happen.`,
      ],
    ],
    [
      'an allowance that a transfer grants',
      calls(transfer(bread, 7n)),
      { logs: [transferLog(token, theSafe, bread, 7n), approvalLog(theSafe, stranger, 9n)] },
      [`After the run ${stranger} may take 0.000009 TEST from ${theSafe} (this Safe), and no call says so.`],
    ],
    [
      'an allowance that is more than the bytes say',
      calls(approve(stranger, 5n)),
      { logs: [approvalLog(theSafe, stranger, 2n ** 256n - 1n)] },
      [
        `After the run ${stranger} may take any amount of TEST from ${theSafe} (this Safe). The bytes say: 0.000005 TEST.`,
      ],
    ],
    [
      'an allowance that no log tells of',
      calls(approve(stranger, 5n)),
      {},
      [
        `The bytes let ${stranger} take 0.000005 TEST from ${theSafe} (this Safe). No event log of the run tells of it.`,
      ],
    ],
    [
      'an approval by an unlisted contract that no log tells of: it may be of an item',
      calls(approve(stranger, 0n, collection)),
      {},
      [
        `The bytes let ${stranger} take 0 base units, or the one item with the id 0, of the token at ${collection} from ${theSafe} (this Safe). No event log of the run tells of it.`,
      ],
    ],
    [
      'an item that is approved, and another one in the bytes',
      calls(approve(stranger, 0n, collection)),
      { logs: [itemApprovalLog(theSafe, stranger, 0n), itemApprovalLog(theSafe, stranger, 7n)] },
      [
        `After the run ${stranger} may take item 7 of the collection at ${collection} from ${theSafe} (this Safe), and no call says so.`,
      ],
    ],
    [
      'an operator over a collection, by a call that nobody can read',
      calls(unreadable),
      { logs: [{ ...allLog(theSafe, stranger), path: [] }] },
      [
        `The transaction could not be read. After the run ${stranger} may take every item of the collection at ${collection} from ${theSafe} (this Safe), and no call says so.`,
      ],
    ],
    [
      'code that writes the singleton',
      ofDelegate,
      { pre: {}, post: { [theSafe]: { storage: { [word(0)]: pad(stranger) } } } },
      [`It replaces the code that the Safe runs: ${zeroAddress} becomes ${stranger}. No call says so.`],
    ],
    [
      'a threshold that is not the one in the bytes',
      calls(calling(theSafe, encodeFunctionData({ abi, functionName: 'changeThreshold', args: [3n] }))),
      {
        pre: { [theSafe]: { storage: { [word(4)]: word(2) } } },
        post: { [theSafe]: { storage: { [word(4)]: word(1) } } },
      },
      ['It changes the threshold to 1. No call says so.'],
    ],
    [
      'a place of the storage that nobody knows',
      ofDelegate,
      { pre: {}, post: { [theSafe]: { storage: { [word(99)]: word(1) } } } },
      [`It writes ${word(1)} to the slot ${word(99)}, whose meaning is not known here. No call says so.`],
    ],
    [
      'a contract that is created',
      calls(unreadable),
      { pre: {}, post: { [stranger]: { code: '0x00' } } },
      [`In the run one contract is created, at ${stranger}. No call says so.`],
    ],
    [
      'a contract in the place of the one that the bytes create',
      {
        ...calls(
          calling(
            '0x9b35Af71d77eaf8d7e40252370304687390A1A52',
            encodeFunctionData({ abi, functionName: 'performCreate', args: [0n, '0x00'] }),
          ),
        ),
        operation: 1,
      },
      { pre: { [theSafe]: { nonce: 1 } }, post: { [stranger]: { code: '0x00' } } },
      [`In the run one contract is created, at ${stranger}. The bytes create one, at another address.`],
    ],
    [
      'a threshold that is named, and another after it',
      calls(
        calling(theSafe, encodeFunctionData({ abi, functionName: 'changeThreshold', args: [1n] })),
        calling(theSafe, encodeFunctionData({ abi, functionName: 'changeThreshold', args: [3n] })),
      ),
      {
        pre: { [theSafe]: { storage: { [word(4)]: word(2) } } },
        post: { [theSafe]: { storage: { [word(4)]: word(1) } } },
      },
      ['It changes the threshold to 1. No call says so.'],
    ],
    [
      'code that is replaced',
      calls(unreadable),
      { pre: { [stranger]: { code: '0x01' } }, post: { [stranger]: { code: '0x02' } } },
      [`In the run the code at ${stranger} is replaced by other code, and no call says so.`],
    ],
    [
      'coin that moves without a log',
      { calls: twoGifts.slice(0, 1) },
      {
        logs: [transferLog(coin, theSafe, wells, 5n)],
        pre: { [theSafe]: { balance: '0x64' }, [other]: { balance: '0x64' } },
        post: { [theSafe]: { balance: '0x5f' }, [wells]: { balance: '0x5' }, [other]: { balance: '0x0' } },
      },
      [`In the run the balance of ${other} changed by −0.0000000000000001 ETH, and no call says so.`],
    ],
    [
      'a hidden owner beside a named one',
      calls(
        calling(
          theSafe,
          encodeFunctionData({ abi, functionName: 'addOwnerWithThreshold', args: [bread, 2n] }),
        ),
        unreadable,
      ),
      {
        pre: {},
        post: { [theSafe]: { storage: { [keccak256(concatHex([pad(stranger), word(2)]))]: pad(bread) } } },
      },
      [expect.stringMatching(/whose meaning is not known here\. No call says so\.$/)],
    ],
  ])('%s', (_name, wishes, ran, expected) => {
    expect(wordsOf(wishes, ran)).toEqual(expected)
  })

  test('coin of a run without what waits before it is not compared', () => {
    const ran = { pre: {}, post: { [stranger]: { balance: '0x5' } }, isApart: true }
    expect(compare(calls(unreadable), ran).differences).toEqual([])
    expect(compare(calls(unreadable), { ...ran, isApart: false }).differences).toHaveLength(1)
  })
})

test('each difference has a key of its own, and another amount is another difference', () => {
  const keysOf = (amount: bigint) =>
    compare(calls(unreadable), { logs: [transferLog(token, theSafe, stranger, amount)] }).differences.map(
      differenceKey,
    )
  expect(keysOf(5n)).toEqual(keysOf(5n))
  expect(keysOf(5n)).not.toEqual(keysOf(6n))
})

test('a flood of differences ends in one that covers the rest', () => {
  const flood = (count: number) =>
    compare(calls(unreadable), {
      logs: Array.from({ length: count }, (_, index) =>
        transferLog(token, theSafe, addressOf(`${index}`), 5n),
      ),
    }).differences
  expect(flood(500)).toHaveLength(12)
  expect(flood(500).at(-1)).toMatchObject({ kind: 'more', keys: { length: 489 } })
  const keyOf = (list: readonly Difference[]) => list.slice(-1).map(differenceKey)
  expect(keyOf(flood(500))).not.toEqual(keyOf(flood(501)))
})

describe('what was compared never stands without what was not seen', () => {
  const logs = [transferLog(coin, theSafe, wells, 5n), transferLog(token, theSafe, bread, 7n)]
  const gifts = { calls: twoGifts }
  test.each<readonly [string, RecordWishes, Ran, RegExp]>([
    [
      'by logs alone',
      gifts,
      { logs },
      /^4 balances change, each as the bytes say\. This run does not show balances of tokens beyond/,
    ],
    ['without storage', gifts, { logs }, /not show .*Safe’s storage/],
    [
      'some beyond those measured',
      gifts,
      { logs, measured: [[theSafe, null, -5n]] },
      /not show 3 further balances beyond/,
    ],
    [
      'nothing moves',
      calls(calling(wells, '0x')),
      { pre: {} },
      /none changes\. In the Safe’s own storage .* This run does not show/,
    ],
  ])('%s', (_name, wishes, ran, expected) => {
    const words = comparedWords(compare(wishes, ran))
    expect(words).toMatch(expected)
    expect(words).toMatch(/without an event log\.$/)
  })
})

test('whatever moves is named by the bytes, comes in, or is a difference', () => {
  const accounts = [theSafe, wells, bread, stranger, other]
  const move = fc.record({
    from: fc.constantFrom(...accounts),
    to: fc.constantFrom(...accounts),
    amount: fc.bigInt({ min: 1n, max: 50n }),
    of: fc.constantFrom(coin, token),
  })
  fc.assert(
    fc.property(fc.array(move, { maxLength: 6 }), (moves) => {
      const logs = moves.map(({ from, to, amount, of }) => transferLog(of, from, to, amount))
      const { changes, differences } = compare({ calls: twoGifts }, { logs })
      if (changes.kind === 'unread') throw new Error('It is read.')
      for (const { holder, asset, logged, named } of changes.list) {
        const lost = named - (logged ?? 0n)
        if (lost <= 0n || holder === planOf().execution.from) continue
        // Whoever has less than the bytes say is in a difference, or pays the Safe.
        const isTold = differences.some(
          (each) =>
            each.kind === 'more' ||
            (each.kind === 'moves' &&
              each.asset.kind === asset.kind &&
              [each.from, each.to].includes(holder)),
        )
        const paysTheSafe = moves.some(({ from, to }) => from === holder && to === theSafe)
        expect(isTold || paysTheSafe).toBe(true)
      }
    }),
  )
})
