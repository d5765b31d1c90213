import type { Mapping } from '../../core/files/columns'
import { columnsKept, keepColumns, readColumns, serialiseColumns } from '../../core/files/keptColumns'
import { foundOr } from '../../core/storedText'
import type { KeyValueStorage } from '../../ports/storage'
import { storedEntry } from '../storedEntry'

/** What the columns of the user's files mean, by header. For every account of this browser. */
export type RememberedColumns = {
  /** Null: this header was never corrected. */
  of(header: readonly string[]): Mapping | null
  keep(header: readonly string[], mapping: Mapping): void
}

/** Opens the remembered columns. What cannot be read is left unchanged, and nothing is remembered. */
export function openRememberedColumns(storage: KeyValueStorage): RememberedColumns {
  const entry = storedEntry(storage, 'dsg.v1.columns', { read: readColumns, serialise: serialiseColumns })
  const tables = () => foundOr(entry.read(), [])
  return {
    of: (header) => columnsKept(tables(), header),
    keep: (header, mapping) => void entry.set(keepColumns(tables(), { headings: header, mapping })),
  }
}
