import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Tone } from '../../core/tracking/status/statusTable'
import { Icon, type IconName } from './Icon'

const Word = styled.span<{ $tone: Tone }>`
  display: inline-grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.45em;
  align-items: baseline;
  font-weight: 600;
  color: var(--tone-${({ $tone }) => $tone});

  & > svg {
    align-self: start;
    margin-block-start: 0.2em;
  }
`

type TonedWordProps = { readonly tone: Tone; readonly icon: IconName; readonly children: ReactNode }

/** Shows a status: icon, word and colour. */
export function TonedWord({ tone, icon, children }: TonedWordProps) {
  return (
    <Word $tone={tone}>
      <Icon name={icon} />
      <span>{children}</span>
    </Word>
  )
}
