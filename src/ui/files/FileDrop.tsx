import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import styled from 'styled-components'
import { createStore } from 'zustand/vanilla'

type Dropped = File | string

const Item = styled.li<{ $isOver: boolean }>`
  outline: ${({ $isOver }) => ($isOver ? '2px dashed var(--accent)' : 'none')};
`

type DropItemProps = {
  readonly onDrop: (given: Dropped) => void
  readonly children: ReactNode
}

/** Shows an item of a list that takes a file, or cells of a spreadsheet, dropped on it. Its content has another way in. */
export function DropItem({ onDrop, children }: DropItemProps) {
  const [isOver, setOver] = useState(false)
  return (
    <Item
      $isOver={isOver}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        event.preventDefault()
        const given = droppedIn(event.dataTransfer)
        if (given !== null) onDrop(given)
      }}
    >
      {children}
    </Item>
  )
}

/** Takes what is dropped anywhere on the page: the browser would leave the page to open it. */
export function useDropOnPage(onDrop: (given: Dropped) => void): void {
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!isForField(event)) event.preventDefault()
    }
    const take = (event: DragEvent) => {
      if (isForField(event) || event.dataTransfer === null) return
      event.preventDefault()
      const given = droppedIn(event.dataTransfer)
      if (given !== null) drop(given)
    }
    document.addEventListener('dragover', over)
    document.addEventListener('drop', take)
    return () => {
      document.removeEventListener('dragover', over)
      document.removeEventListener('drop', take)
    }
  }, [])
}

function droppedIn(transfer: DataTransfer): Dropped | null {
  const text = transfer.getData('text/plain')
  return transfer.files[0] ?? (text === '' ? null : text)
}

/** Text that is dragged into a field stays with the field. */
function isForField({ target, dataTransfer }: DragEvent): boolean {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return isField && dataTransfer?.types.includes('Files') !== true
}

/** A file that was dropped on the gift, until the import screen has taken it. Null: none. */
export const droppedFile = createStore<Dropped | null>(() => null)
