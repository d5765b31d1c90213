import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { SecondaryButton } from '../parts/Button'
import { Lede, Row, Small } from '../parts/basics'
import { HostHint } from '../parts/HostHint'
import { useAnnounce } from '../parts/LiveRegion'
import { Notice } from '../parts/Notice'
import { ScreenHeading } from '../parts/ScreenHeading'
import { GiftPayments } from './PaymentList'
import { GiverLink } from './GiverLink'
import { m } from './messages'
import type { OutboxProps } from './outboxProps'
import { progressOf } from './payments'

const Drawing = styled.svg`
  width: 9rem;
  height: 4.5rem;
  fill: none;
  stroke: var(--accent);
  stroke-width: 2;
  stroke-linecap: round;
`

const Flow = styled.path`
  stroke-dasharray: 9 13;
  animation: gathering 2.4s linear infinite;

  @keyframes gathering {
    to {
      stroke-dashoffset: -66;
    }
  }
`

const Ground = styled.path`
  stroke: var(--line);
`

/** Shows that the request is pending in the Safe or wallet. Offers a search when it takes long. */
export function Asking({ giver, causes, shown }: OutboxProps<'asking'>) {
  const { words, outbox } = giver
  const { title, lede } = words.asking(progressOf(shown))
  useAnnounceChange(title)

  return (
    <>
      {giver.name === 'Safe' && <Gathering />}
      <ScreenHeading key="asking" title={title} />
      <Lede>{lede}</Lede>
      {giver.name === 'Safe' && <HostHint about="transaction" />}
      <Row>
        <Small>{words.windowClosed}</Small>
        <SecondaryButton onClick={() => void outbox.searchNow()}>{words.look}</SecondaryButton>
      </Row>
      {/* Below the button: nothing moves under a press. */}
      {shown.slow && (
        <Notice tone="waiting" title={m.asking.slow}>
          <p>{words.noAnswer}</p>
          <Row>
            <GiverLink account={giver.account} />
          </Row>
        </Notice>
      )}
      <GiftPayments giver={giver} causes={causes} shown={shown} label={m.asking.label} />
    </>
  )
}

/** Announces changes of the title between payments: the heading takes the focus only once. */
function useAnnounceChange(title: string): void {
  const announce = useAnnounce()
  const before = useRef(title)
  useEffect(() => {
    if (before.current !== title) announce(title)
    before.current = title
  }, [announce, title])
}

/** Animates several gifts that become one proposal. Respects reduced motion. */
function Gathering() {
  const lines = 'M4 8C70 8 60 36 128 36M4 36H128M4 64C70 64 60 36 128 36'
  return (
    <Drawing viewBox="0 0 144 72" aria-hidden="true" focusable="false">
      <Ground d={lines} />
      <Flow d={lines} />
      <circle cx="134" cy="36" r="6" fill="var(--accent)" stroke="none" />
    </Drawing>
  )
}
