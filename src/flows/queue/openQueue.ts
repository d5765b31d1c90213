import type { Address } from 'viem'
import { holdKept, keepOpen, type QuestionKey } from '../queries'
import type { FullReader } from '../review/reader'
import { isQueueKnown } from '../review/recentReader'
import { createQueue, type SafeQueue } from './createQueue'

/** Opens the queue of a Safe, or the one that another screen still holds: then it sends nothing before its next poll. */
export function openQueue(reader: FullReader, safe: Address): SafeQueue {
  const { queries, chain } = reader
  const isListKnown = () => isQueueKnown(queries, { chain, safe })
  return keepOpen(queries, keyOf(reader, safe), () => createQueue({ ...reader, safe, isListKnown }))
}

/** Holds the queue that a screen has just left, so that its reader can go back. Opens none. Returns how to let it close. */
export function holdQueue(reader: FullReader, safe: Address): () => void {
  return holdKept(reader.queries, keyOf(reader, safe))
}

function keyOf({ chain }: FullReader, safe: Address): QuestionKey {
  return ['queue', chain.id, safe.toLowerCase()]
}
