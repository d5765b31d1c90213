import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { AppContext } from '../../../src/ui/AppContext'
import { useUnsaved } from '../../../src/ui/parts/unsaved'
import { Footer } from '../../../src/ui/shell/Footer'
import { createFakeBrowser } from '../../support/fakeStorage'
import { fakeServices } from '../fakes'

afterEach(cleanup)

function ReadFile({ isAdded }: { readonly isAdded: boolean }) {
  useUnsaved(!isAdded)
  return null
}

test('choosing a language asks before it loses a file that was read', () => {
  const storage = createFakeBrowser().openTab()
  const page = (isAdded: boolean) => (
    <AppContext value={fakeServices({ storage })}>
      <ReadFile isAdded={isAdded} />
      <Footer />
    </AppContext>
  )
  const view = render(page(false))
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  // False: the browser asks too.
  expect(leave()).toBe(false)
  fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'de' } })
  expect(screen.getByRole('alert').textContent).toContain('is not in your gift yet')
  expect(storage.get('language')).toBeNull()
  fireEvent.click(screen.getByText('Keep the file'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(storage.get('language')).toBeNull()
  view.rerender(page(true))
  expect(leave()).toBe(true)
})
