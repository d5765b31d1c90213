import { type DragEvent, type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { createStore } from 'zustand/vanilla'

const Target = styled.div<{ $isOver: boolean }>`
  outline: ${({ $isOver }) => ($isOver ? '2px dashed var(--accent)' : 'none')};
  outline-offset: var(--space-2);
`

type FileDropProps = {
  readonly as?: 'li'
  readonly onDrop: (given: File | string) => void
  readonly children: ReactNode
}

/** Takes a file, or cells of a spreadsheet, that are dragged onto its content. The content has another way in. */
export function FileDrop({ as, onDrop, children }: FileDropProps) {
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    // Text that is dragged into a field stays with the field.
    if (!event.dataTransfer.types.includes('Files') && isField(event.target)) return
    event.preventDefault()
    setOver(true)
  }
  return (
    <Target
      as={as}
      $isOver={isOver}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        const given = event.dataTransfer.files[0] ?? event.dataTransfer.getData('text/plain')
        if (given === '' || (typeof given === 'string' && isField(event.target))) return
        event.preventDefault()
        onDrop(given)
      }}
    >
      {children}
    </Target>
  )
}

function isField(target: EventTarget): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

/** A file that was dropped on the gift, until the import screen has taken it. Null: none. */
export const droppedFile = createStore<File | string | null>(() => null)
