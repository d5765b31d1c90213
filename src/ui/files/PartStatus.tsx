import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Link } from 'wouter'
import type { AppChain } from '../../core/chain'
import { encodeGiftDocument } from '../../core/giving/giftDocument'
import type { PlanDocument, PlanPart } from '../../core/giving/planDocument'
import type { SafeTxRecord } from '../../core/safe/safeTx'
import { findPart, type FoundPart } from '../../flows/plans/findPart'
import { useApp } from '../AppContext'
import { SecondaryButton } from '../parts/Button'
import { Row } from '../parts/basics'
import { Stack } from '../parts/Layout'
import { paths } from '../paths'
import { m } from './planMessages'

const Status = styled.output`
  display: block;
`

type State = { readonly kind: 'idle' } | { readonly kind: 'looking' } | FoundPart

type PartStatusProps = {
  readonly plan: PlanDocument
  readonly part: PlanPart
  readonly chain: AppChain
}

/** Where one part of a plan stands, by the queue of its Safe: asked for by a press, with nothing connected. */
export function PartStatus({ plan, part, chain }: PartStatusProps) {
  const { openReader } = useApp()
  const [state, setState] = useState<State>({ kind: 'idle' })
  const looking = useRef<AbortController | null>(null)
  useEffect(() => () => looking.current?.abort(), [])

  const look = async () => {
    looking.current?.abort()
    const mine = new AbortController()
    looking.current = mine
    setState({ kind: 'looking' })
    const found = await openReader(chain)
      .then((reader) => findPart(reader, part, mine.signal))
      .catch((): FoundPart => ({ kind: 'unreachable', reason: m.status.notLoaded }))
    if (!mine.signal.aborted) setState(found)
  }

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
        {state.kind === 'found' && (
          <>
            {recordWords(state.record)}{' '}
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
        <SecondaryButton onClick={() => void look()}>
          {state.kind === 'idle' ? m.status.look : m.status.again}
        </SecondaryButton>
        <Link href={paths.queue(place)}>{m.status.queue}</Link>
      </Row>
    </Stack>
  )
}

function recordWords({ isExecuted, isSuccessful, nonce, confirmations }: SafeTxRecord): string {
  if (!isExecuted) return m.status.waits(`${nonce}`, confirmations.length)
  return isSuccessful === true ? m.status.executed(`${nonce}`) : m.status.failed(`${nonce}`)
}
