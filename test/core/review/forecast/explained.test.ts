import { type Address, type Hex, concatHex, encodeFunctionData, keccak256, pad, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { approvalSlot } from '../../../../src/core/review/forecast/planForecast'
import { addressOf, owners, type RecordWishes, theSafe } from '../../../support/safeFixtures'
import { bread, planOf, transferLog, twoGifts, wells, word } from './answers'

import {
  stranger,
  other,
  unknown,
  collection,
  token,
  coin,
  abi,
  calling,
  transfer,
  transferFrom,
  approve,
  approvalLog,
  allLog,
  itemLog,
  type Ran,
  compare,
  calls,
} from './comparisons'

describe('what the bytes explain is no difference', () => {
  const create = calling(
    '0x9b35Af71d77eaf8d7e40252370304687390A1A52',
    encodeFunctionData({ abi, functionName: 'performCreate', args: [5n, '0x00'] }),
  )
  const inner = encodeFunctionData({
    abi,
    functionName: 'execTransaction',
    args: [wells, 3n, '0x', 0, 0n, 1n, 2n, zeroAddress, zeroAddress, '0x'],
  })
  const hash = word(77)
  const executor = planOf().execution.from
  const key = (slot: bigint | Hex) => (typeof slot === 'bigint' ? word(slot) : slot)
  const storage = (slots: readonly (readonly [bigint | Hex, Hex])[]) => ({
    storage: Object.fromEntries(slots.map(([slot, value]) => [key(slot), value])),
  })
  const ownerSlot = (owner: Address) => keccak256(concatHex([pad(owner), word(2)]))
  const [first = theSafe] = owners

  test.each<readonly [string, RecordWishes, Ran]>([
    [
      'a gift of coin and a listed token',
      { calls: twoGifts },
      { logs: [transferLog(coin, theSafe, wells, 5n), transferLog(token, theSafe, bread, 7n)] },
    ],
    [
      'an allowance of another account, used',
      calls(transferFrom(stranger, bread, 40_000n)),
      {
        logs: [transferLog(token, stranger, bread, 40_000n), approvalLog(stranger, theSafe, 2n)],
        measured: [
          [stranger, token, -40_000n],
          [bread, token, 40_000n],
        ],
      },
    ],
    [
      'an item that the same bytes could move as an amount',
      calls(transferFrom(theSafe, bread, 9n, collection)),
      { logs: [itemLog(theSafe, bread, 9n)], measured: [[theSafe, collection, -1n]] },
    ],
    [
      'coin for a contract that is created, by logs',
      { ...calls(create), operation: 1 },
      { logs: [transferLog(coin, theSafe, unknown, 5n)] },
    ],
    [
      'coin for a contract that is created, by the state',
      { ...calls(create), operation: 1 },
      {
        logs: [transferLog(coin, theSafe, unknown, 5n)],
        pre: { [theSafe]: { balance: '0x9' } },
        post: { [theSafe]: { balance: '0x4' }, [unknown]: { balance: '0x5', code: '0x00' } },
      },
    ],
    [
      'what another Safe pays, for gas as well',
      calls(calling(other, inner)),
      { logs: [transferLog(coin, other, wells, 3n), transferLog(coin, other, executor, 80n)] },
    ],
    [
      'a refund in a token',
      { calls: twoGifts.slice(0, 1), gasPrice: 2n, gasToken: token, safeTxGas: 9n },
      { logs: [transferLog(coin, theSafe, wells, 5n), transferLog(token, theSafe, executor, 100n)] },
    ],
    [
      'an allowance that is granted and used up',
      calls(approve(stranger, 5n), transfer(stranger, 5n)),
      {
        logs: [
          approvalLog(theSafe, stranger, 5n),
          transferLog(token, theSafe, stranger, 5n),
          approvalLog(theSafe, stranger, 0n),
        ],
      },
    ],
    [
      'an operator of a collection',
      calls(
        calling(
          collection,
          encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [stranger, true] }),
        ),
      ),
      { logs: [allLog(theSafe, stranger)] },
    ],
    [
      'what comes in',
      { calls: twoGifts.slice(0, 1) },
      { logs: [transferLog(coin, theSafe, wells, 5n), transferLog(token, stranger, theSafe, 50n)] },
    ],
    [
      'a token that moves without a log, and is measured',
      calls(transfer(bread, 7n)),
      {
        measured: [
          [theSafe, token, -7n],
          [bread, token, 7n],
        ],
      },
    ],
    [
      'a log that no balance bears out',
      calls(transfer(bread, 7n)),
      {
        logs: [transferLog(token, theSafe, bread, 7n), transferLog(token, wells, stranger, 1_000n)],
        measured: [
          [theSafe, token, -7n],
          [bread, token, 7n],
          [wells, token, 0n],
          [stranger, token, 0n],
        ],
      },
    ],
    [
      'a new owner, with its places in the storage',
      calls(
        calling(
          theSafe,
          encodeFunctionData({ abi, functionName: 'addOwnerWithThreshold', args: [stranger, 3n] }),
        ),
      ),
      {
        pre: {
          [theSafe]: storage([
            [3n, word(3)],
            [4n, word(2)],
            [ownerSlot(addressOf('x')), '0x00'],
            [ownerSlot('0x0000000000000000000000000000000000000001'), pad(first)],
          ]),
        },
        post: {
          [theSafe]: storage([
            [3n, word(4)],
            [4n, word(3)],
            [ownerSlot('0x0000000000000000000000000000000000000001'), pad(stranger)],
            [ownerSlot(stranger), pad(first)],
          ]),
        },
      },
    ],
    [
      'the nonce and an approval of another Safe that is made to act',
      calls(
        calling(other, encodeFunctionData({ abi, functionName: 'approveHash', args: [hash] })),
        calling(
          other,
          encodeFunctionData({
            abi,
            functionName: 'execTransaction',
            args: [other, 0n, '0x', 0, 0n, 0n, 0n, zeroAddress, zeroAddress, '0x'],
          }),
        ),
      ),
      {
        pre: { [other]: storage([[5n, word(7)]]) },
        post: {
          [other]: storage([
            [5n, word(8)],
            [approvalSlot(theSafe, hash), word(1)],
          ]),
        },
      },
    ],
  ])('%s', (_name, wishes, ran) => {
    expect(compare(wishes, ran).differences).toEqual([])
  })
})
