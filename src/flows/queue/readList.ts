import type { ListedRow, ListPage } from '../../core/queue/listPage'
import type { Answer } from '../../core/answer'
import { stringifyExact } from '../../core/stringifyExact'
import { m } from './messages'

export type ReadList<T> = {
  /** In the order of the service, without duplicates. Two records with one hash stay two: one may be forged. */
  readonly rows: readonly ListedRow<T>[]
  /** Reason why the list was cut, in one sentence; null: it was read to its end. */
  readonly cut: string | null
}

/**
 * Reads a list of the transaction service page by page, with at most `mostPages` requests. Ends early when `isEnough` is
 * true for the rows read so far. A page without any new row ends the list: otherwise a service that always names a next
 * page would never end. Throws only when aborted.
 */
export async function readList<T>(
  readPage: (offset: number) => Promise<Answer<ListPage<T>>>,
  {
    mostPages,
    isEnough = () => false,
    onPage,
  }: {
    readonly mostPages: number
    readonly isEnough?: (rows: readonly ListedRow<T>[]) => boolean
    /** Called with all rows read so far while more pages follow. */
    readonly onPage?: (rows: readonly ListedRow<T>[]) => void
  },
): Promise<Answer<ReadList<T>>> {
  const rows = new Map<string, ListedRow<T>>()
  const readSoFar = (cut: string | null): Answer<ReadList<T>> => ({
    kind: 'found',
    value: { rows: [...rows.values()], cut },
  })
  let offset = 0
  for (let page = 0; page < mostPages; page += 1) {
    const answer = await readPage(offset)
    if (answer.kind !== 'found') {
      if (page === 0) return answer
      return readSoFar(answer.kind === 'unreachable' ? answer.reason : m.gone)
    }
    const before = rows.size
    for (const row of answer.value.rows) {
      const key = row.kind === 'record' ? stringifyExact(row.record) : row.raw
      if (!rows.has(key)) rows.set(key, row)
    }
    const { nextOffset } = answer.value
    if (nextOffset === null || isEnough([...rows.values()])) return readSoFar(null)
    if (rows.size === before) return readSoFar(m.repeats)
    offset = nextOffset
    onPage?.([...rows.values()])
  }
  return readSoFar(m.more(rows.size))
}
