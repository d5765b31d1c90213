import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PanelBoundary } from '../../../src/ui/parts/PanelBoundary'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Broken(): never {
  throw new Error('A fault in this panel.')
}

test('a fault in one panel leaves the others standing, and says that money is not affected', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <>
      <PanelBoundary name="The first panel">
        <Broken />
      </PanelBoundary>
      <PanelBoundary name="The second panel">
        <p>All is well here.</p>
      </PanelBoundary>
    </>,
  )
  expect(screen.getByText('The first panel stopped working')).toBeTruthy()
  expect(screen.getByText(/cannot move money/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy()
  expect(screen.getByText('All is well here.')).toBeTruthy()
})

test('a screen that stopped working does not take the next one with it', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { rerender } = render(
    <PanelBoundary name="This screen" shows="/give">
      <Broken />
    </PanelBoundary>,
  )
  rerender(
    <PanelBoundary name="This screen" shows="/give">
      <p>The same screen is not tried again by itself.</p>
    </PanelBoundary>,
  )
  expect(screen.getByText('This screen stopped working')).toBeTruthy()
  rerender(
    <PanelBoundary name="This screen" shows="/activity">
      <p>What was given.</p>
    </PanelBoundary>,
  )
  expect(screen.queryByText('This screen stopped working')).toBeNull()
  expect(screen.getByText('What was given.')).toBeTruthy()
})
