import { useCallback } from 'react'
import type { Address } from 'viem'
import { Link } from 'wouter'
import type { SafePlace } from '../../core/review/safePlace'
import type { SafeTxHash } from '../../core/safe/safeTx'
import { createOwnerSafeTx, type OwnerSafeTx } from '../../flows/review/createOwnerSafeTx'
import type { SafeReader } from '../../flows/review/reader'
import { Small } from '../parts/basics'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'
import { useReader } from './useReader'
import { m } from './signersMessages'

type OwnerSafeProps = { readonly place: SafePlace; readonly owner: Address; readonly safeTxHash: SafeTxHash }

/** Shows how the owners of an owner sign: in the queue of that Safe, by a transaction that approves this one. */
export function OwnerSafe({ place, owner, safeTxHash }: OwnerSafeProps) {
  const { chain, safe } = place
  const open = useCallback(
    (reader: SafeReader) => createOwnerSafeTx(reader, { owner, safe, safeTxHash }),
    [owner, safe, safeTxHash],
  )
  const opening = useReader(chain, open)
  return (
    <>
      {opening.kind === 'open' && <Found tx={opening.opened} place={{ chain, safe: owner }} />}
      <OwnerSafeQueue place={{ chain, safe: owner }} />
    </>
  )
}

/** Links to the queue of an owner that is a Safe. */
export function OwnerSafeQueue({ place }: { readonly place: SafePlace }) {
  return <Link href={paths.queue(place)}>{m.ownerSafe.queue}</Link>
}

function Found({ tx, place }: { readonly tx: OwnerSafeTx; readonly place: SafePlace }) {
  const state = useStoreValue(tx.state)
  switch (state.kind) {
    case 'reading':
      return <Small>{m.ownerSafe.looking}</Small>
    case 'found':
      return (
        <Link href={paths.review(place, state.record.safeTxHash)}>
          {m.ownerSafe.found(state.record.nonce)}
        </Link>
      )
    case 'none':
      return <Small>{m.ownerSafe.none}</Small>
    case 'unreachable':
      return <Small>{m.ownerSafe.unread(state.reason)}</Small>
  }
}
