import type { GiftRecord } from '../../core/record/giftRecord'
import { filterInFile, type RecordFilter } from '../../core/record/recordFilter'
import type { SafePlace } from '../../core/review/safePlace'
import { exportDaoip5, exportRecordJson, exportRecordTable } from '../../flows/record/exportRecord'
import type { RecordState } from '../../flows/record/recordState'
import { downloadBlob, fileName } from '../files/download'
import { pageClock } from '../files/pageClock'
import { assetName } from './recordText'

export type RecordFormat = 'csv' | 'json' | 'daoip5'

/** Content of an exported file. */
export type ExportedRecord = {
  readonly place: SafePlace
  readonly state: RecordState
  readonly filter: RecordFilter
  /** The displayed ones of its gifts. */
  readonly gifts: readonly GiftRecord[]
}

/** Downloads the displayed gifts. Resolves once the browser has the file. */
export async function downloadRecord(
  format: RecordFormat,
  { place: { chain, safe }, state, filter, gifts }: ExportedRecord,
): Promise<void> {
  const name = (ending: string) =>
    fileName(`gifts-${chain.shortName}-${safe.slice(0, 8)}`, ending, Date.now())
  const { reach, unread, replaced } = state
  switch (format) {
    case 'csv':
      return downloadBlob(name('csv'), await exportRecordTable(gifts, pageClock))
    case 'json':
      return downloadBlob(
        name('json'),
        await exportRecordJson(
          { covers: reach, filter: filterInFile(filter), gifts, unread, replaced },
          pageClock,
        ),
      )
    case 'daoip5':
      return downloadBlob(
        name('daoip-5.json'),
        await exportDaoip5(
          gifts,
          { chainId: chain.id, account: safe, denominationOf: (asset) => assetName(asset, chain) },
          pageClock,
        ),
      )
  }
}
