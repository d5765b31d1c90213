import * as v from 'valibot'
import { mapFound, type StoredReading, storedText } from '../storedText'
import { columns, type Mapping } from './columns'

/** A header of the user's files, and what its columns hold by the user's choice. */
export type KeptColumns = { readonly headings: readonly string[]; readonly mapping: Mapping }

/** Maximum number of remembered headers. The oldest is forgotten. */
const maxKept = 20

/** A longer header is not remembered. */
const maxColumns = 40
const maxHeading = 100

const kept = v.object({
  headings: v.pipe(v.array(v.pipe(v.string(), v.maxLength(maxHeading))), v.maxLength(maxColumns)),
  mapping: v.pipe(v.array(v.nullable(v.picklist(columns))), v.maxLength(maxColumns)),
})
const stored = storedText(v.object({ tables: v.pipe(v.array(kept), v.maxLength(maxKept)) }))

/** Serialises remembered columns for storage. */
export function serialiseColumns(tables: readonly KeptColumns[]): string {
  return stored.serialise({ tables })
}

/** Parses the result of `serialiseColumns`. */
export function readColumns(text: string | null): StoredReading<readonly KeptColumns[]> {
  return mapFound(stored.read(text), ({ tables }) => tables)
}

/** Puts what a header means first, in place of what it meant before. Unchanged where the header is too long to keep. */
export function keepColumns(tables: readonly KeptColumns[], added: KeptColumns): readonly KeptColumns[] {
  const headings = plainHeadings(added.headings)
  if (headings.length > maxColumns || headings.some((heading) => heading.length > maxHeading)) return tables
  const others = tables.filter((one) => !isSame(one.headings, headings))
  return [{ headings, mapping: added.mapping.slice(0, headings.length) }, ...others].slice(0, maxKept)
}

/** Finds what a header meant the last time; null: it is not known. */
export function columnsKept(tables: readonly KeptColumns[], header: readonly string[]): Mapping | null {
  const headings = plainHeadings(header)
  return tables.find((one) => isSame(one.headings, headings))?.mapping ?? null
}

function plainHeadings(headings: readonly string[]): readonly string[] {
  return headings.map((heading) => heading.trim().toLowerCase())
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((heading, index) => heading === other[index])
}
