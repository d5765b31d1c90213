import type { Address } from 'viem'
import { isHexEqual } from '../../core/isHexEqual'
import { checkOf } from '../../core/review/check'
import type { Acted, TxProgress } from '../../core/review/txProgress'
import type { ReviewState } from '../../flows/review/reviewState'
import { StayingBar } from '../parts/StayingBar'
import { m } from './messages'
import { useConnection } from './useActing'

type ActBarProps = {
  readonly state: Extract<ReviewState, { kind: 'read' }>
  readonly progress: TxProgress
  readonly acted: Acted
}

/** Keeps in view what a pending transaction still needs, and the way to the actions. It signs nothing itself. */
export function ActBar({ state, progress, acted }: ActBarProps) {
  const connection = useConnection()
  const { review, reading } = state
  if (progress.kind !== 'waiting') return null
  const { valid } = checkOf(review.checks, 'confirmations').evidence
  const { setup } = reading
  const owners = setup.kind === 'found' && setup.value.owners.kind === 'read' ? setup.value.owners.value : []
  const isIn = (list: readonly Address[]) =>
    connection.kind === 'connected' && list.some((address) => isHexEqual(address, connection.address))
  const isMine =
    isIn(owners.map(({ address }) => address)) &&
    !isIn([...valid, ...acted.signers.map(({ owner }) => owner)])
  return (
    <StayingBar button={m.bar.go} to="act">
      {acted.rejection === null ? wordsOf(progress) : m.bar.rejected}
      {acted.rejection === null && isMine && progress.verified < progress.threshold && ` ${m.bar.mine}`}
    </StayingBar>
  )
}

function wordsOf({
  verified,
  threshold,
  isListed: isKnown,
}: Extract<TxProgress, { kind: 'waiting' }>): string {
  if (verified >= threshold) return m.bar.enough
  return isKnown ? m.bar.needs(threshold - verified) : m.bar.unknown
}
