import { describe, expect, test } from 'vitest'
import type { ListedRow, ListPage } from '../../../src/core/queue/listPage'
import type { Answer } from '../../../src/core/answer'
import { readList } from '../../../src/flows/queue/readList'

const row = (record: string): ListedRow<string> => ({ kind: 'record', record })
const odd = (raw: string): ListedRow<string> => ({ kind: 'unreadable', raw, reason: 'to is not an address' })
const page = (rows: readonly ListedRow<string>[], nextOffset: number | null): Answer<ListPage<string>> => ({
  kind: 'found',
  value: { rows, nextOffset },
})
const down = { kind: 'unreachable', reason: 'The service is down.' } as const

/** Reads from a service that answers with these pages in turn, the last one again and again. */
async function read(
  pages: readonly Answer<ListPage<string>>[],
  options: { mostPages?: number; isEnough?: (rows: readonly ListedRow<string>[]) => boolean } = {},
) {
  const offsets: number[] = []
  const answer = await readList(
    async (offset) => {
      offsets.push(offset)
      return pages[Math.min(offsets.length, pages.length) - 1] ?? down
    },
    { mostPages: 3, ...options },
  )
  return { offsets, answer }
}

const found = (rows: readonly ListedRow<string>[], cut: unknown = null) => ({
  kind: 'found',
  value: { rows, cut },
})

test('pages follow each other until there is none, and unreadable rows keep their places', async () => {
  const { answer, offsets } = await read([page([row('a'), odd('?')], 2), page([row('b')], null)])
  expect(answer).toEqual(found([row('a'), odd('?'), row('b')]))
  expect(offsets).toEqual([0, 2])
})

test('a row that moved to the next page meanwhile is there once', async () => {
  const { answer } = await read([page([row('a'), row('b')], 2), page([row('b'), row('c')], null)])
  expect(answer).toEqual(found([row('a'), row('b'), row('c')]))
})

test('two records under one hash stay two, so that a forged one cannot hide the other', async () => {
  const records = [
    { hash: '0x1', value: 1n },
    { hash: '0x1', value: 2n },
  ]
  const rows = records.map((record) => ({ kind: 'record', record }) as const)
  const answer = await readList(async () => ({ kind: 'found', value: { rows, nextOffset: null } }), {
    mostPages: 1,
  })
  expect(answer).toEqual({ kind: 'found', value: { rows, cut: null } })
})

test.each([down, { kind: 'missing' } as const])('the first page decides: %o', async (first) => {
  expect((await read([first])).answer).toEqual(first)
})

describe('a list that was not read to its end says why', () => {
  test('a later page that did not come', async () => {
    expect((await read([page([row('a')], 1), down])).answer).toEqual(
      found([row('a')], 'The service is down.'),
    )
  })

  test('a service that repeats the same page gets two requests', async () => {
    const { answer, offsets } = await read([page([row('a'), odd('?')], 2)], { mostPages: 50 })
    expect(answer).toEqual(
      found([row('a'), odd('?')], 'The transaction service lists the same records again and again.'),
    )
    expect(offsets).toHaveLength(2)
  })

  test('10,000 pages: no more than allowed are requested', async () => {
    const endless = Array.from({ length: 10_000 }, (_, index) => page([row(`${index}`)], index + 1))
    const { answer, offsets } = await read(endless)
    expect(answer).toEqual(
      found(
        [row('0'), row('1'), row('2')],
        'The transaction service lists more than 3 records, and the others were not read.',
      ),
    )
    expect(offsets).toHaveLength(3)
  })
})

test('it ends where the caller has enough', async () => {
  const isEnough = (rows: readonly ListedRow<string>[]) => rows.length >= 1
  const { answer, offsets } = await read([page([row('a')], 1), page([row('b')], null)], { isEnough })
  expect(answer).toEqual(found([row('a')]))
  expect(offsets).toHaveLength(1)
})
