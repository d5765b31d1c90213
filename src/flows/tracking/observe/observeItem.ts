import type { Observation } from '../../../core/tracking/observation'
import type { TrackedItem } from '../../../core/tracking/trackedItem'
import { BaseError } from '../../../core/baseError'
import { observeMessage } from './observeMessage'
import { observeTx } from './observeTx'
import type { TxSources } from '../sources'

/** One poll of a Safe's item. Throws only when aborted, or for an item of a wallet. */
export async function observeItem(
  item: TrackedItem,
  sources: TxSources,
  signal: AbortSignal,
): Promise<Observation> {
  if (item.kind === 'safeTx') return observeTx(item, sources, signal)
  if (item.kind === 'safeMessage') return observeMessage(item, sources, signal)
  throw new ForeignItemError(item.kind)
}

export class ForeignItemError extends BaseError {
  override name = 'ForeignItemError'

  constructor(kind: TrackedItem['kind']) {
    super(`An item of the kind ${kind} is of another kind of account.`)
  }
}
