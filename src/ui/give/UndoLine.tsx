import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { TextButton } from '../parts/Button'
import { m } from './messages'
import type { Undo } from './useUndo'

const Line = styled.p`
  padding-block: var(--space-3);
  border-block-start: 1px solid var(--line);
  color: var(--ink-soft);
`

/** Shows the last edit of the basket with an undo button. Takes the focus of the removed element. */
export function UndoLine({ last }: { readonly last: Undo }) {
  const button = useRef<HTMLButtonElement>(null)
  const { sentence, number, keepsFocus = false } = last
  useEffect(() => {
    if (!keepsFocus) button.current?.focus()
  }, [number, keepsFocus])
  return (
    <Line>
      {sentence}{' '}
      <TextButton ref={button} onClick={last.undo} aria-label={m.basket.undoWhat(sentence)}>
        {m.basket.undo}
      </TextButton>
    </Line>
  )
}
