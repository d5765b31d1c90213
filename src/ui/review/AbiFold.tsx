import { useMemo } from 'react'
import { type CallNode, everyNode } from '../../core/review/callTree'
import { Small } from '../parts/basics'
import { Deferred, deferredPart } from '../parts/Deferred'
import { LazyFold } from '../parts/LazyFold'
import { m } from './callsMessages'

/** Loads when the fold is opened. */
const abiNames = deferredPart(async () => (await import('./abi/AbiNames')).AbiNames)

/** Largest number of calls that a supplied ABI names. */
const mostCalls = 50

/** Offers names by a supplied ABI, for a reader who has that of a contract unknown to this page. */
export function AbiFold({ tree }: { readonly tree: CallNode }) {
  const unread = useMemo(() => everyNode(tree).filter(isUnread).slice(0, mostCalls), [tree])
  if (unread.length === 0) return null
  return (
    <LazyFold title={m.abi}>
      <Deferred part={abiNames} props={{ unread }} waiting={<Small>{m.fetchingAbi}</Small>} />
    </LazyFold>
  )
}

function isUnread({ outcome, data }: CallNode): boolean {
  return (outcome === 'unknown' || outcome === 'mismatch') && data.length >= 10
}
