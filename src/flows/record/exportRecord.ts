import type { GiftRecord } from '../../core/record/giftRecord'
import { type RecordFile, writeRecordFile } from '../../core/record/recordFile'
import { recordTableHead, recordTableRows } from '../../core/record/recordTable'
import { type Daoip5Options, writeDaoip5 } from '../../core/record/writeDaoip5'
import type { Clock } from '../../ports/clock'
import { formatRows, tableStart } from '../files/csvTable'
import { runInSlices } from '../runInSlices'

type Slicing = Pick<Clock, 'nowMs' | 'sleep'>

/** Number of rows to format between two checks of the clock. */
const rowsPerPiece = 20

/** Writes a record as JSON, in slices between which the page paints. */
export function exportRecordJson(file: RecordFile, clock: Slicing): Promise<Blob> {
  return writeFile(writeRecordFile(file), 'application/json', clock)
}

/** Writes gifts as CSV, in slices between which the page paints. */
export function exportRecordTable(gifts: readonly GiftRecord[], clock: Slicing): Promise<Blob> {
  return writeFile(writeTable(gifts), 'text/csv', clock)
}

/** Writes gifts as grants of DAOIP-5, in slices between which the page paints. */
export function exportDaoip5(
  gifts: readonly GiftRecord[],
  options: Daoip5Options,
  clock: Slicing,
): Promise<Blob> {
  return writeFile(writeDaoip5(gifts, options), 'application/ld+json', clock)
}

function* writeTable(gifts: readonly GiftRecord[]): Generator<string, void> {
  yield `${tableStart}${formatRows([recordTableHead])}`
  let piece: (readonly string[])[] = []
  for (const row of recordTableRows(gifts)) {
    piece.push(row)
    if (piece.length < rowsPerPiece) continue
    yield formatRows(piece)
    piece = []
  }
  if (piece.length > 0) yield formatRows(piece)
}

async function writeFile(pieces: Iterable<string>, type: string, clock: Slicing): Promise<Blob> {
  return new Blob(await runInSlices(takeIn(pieces), clock), { type })
}

/** Collects the pieces one by one: a Blob of 10 MB blocks the browser for 50 ms. */
function* takeIn(pieces: Iterable<string>): Generator<void, Blob[]> {
  const parts: Blob[] = []
  for (const piece of pieces) {
    parts.push(new Blob([piece]))
    yield
  }
  return parts
}
