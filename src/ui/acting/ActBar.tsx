import styled from 'styled-components'
import type { Address } from 'viem'
import { isHexEqual } from '../../core/isHexEqual'
import { checkOf } from '../../core/review/check'
import type { Acted, TxProgress } from '../../core/review/txProgress'
import type { ReviewState } from '../../flows/review/reviewState'
import { SecondaryButton } from '../parts/Button'
import { m } from './messages'
import { useConnection } from './useActing'

/** Stays at the lower edge of the window until its own place, right above the actions, is reached. */
const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  margin-inline: calc(-1 * var(--space-4));
  padding: var(--space-2) var(--space-4);
  border-block-start: 1px solid var(--line-strong);
  background: var(--paper-raised);
  font-weight: 600;

  button {
    padding-inline: var(--space-3);
  }

  @media print {
    display: none;
  }
`

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
    <Bar data-stays>
      <span>
        {acted.rejection === null ? wordsOf(progress) : m.bar.rejected}
        {acted.rejection === null && isMine && progress.verified < progress.threshold && ` ${m.bar.mine}`}
      </span>
      <SecondaryButton onClick={goToActions}>{m.bar.go}</SecondaryButton>
    </Bar>
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

/** Moves to the heading of the actions: what is to be judged stands between it and the first button. */
function goToActions() {
  const heading = document.getElementById('act')
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}
