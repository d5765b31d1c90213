import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { AppContext } from '../../../src/ui/AppContext'
import { useUnsaved } from '../../../src/ui/parts/unsaved'
import { Footer } from '../../../src/ui/shell/Footer'
import { renderApp } from '../renderApp'
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
  expect(screen.getByRole('alert').textContent).toContain('loses what you read or pasted')
  expect(storage.get('language')).toBeNull()
  fireEvent.click(screen.getByText('Stay here'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(storage.get('language')).toBeNull()
  view.rerender(page(true))
  expect(leave()).toBe(true)
})

test.each([
  ['cells of a spreadsheet', '#/import', 'Or paste cells from a spreadsheet'],
  ['a gift record', '#/check', 'Or paste a record, or a link to check one'],
  ['a transaction', '#/review', 'The transaction itself, if the transaction service does not have it'],
])('choosing a language asks before it loses %s that was pasted and not read', async (_what, path, label) => {
  const storage = createFakeBrowser().openTab()
  renderApp(fakeServices({ storage }), path)
  const field = await screen.findByLabelText(label)
  const choose = () => fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'de' } })
  fireEvent.change(field, { target: { value: 'Ada\t1' } })
  await waitFor(() => {
    choose()
    expect(screen.getByRole('alert').textContent).toContain('loses what you read or pasted')
  })
  expect(storage.get('language')).toBeNull()
  fireEvent.change(field, { target: { value: ' ' } })
  expect(screen.queryByRole('alert')).toBeNull()
})
