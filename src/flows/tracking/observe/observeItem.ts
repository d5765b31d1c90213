import { m } from '../../../core/tracking/messages'
import { type MessageObservation, type Observation, notAsked } from '../../../core/tracking/observation'
import type { TrackedItem } from '../../../core/tracking/trackedItem'
import { BaseError } from '../../../core/baseError'
import { observeTx } from './observeTx'
import type { TxSources } from '../itemSources'

/** Polls a Safe's item once. Throws only when aborted, or for an item of a wallet. */
export async function observeItem(
  item: TrackedItem,
  sources: TxSources,
  signal: AbortSignal,
): Promise<Observation> {
  if (item.kind === 'safeTx') return observeTx(item, sources, signal)
  if (item.kind === 'safeMessage') {
    // Only sign-ins have messages: load the chunk on demand.
    const part = await import('./observeMessage').catch(() => null)
    return part === null ? unseenMessage : part.observeMessage(item, sources, signal)
  }
  throw new ForeignItemError(item.kind)
}

const unseenMessage: MessageObservation = {
  kind: 'safeMessage',
  onChain: { kind: 'unreachable', reason: m.trouble.notLoaded },
  record: notAsked,
  approvals: notAsked,
  verdict: notAsked,
}

export class ForeignItemError extends BaseError {
  override name = 'ForeignItemError'

  constructor(kind: TrackedItem['kind']) {
    super(`An item of the kind ${kind} is of another kind of account.`)
  }
}
