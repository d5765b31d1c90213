import type { GiftRecord } from '../../core/record/giftRecord'
import { type RecordFile, writeRecordFile } from '../../core/record/recordFile'
import { recordTableHead, recordTableRow } from '../../core/record/recordTable'
import { type Daoip5Options, writeDaoip5 } from '../../core/record/writeDaoip5'
import type { Clock } from '../../ports/clock'
import { formatRows, tableStart } from '../files/formatTable'
import { runInSlices } from '../runInSlices'

type Slicing = Pick<Clock, 'nowMs' | 'sleep'>

/** Rows that are formatted before the next look at the clock. */
const rowsPerStep = 20

/** A record as JSON, written in slices between which the page paints. */
export function exportRecordJson(file: RecordFile, clock: Slicing): Promise<string> {
  return runInSlices(writeRecordFile(file), clock)
}

/** Gifts as a CSV file, written in slices between which the page paints. */
export function exportRecordTable(gifts: readonly GiftRecord[], clock: Slicing): Promise<string> {
  return runInSlices(writeTable(gifts), clock)
}

/** Gifts as grants of DAOIP-5, written in slices between which the page paints. */
export function exportDaoip5(
  gifts: readonly GiftRecord[],
  options: Daoip5Options,
  clock: Slicing,
): Promise<string> {
  return runInSlices(writeDaoip5(gifts, options), clock)
}

function* writeTable(gifts: readonly GiftRecord[]): Generator<void, string> {
  let text = `${tableStart}${formatRows([recordTableHead])}`
  for (let at = 0; at < gifts.length; at += rowsPerStep) {
    text += formatRows(gifts.slice(at, at + rowsPerStep).map(recordTableRow))
    yield
  }
  return text
}
