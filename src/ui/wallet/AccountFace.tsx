import { useState } from 'react'
import type { Address } from 'viem'
import styled from 'styled-components'
import type { TrackedState } from '../../core/tracking/trackedStore'
import { Identicon } from '../parts/Identicon'
import { VisuallyHidden } from '../parts/basics'
import { shortAddress } from '../parts/format'
import { m } from './messages'

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-4);
  align-items: center;
`

const Avatar = styled.span<{ $pending: boolean }>`
  position: relative;
  display: block;
  padding: 4px;
  border-radius: 50%;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 3px solid ${({ $pending }) => ($pending ? 'var(--line)' : 'transparent')};
    border-block-start-color: ${({ $pending }) => ($pending ? 'var(--accent)' : 'transparent')};
    border-radius: 50%;
    animation: account-pending 1.6s linear infinite;
  }

  @keyframes account-pending {
    to {
      transform: rotate(1turn);
    }
  }
`

const Picture = styled.img`
  width: 4rem;
  height: 4rem;
  border-radius: 50%;
  object-fit: cover;
`

const Name = styled.p`
  font-family: var(--font-display);
  font-size: clamp(1.25rem, 5.5vw, var(--text-h2));
  line-height: 1.2;
`

const Short = styled.bdi`
  white-space: nowrap;
`

type AccountFaceProps = {
  readonly address: Address
  /** Name by ENS. Null where there is none, or no lookup was made. */
  readonly name: string | null
  readonly avatar: string | null
  /** Tracked items: while one of them is executing on chain, the avatar turns. */
  readonly items: TrackedState['items']
}

/**
 * Shows avatar and name, else a generated avatar and the shortened address. Waiting for signatures takes days and turns
 * nothing.
 */
export function AccountFace({ address, name, avatar, items }: AccountFaceProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const pending = items.some((item) => item.phase.status === 'executing')
  return (
    <Line>
      <Avatar $pending={pending} data-pending={pending}>
        {avatar !== null && avatar !== broken ? (
          <Picture src={avatar} alt="" onError={() => setBroken(avatar)} />
        ) : (
          <Identicon address={address} size="large" />
        )}
      </Avatar>
      <Name>
        {name ?? <Short dir="ltr">{shortAddress(address)}</Short>}
        {pending && <VisuallyHidden>{m.executing}</VisuallyHidden>}
      </Name>
    </Line>
  )
}
