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
