import * as v from 'valibot'
import { foundOr, isNewer, storedText } from '../../core/storedText'
import { bigUint } from '../../core/tracking/stored/trackedSchema'
import type { AccountContext } from '../account/accountContext'
import { storageKey } from '../account/storageKey'

/** State that the tabs of a browser share about the polls of one Safe. */
export type PollMemo = {
  /** Time of the service's last response, by this browser's clock. */
  readonly atMs: number
  /** The Safe's nonce at that time; null: the chain had not been read. */
  readonly nonce: bigint | null
  /** Time of the last observed change of the list or the nonce. */
  readonly changedAtMs: number
  /** Short digest of the list. */
  readonly mark: string
}

type MemoContext = Pick<AccountContext, 'storage' | 'chain' | 'safe'>

const timeMs = v.pipe(v.number(), v.finite())
const memoText = storedText(
  v.object({ atMs: timeMs, nonce: v.nullable(bigUint), changedAtMs: timeMs, mark: v.string() }),
)

/** Reads the memo. Null: before the first poll, or the clock was set back since. */
export function readMemo(context: MemoContext, nowMs: number): PollMemo | null {
  const memo = foundOr(memoText.read(context.storage.get(storageKey('polled', context))), null)
  return memo !== null && memo.atMs <= nowMs ? memo : null
}

/** One of a newer release stays. */
export function writeMemo(context: MemoContext, memo: PollMemo): void {
  const key = storageKey('polled', context)
  if (!isNewer(memoText.read(context.storage.get(key)))) context.storage.set(key, memoText.serialise(memo))
}
