import { type RefObject, useEffect, useRef, useState } from 'react'
import styled, { css, keyframes } from 'styled-components'
import type { AppChain } from '../../core/chain'
import { nextSteps } from '../../core/tracking/status/nextSteps'
import { hasArrived } from '../../core/tracking/status/endOf'
import type { TrackedItem } from '../../core/tracking/trackedItem'
import { Small } from '../parts/basics'
import { Fold } from '../parts/Fold'
import { Stack } from '../parts/Layout'
import { StatusWord } from '../parts/StatusWord'
import { media } from '../parts/media'
import { GiveThisAgain } from './again/GiveThisAgain'
import { FeeNotice } from './FeeNotice'
import { GiftPurpose } from './GiftPurpose'
import { GiftTable } from './GiftTable'
import { giftTitle } from './giftTitle'
import { originText, PartsNote, sinceText, TrackedDetails } from './TrackedDetails'
import { TrackedLinks } from './TrackedLinks'

const Ended = styled(Fold)`
  > summary {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-1) var(--space-4);
    align-items: baseline;
    width: 100%;
    padding-block: var(--space-3);

    ${media.medium} {
      grid-template-columns: minmax(0, 1fr) 14rem 10rem;
    }
  }

  /* No cell of the grid. */
  > summary::before {
    position: absolute;
    inset-block-start: calc(var(--space-3) + 0.7em);
    inset-inline-start: var(--marker);
  }
`

const Title = styled.h3`
  font-family: var(--font-text);
  font-size: var(--text-body);
  font-weight: 600;
  line-height: 1.3;

  details[open] > summary > & {
    font-family: var(--font-display);
    font-size: var(--text-h3);
    font-weight: 500;
  }
`

const When = styled.span`
  grid-column: 1;

  /* The details say it too. */
  details[open] > summary > & {
    display: none;
  }

  font-size: var(--text-small);
  color: var(--ink-soft);

  ${media.medium} {
    grid-column: auto;
    text-align: end;
  }
`

const Standing = styled.span`
  grid-column: 1;
  font-size: var(--text-small);

  ${media.medium} {
    grid-column: auto;
  }
`

const Body = styled(Stack)`
  padding-block: var(--space-2) var(--space-5);

  & > p {
    max-width: var(--measure);
  }
`

const draw = keyframes`
  from {
    stroke-dashoffset: 1;
  }
`

const settle = keyframes`
  from {
    background: var(--wash-good);
  }
`

/**
 * Row that animates a fresh delivery; with reduced motion (styles/base.css) the row is static and its check remains.
 */
const Row = styled.article<{ $moment: boolean }>`
  border-radius: var(--radius);

  ${({ $moment }) =>
    $moment &&
    css`
      animation: ${settle} 2.4s ease-out;

      ${Standing} path {
        stroke-dasharray: 1;
        animation: ${draw} 700ms 200ms ease-out backwards;
      }
    `}
`

type EndedRowProps = {
  readonly item: TrackedItem
  /** Items of the list that this one pays. */
  readonly parts: readonly TrackedItem[]
  readonly chain: AppChain
  /** True when it ended while this screen was open: it stays unfolded, and a delivery is animated. */
  readonly isNew: boolean
}

/** Shows a settled item in one line, which unfolds to all its details. */
export function EndedRow({ item, parts, chain, isNew }: EndedRowProps) {
  const row = useRef<HTMLElement>(null)
  const isSeen = useSeen(row)
  const { status } = item.phase
  const isMoment = isNew && isSeen && hasArrived(item)
  return (
    <Row ref={row} $moment={isMoment}>
      <Ended open={isNew}>
        <summary>
          <Title>{giftTitle(item)}</Title>
          <Standing>
            <StatusWord item={item} />
          </Standing>
          <When>{sinceText(item)}</When>
        </summary>
        <Body>
          <GiftPurpose item={item} />
          <Small>{originText(item)}</Small>
          <p>{nextSteps[status](item)}</p>
          {item.kind !== 'safeMessage' && (
            <>
              <GiftTable gifts={item.gifts} />
              <GiveThisAgain gifts={item.gifts} givenAtMs={item.createdAtMs} chain={chain} />
            </>
          )}
          <PartsNote parts={parts} />
          <FeeNotice item={item} chain={chain} />
          <TrackedLinks item={item} chain={chain} />
          <TrackedDetails item={item} />
        </Body>
      </Ended>
    </Row>
  )
}

/** Returns true once an element has been in the viewport since it was mounted. */
function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (element.current === null || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setSeen(true)
      },
      { threshold: 0.2 },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}
