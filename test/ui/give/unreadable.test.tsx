import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Unreadable } from '../../../src/core/storedText'
import { createFakeNoteStore } from '../../support/fakeNoteStore'
import { chain } from '../fakeCauses'
import { fakeAccount, fakeServices, fakeStorage, readyWith, safe } from '../fakes'
import { fakeGifts, fakeHistory, fakeRecord } from '../record/fakeRecord'
import { renderApp } from '../renderApp'

afterEach(cleanup)

const newer: Unreadable = { kind: 'unreadable', why: 'newer', text: '{"version":2}' }
const damaged: Unreadable = { kind: 'unreadable', why: 'damaged', text: '{"version":1,' }

function openFold() {
  const fold = screen.getByText('Give it up').closest('details')
  if (fold === null) throw new Error('It is not folded.')
  fold.open = true
  fireEvent(fold, new Event('toggle'))
}

function discard() {
  openFold()
  fireEvent.click(screen.getByRole('button', { name: 'Discard it for good' }))
}

describe('a stored gift that cannot be read', () => {
  async function open(unreadable: Unreadable, path = '#/give') {
    const discardUnreadable = vi.fn()
    const give = vi.fn(async () => undefined)
    const account = fakeAccount(
      { shown: { kind: 'unreadable', unreadable } },
      { outbox: { discardUnreadable, give } },
    )
    renderApp(fakeServices({ account: readyWith(account) }), path)
    await screen.findByText('A gift is stored here that this page cannot read')
    return { discardUnreadable }
  }

  test.each([
    ['of a newer version', newer, true],
    ['that is damaged', damaged, false],
  ])(
    '%s stands in the place of the gift, with what it means and where to look',
    async (_what, stored, canReload) => {
      await open(stored)
      expect(
        screen.getByRole('heading', { level: 1, name: 'Nothing more goes out from your Safe here' }),
      ).toBeTruthy()
      expect(screen.getByText(/this page proposes nothing more/)).toBeTruthy()
      expect(screen.getByRole('link', { name: /Open the queue of your Safe/ })).toBeTruthy()
      expect(screen.getByRole('button', { name: 'Save it as a file' })).toBeTruthy()
      expect(screen.queryAllByRole('button', { name: 'Reload the page' })).toHaveLength(canReload ? 1 : 0)
      expect(screen.queryByRole('button', { name: /review|propose/i })).toBeNull()
    },
  )

  test('is discarded by two presses, and never by one', async () => {
    const { discardUnreadable } = await open(damaged)
    expect(screen.queryByRole('button', { name: 'Discard it for good' })).toBeNull()
    openFold()
    expect(screen.getByText(/only once you have looked in the queue of your Safe/)).toBeTruthy()
    expect(discardUnreadable).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Discard it for good' }))
    expect(discardUnreadable).toHaveBeenCalledOnce()
  })

  test('is named above the list of gifts too', async () => {
    await open(newer, '#/activity')
    expect(screen.getByText(/It may be out, so nothing more is requested from here/)).toBeTruthy()
  })
})

describe('what else is stored and cannot be read', () => {
  const keys = {
    basket: `dsg.v1.basket.${chain.id}.${safe.toLowerCase()}`,
    plans: `dsg.v1.plans.${chain.id}.${safe.toLowerCase()}`,
    tokens: `dsg.v1.tokens.${chain.id}.${safe.toLowerCase()}`,
    purposes: `dsg.v1.purposes.${chain.id}.${safe.toLowerCase()}`,
  }
  const text = '{"version":2}'

  test.each([
    ['the basket', '#/give', keys.basket, 'Your stored gift cannot be read here', /Nothing is chosen yet/],
    ['added tokens', '#/give', keys.tokens, 'The tokens that you have added cannot be read here', null],
    ['saved plans', '#/plans', keys.plans, 'Your saved plans cannot be read here', /There is no plan yet/],
    ['purposes', '#/activity', keys.purposes, 'The purposes of your gifts cannot be read here', null],
  ])(
    '%s is named where it would stand, and is not said to be empty',
    async (_what, path, key, title, none) => {
      const storage = fakeStorage({ [key]: text })
      renderApp(fakeServices({ account: readyWith(fakeAccount()), storage }), path)
      expect(await screen.findByText(title)).toBeTruthy()
      if (none !== null) expect(screen.queryByText(none)).toBeNull()
      expect(storage.get(key)).toBe(text)
    },
  )

  test('purposes are missing in the record too, and can be discarded there', async () => {
    const storage = fakeStorage({ [keys.purposes]: text })
    const { record } = fakeRecord({ gifts: fakeGifts(1) })
    const services = fakeServices(
      { account: readyWith(fakeAccount()), storage },
      { openHistory: () => Promise.resolve(fakeHistory(record)) },
    )
    renderApp(services, '#/record')
    expect(await screen.findByText('The purposes of your gifts cannot be read here')).toBeTruthy()
    discard()
    expect(storage.get(keys.purposes)).toBeNull()
    expect(screen.queryByText('The purposes of your gifts cannot be read here')).toBeNull()
  })

  test('notes of gifts are said in the record, saved as a file, and discarded', async () => {
    const notes = createFakeNoteStore()
    const place = { chainId: chain.id, owner: safe }
    notes.damage(place, 'a gift', { id: 'a gift' })
    const { record } = fakeRecord({ gifts: fakeGifts(1) })
    const services = fakeServices(
      { account: readyWith(fakeAccount()) },
      { openHistory: () => Promise.resolve(fakeHistory(record)), openNotes: () => Promise.resolve(notes) },
    )
    renderApp(services, '#/record')
    expect(await screen.findByText('Some notes about gifts of this account cannot be read here')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Save it as a file' })).toBeTruthy()
    discard()
    await vi.waitFor(async () => expect(await notes.findUnread(place)).toEqual(new Map()))
    expect(screen.queryByText('Some notes about gifts of this account cannot be read here')).toBeNull()
  })

  test('the list of gifts: the screen does not say that nothing is under way', async () => {
    const account = fakeAccount({
      tracked: { items: [], durable: false, rebuilding: false, unreadable: newer },
    })
    renderApp(fakeServices({ account: readyWith(account) }), '#/activity')
    expect(await screen.findByText('The stored list of your gifts cannot be read here')).toBeTruthy()
    expect(screen.queryByText('Nothing is under way')).toBeNull()
    expect(screen.queryByText('This browser keeps nothing for this page')).toBeNull()
  })

  test('some entries of that list are counted', async () => {
    const account = fakeAccount({ tracked: { items: [], durable: true, rebuilding: false, unreadItems: 2 } })
    renderApp(fakeServices({ account: readyWith(account) }), '#/activity')
    expect(await screen.findByText('2 entries of your list cannot be read here')).toBeTruthy()
    expect(screen.queryByText('Nothing is under way')).toBeNull()
  })
})
