import { act } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { Committed } from '../../../src/ui/parts/Committed'

afterEach(() => document.body.replaceChildren())

function takeOver(standing: string, focusOn: string | null) {
  document.body.innerHTML = `<div id="root">${standing}</div>`
  const root = document.getElementById('root') as HTMLElement
  if (focusOn !== null) root.querySelector<HTMLElement>(focusOn)?.focus()
  const onCommit = vi.fn()
  act(() =>
    createRoot(root).render(
      <>
        <button type="button">Another</button>
        <button type="button">Connect Wallet</button>
        <Committed onCommit={onCommit} />
      </>,
    ),
  )
  expect(onCommit).toHaveBeenCalledOnce()
  return document.activeElement
}

test('whoever is on a button when React takes over stays on it', () => {
  expect(takeOver('<button>Connect Wallet</button>', 'button')?.textContent).toBe('Connect Wallet')
})

test('who is on something that does not stand there again is not put elsewhere', () => {
  expect(takeOver('<button>Load again</button>', 'button')).toBe(document.body)
})

test('who is nowhere stays nowhere', () => {
  expect(takeOver('<button>Connect Wallet</button>', null)).toBe(document.body)
})
