import * as v from 'valibot'
import type { ListedRow, ListPage } from '../../core/queue/listPage'
import { wireList } from './wireSchema'

/** Longest JSON text kept of a row, in characters: enough to recognise the row. */
const maxRawLength = 10_000

/**
 * Parses a page of a list, each row by `rowSchema`. A row that does not fit stays in its place as `unreadable`. The
 * service reports whether there is a next page; its offset is counted here, so the URL in `next` is never followed.
 */
export function listPageSchema<T>(rowSchema: v.GenericSchema<unknown, T>, offset: number) {
  return v.pipe(
    v.object({ results: wireList(v.unknown()), next: v.nullish(v.unknown(), null) }),
    v.check(({ results, next }) => next === null || results.length > 0, 'is empty and not the last page'),
    v.transform(({ results, next }): ListPage<T> => ({
      rows: results.map((row) => readRow(rowSchema, row)),
      nextOffset: next === null ? null : offset + results.length,
    })),
  )
}

function readRow<T>(schema: v.GenericSchema<unknown, T>, row: unknown): ListedRow<T> {
  const parsed = v.safeParse(schema, row)
  if (parsed.success) return { kind: 'record', record: parsed.output }
  const [issue] = parsed.issues
  return {
    kind: 'unreadable',
    raw: JSON.stringify(row).slice(0, maxRawLength),
    reason: `${v.getDotPath(issue) ?? 'the whole row'} ${issue.message}`,
  }
}
