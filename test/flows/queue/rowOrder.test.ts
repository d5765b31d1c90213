import { expect, test } from 'vitest'
import { rowOrder } from '../../../src/flows/queue/createQueueReading'
import type { SafeTxRecord } from '../../../src/core/safe/safeTx'
import { buildRecord } from '../../support/safeFixtures'

const records = [7n, 8n, 9n, 10n].map((nonce) => buildRecord({ nonce }))
const hashOf = (index: number) => records[index]?.safeTxHash ?? '0x'

/** Takes every row in the order in which it is given out. */
function takeAll(list: readonly SafeTxRecord[], visible: readonly number[] = []) {
  const done = new Set<SafeTxRecord>()
  let looks = 0
  const isOpen = (record: SafeTxRecord) => {
    looks += 1
    return !done.has(record)
  }
  const order = rowOrder(list)
  const shown = new Set(visible.map(hashOf)) as ReadonlySet<SafeTxRecord['safeTxHash']>
  for (let next = order.next(shown, isOpen); next !== undefined; next = order.next(shown, isOpen))
    done.add(next)
  return { taken: [...done], looks, order, isOpen, shown }
}

test('what is on screen comes first, then what executes next', () => {
  expect(takeAll(records, [2, 3]).taken.map(({ nonce }) => nonce)).toEqual([9n, 10n, 7n, 8n])
})

test('two records under one hash are both given out', () => {
  const [first] = records
  if (first === undefined) throw new Error('There are four.')
  const forged = { ...first, value: 5n }
  expect(takeAll([first, forged], [0]).taken).toEqual([first, forged])
})

test('after a restart all that is open is given out again', () => {
  const { order, shown } = takeAll(records)
  expect(order.next(shown, () => true)).toBeUndefined()
  order.restart()
  expect(order.next(shown, () => true)).toBe(records[0])
})

test('a list of a thousand is looked at a few thousand times', () => {
  const [first] = records
  if (first === undefined) throw new Error('There are four.')
  const many = Array.from({ length: 1_000 }, (_, index) => ({ ...first, nonce: BigInt(index) }))
  expect(takeAll(many).looks).toBeLessThan(3_000)
})
