import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon, type IconName } from './Icon'

/** How much a notice weighs. Each has a colour and a picture; the words carry the meaning. */
export type NoticeTone = 'quiet' | 'waiting' | 'good' | 'bad'

const icons: Record<NoticeTone, IconName> = { quiet: 'info', waiting: 'warning', good: 'check', bad: 'stop' }

const Frame = styled.div<{ $tone: NoticeTone }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-2) var(--space-3);
  padding: var(--space-4) var(--space-5) var(--space-4) var(--space-4);
  border-inline-start: 4px solid var(--tone-${({ $tone }) => $tone});
  background: var(--wash-${({ $tone }) => $tone});
  width: 100%;
`

const Sign = styled.span<{ $tone: NoticeTone }>`
  color: var(--tone-${({ $tone }) => $tone});
  padding-block-start: 0.2rem;
`

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  max-width: var(--measure);
`

const Title = styled.p<{ $tone: NoticeTone }>`
  font-weight: 600;
  color: ${({ $tone }) => ($tone === 'quiet' ? 'inherit' : `var(--tone-${$tone})`)};
`

type NoticeProps = {
  readonly tone: NoticeTone
  readonly title: string
  readonly children?: ReactNode
}

/** Something a person should know before going on: what happened, whether the money is safe, what to do. */
export function Notice({ tone, title, children }: NoticeProps) {
  return (
    <Frame $tone={tone}>
      <Sign $tone={tone}>
        <Icon name={icons[tone]} />
      </Sign>
      <Body>
        <Title $tone={tone}>{title}</Title>
        {children}
      </Body>
    </Frame>
  )
}
