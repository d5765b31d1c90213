import styled from 'styled-components'
import { Link } from 'wouter'
import type { AppChain } from '../../core/chain'
import { encodeGiftDocument } from '../../core/giving/giftDocument'
import type { PlanDocument, PlanPart } from '../../core/giving/planDocument'
import type { FoundPart } from '../../flows/plans/findPart'
import { SecondaryButton } from '../parts/Button'
import { Row } from '../parts/basics'
import { Stack } from '../parts/Layout'
import { paths } from '../paths'
import { m } from './messages'
import type { PartState } from './usePartsFound'

const Status = styled.output`
  display: block;
`

type PartStatusProps = {
  readonly plan: PlanDocument
  readonly part: PlanPart
  readonly chain: AppChain
  readonly state: PartState
  readonly onLook: () => void
}

/** Shows the status of one part of a plan, by the queue of its Safe. Read on a press, with nothing connected. */
export function PartStatus({ plan, part, chain, state, onLook }: PartStatusProps) {
  const place = { chain, safe: part.safe }
  const { createdAtMs, purpose, author, directory } = plan
  return (
    <Stack $gap={2}>
      <Status>
        {state.kind === 'looking' && m.status.looking}
        {state.kind === 'none' && m.status.none(state.gap ?? '')}
        {state.kind === 'several' && (
          <>
            {m.status.several(
              state.records.length,
              state.records.filter(({ isExecuted }) => isExecuted).length,
            )}{' '}
            <Row as="span">
              {state.records.map(({ safeTxHash, nonce }) => (
                <Link key={safeTxHash} href={paths.review(place, safeTxHash)}>
                  {m.status.reviewOne(`${nonce}`)}
                </Link>
              ))}
            </Row>
          </>
        )}
        {state.kind === 'unreachable' && m.status.unreachable(state.reason)}
        {(state.kind === 'found' || state.kind === 'contained') && (
          <>
            {foundWords(state)}{' '}
            <Link
              href={paths.review(
                place,
                state.record.safeTxHash,
                encodeGiftDocument({ ...part, createdAtMs, purpose, author, directory }),
              )}
            >
              {m.status.review}
            </Link>
          </>
        )}
      </Status>
      <Row>
        <SecondaryButton onClick={onLook}>
          {state.kind === 'idle' ? m.status.look : m.status.again}
        </SecondaryButton>
        <Link href={paths.queue(place)}>{m.status.queue}</Link>
      </Row>
    </Stack>
  )
}

function foundWords(found: Extract<FoundPart, { kind: 'found' | 'contained' }>): string {
  const { isExecuted, isSuccessful, confirmations } = found.record
  const nonce = `${found.record.nonce}`
  if (found.kind === 'contained') return m.status.contained(nonce, isExecuted, confirmations.length)
  const { nonceUse } = found
  if (isExecuted) return isSuccessful === true ? m.status.executed(nonce) : m.status.failed(nonce)
  if (nonceUse === null) return m.status.waits(nonce, confirmations.length)
  if (nonceUse === 'cancelled') return m.status.rejected(nonce)
  return nonceUse === 'replaced' ? m.status.replaced(nonce) : m.status.used(nonce)
}
