import * as fc from 'fast-check'
import {
  type Address,
  type Hex,
  concatHex,
  encodeFunctionData,
  erc20Abi,
  keccak256,
  pad,
  parseAbi,
  toHex,
  zeroAddress,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { effectsOf } from '../../../../src/core/review/effects'
import { compareRun, type RunSeen, type StateSeen } from '../../../../src/core/review/forecast/compareRun'
import { differenceKey } from '../../../../src/core/review/forecast/differenceKey'
import { comparedWords, differenceWords } from '../../../../src/core/review/forecast/differenceWords'
import type { NetChange } from '../../../../src/core/review/forecast/flows'
import type { Difference } from '../../../../src/core/review/forecast/forecast'
import { approvalSlot } from '../../../../src/core/review/forecast/planForecast'
import { type RanLog, transfersIn } from '../../../../src/core/review/forecast/ranLogs'
import { readStateDiff } from '../../../../src/core/review/forecast/stateDiff'
import type { Call } from '../../../../src/core/safe/safeTx'
import {
  addressOf,
  aToken,
  buildRecord,
  buildSetup,
  owners,
  type RecordWishes,
  theSafe,
} from '../../../support/safeFixtures'
import { bread, emitters, names, planOf, transferLog, twoGifts, wells, word } from './answers'

const stranger = addressOf('a stranger')
const other = addressOf('the other Safe')
const unknown = addressOf('an unknown contract')
const collection = addressOf('a collection')
const token = aToken.address
const coin = emitters.traced

const abi = parseAbi([
  'function transferFrom(address from, address to, uint256 value)',
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function setApprovalForAll(address operator, bool approved)',
  'function performCreate(uint256 value, bytes deploymentData)',
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
  'function changeThreshold(uint256 threshold)',
  'function approveHash(bytes32 hash)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
])

const calling = (to: Address, data: Hex, value = 0n): Call => ({ to, value, data })
const transfer = (to: Address, amount: bigint, of = token): Call =>
  calling(of, encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] }))
const transferFrom = (from: Address, to: Address, value: bigint, of = token): Call =>
  calling(of, encodeFunctionData({ abi, functionName: 'transferFrom', args: [from, to, value] }))
const approve = (spender: Address, amount: bigint): Call =>
  calling(token, encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] }))
/** Bytes that nobody can read. */
const unreadable = calling(unknown, '0xdeadbeef')

const approvalTopic = keccak256(toHex('Approval(address,address,uint256)'))
const allTopic = keccak256(toHex('ApprovalForAll(address,address,bool)'))
const approvalLog = (owner: Address, spender: Address, amount: bigint, of = token): RanLog => ({
  address: of,
  topics: [approvalTopic, pad(owner), pad(spender)],
  data: word(amount),
})
const allLog = (owner: Address, operator: Address): RanLog => ({
  address: collection,
  topics: [allTopic, pad(owner), pad(operator)],
  data: word(1),
})
const itemLog = (from: Address, to: Address, id: bigint): RanLog => ({
  address: collection,
  topics: [keccak256(toHex('Transfer(address,address,uint256)')), pad(from), pad(to), word(id)],
  data: '0x',
})

type Ran = {
  readonly logs?: readonly RanLog[]
  readonly measured?: readonly (readonly [Address, Address | null, bigint])[]
  readonly pre?: object
  readonly post?: object
  readonly isApart?: boolean
}

function compare(wishes: RecordWishes, { logs = [], measured, pre, post = {}, isApart = false }: Ran) {
  const record = buildRecord(wishes)
  const seen: RunSeen = {
    logs,
    transfers: transfersIn(logs),
    created: null,
    measured:
      measured?.map(([holder, of, amount]): NetChange => ({
        holder,
        asset: of === null ? { kind: 'native' } : { kind: 'token', address: of },
        amount,
      })) ?? null,
  }
  const diff = pre === undefined ? null : readStateDiff({ pre, post })
  const state: StateSeen =
    diff === null ? { kind: 'unread', reason: 'Not offered.' } : { kind: 'read', diff, isApart }
  return compareRun({ record, plan: planOf(wishes), setup: buildSetup(), names }, seen, state)
}

function wordsOf(wishes: RecordWishes, ran: Ran): readonly string[] {
  const effects = effectsOf(buildRecord(wishes), planOf(wishes).tree, theSafe, names)
  return compare(wishes, ran).differences.map((each) => differenceWords(each, effects, theSafe, names))
}

const calls = (...list: readonly Call[]): RecordWishes => ({ calls: list })
const ofDelegate: RecordWishes = { ...calls(calling(unknown, '0x')), operation: 1 }

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
      [`In the run 0.00005 TEST moved from ${theSafe} to ${stranger}, and no call says so.`],
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
        `The bytes move 0.0001 TEST from ${theSafe} to ${bread}. In the run it was 0.000098 TEST.`,
        `In the run 0.000002 TEST moved from ${theSafe} to ${stranger}, and no call says so.`,
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
      [`The bytes move 0.000007 TEST from ${theSafe} to ${bread}. In the run that did not happen.`],
    ],
    [
      'an allowance that a transfer grants',
      calls(transfer(bread, 7n)),
      { logs: [transferLog(token, theSafe, bread, 7n), approvalLog(theSafe, stranger, 9n)] },
      [`After the run ${stranger} may take 0.000009 TEST from ${theSafe}, and no call says so.`],
    ],
    [
      'an allowance that is more than the bytes say',
      calls(approve(stranger, 5n)),
      { logs: [approvalLog(theSafe, stranger, 2n ** 256n - 1n)] },
      [
        `After the run ${stranger} may take any amount of TEST from ${theSafe}. The bytes say: 0.000005 TEST.`,
      ],
    ],
    [
      'an allowance that no log tells of',
      calls(approve(stranger, 5n)),
      {},
      [`The bytes let ${stranger} take 0.000005 TEST from ${theSafe}. No event log of the run tells of it.`],
    ],
    [
      'an operator over a collection, by a call that nobody can read',
      calls(unreadable),
      { logs: [{ ...allLog(theSafe, stranger), path: [] }] },
      [
        `The transaction could not be read. After the run ${stranger} may take every item of the collection at ${collection} from ${theSafe}, and no call says so.`,
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
      [expect.stringMatching(/whose meaning is not known here\. No call says so\.$/) as unknown as string],
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
