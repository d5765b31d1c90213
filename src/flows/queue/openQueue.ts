import type { Address } from 'viem'
import { holdKept, keepOpen, type QuestionKey } from '../queries'
import type { FullReader, SafeReader } from '../review/reader'
import { queueMark } from '../review/recentReader'
import { createQueue, type SafeQueue } from './createQueue'

type QueueReader = SafeReader & Pick<FullReader, 'queries'>

/** Opens the queue of a Safe, or the one that another screen still holds: then it sends nothing before its next poll. */
export function openQueue(reader: QueueReader, safe: Address): SafeQueue {
  const { queries, chain } = reader
  const mark = () => queueMark(queries, chain)
  return keepOpen(queries, keyOf(reader, safe), () => createQueue({ ...reader, safe, mark }))
}

/** Holds the queue that a screen has just left, so that its reader can go back. Opens none. Returns how to let it close. */
export function holdQueue(reader: QueueReader, safe: Address): () => void {
  return holdKept(reader.queries, keyOf(reader, safe))
}

function keyOf({ chain }: QueueReader, safe: Address): QuestionKey {
  return ['queue', chain.id, safe.toLowerCase()]
}
