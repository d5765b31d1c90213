import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { NoteStore } from '../../../src/ports/noteStore'
import { createFakeNoteStore } from '../../support/fakeNoteStore'
import { fakeServices } from '../fakes'
import { renderApp } from '../renderApp'

async function open(notes: NoteStore) {
  const services = fakeServices(
    { session: { kind: 'visitor', framed: false }, account: { kind: 'none' } },
    { openNotes: () => Promise.resolve(notes) },
  )
  renderApp(services, '#/devices')
  return within(await screen.findByRole('region', { name: 'How long this browser keeps these things' }))
}

const askButton = { name: 'Ask the browser to keep them' }

test('says that the browser may remove the notes, and asks it only when the user says so', async () => {
  const notes = createFakeNoteStore({ agrees: true })
  const section = await open(notes)
  expect(section.getByText(/may remove these things when the device runs out of room/)).toBeDefined()
  expect(notes.asked()).toBe(0)
  fireEvent.click(section.getByRole('button', askButton))
  expect(
    await section.findByText('This browser keeps these things until you delete the data of this site.'),
  ).toBeDefined()
  expect(notes.asked()).toBe(1)
  expect(section.queryByRole('button')).toBeNull()
})

test('says that the browser did not agree, and lets the user ask again', async () => {
  const section = await open(createFakeNoteStore())
  fireEvent.click(section.getByRole('button', askButton))
  expect(await section.findByText(/^The browser did not agree/)).toBeDefined()
  expect(section.getByRole('button', askButton)).toBeDefined()
})

test('says that nothing is kept where the browser denies it', async () => {
  const notes = createFakeNoteStore()
  notes.fail('denied')
  const section = await open(notes)
  expect(section.getByText(/lets the page keep nothing/)).toBeDefined()
  expect(section.queryByRole('button')).toBeNull()
})
