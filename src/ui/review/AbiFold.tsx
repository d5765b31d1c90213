import { useMemo } from 'react'
import { type CallNode, everyNode } from '../../core/review/callTree'
import { Small } from '../parts/basics'
import { Deferred, deferredPart } from '../parts/Deferred'
import { LazyFold } from '../parts/LazyFold'
import { m } from './callsMessages'

/** Loads when it is opened. */
const abiNames = deferredPart(async () => (await import('./abi/AbiNames')).AbiNames)

/** The most calls that are named by a supplied ABI. */
const mostCalls = 50

/** For a reader who has the ABI of a contract that this page does not know. */
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
