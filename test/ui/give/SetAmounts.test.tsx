import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { parseBasket, serialiseBasket } from '../../../src/core/giving/draftBasket'
import { chain } from '../fakeCauses'
import { fakeAccount, fakeServices, fakeStorage, readyWith, safe } from '../fakes'
import { renderApp } from '../renderApp'

afterEach(cleanup)

const draftKey = `dsg.v1.basket.${chain.id}.${safe.toLowerCase()}`

const lines = ['open-wells', 'night-school'].map((causeId) => ({
  id: causeId,
  payee: { kind: 'cause' as const, causeId },
  assetKey: 'native',
  amountText: '',
}))

test('[A10] how a total is read is said before it is spread: its parts no longer show it', async () => {
  const storage = fakeStorage({
    [draftKey]: serialiseBasket({ lines }),
  })
  renderApp(fakeServices({ account: readyWith(fakeAccount()), storage }), '#/give')
  fireEvent.click(await screen.findByRole('button', { name: 'Set several amounts at once' }))
  fireEvent.click(await screen.findByRole('radio', { name: 'A total, in equal parts' }))
  const total = screen.getByRole('textbox', { name: 'Total in ETH' })
  const described = () =>
    (total.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
  fireEvent.change(total, { target: { value: '1234' } })
  expect(described()).not.toContain('Read as')
  fireEvent.change(total, { target: { value: '1 234,50' } })
  expect(described()).toContain('Read as 1,234.5 ETH.')
})

test('a total with two readings is spread only after one was chosen', async () => {
  const storage = fakeStorage({ [draftKey]: serialiseBasket({ lines }) })
  renderApp(fakeServices({ account: readyWith(fakeAccount()), storage }), '#/give')
  fireEvent.click(await screen.findByRole('button', { name: 'Set several amounts at once' }))
  fireEvent.click(await screen.findByRole('radio', { name: 'A total, in equal parts' }))
  const total = screen.getByRole('textbox', { name: 'Total in ETH' })
  fireEvent.change(total, { target: { value: '2.000' } })
  fireEvent.click(screen.getByRole('button', { name: 'Set the amounts' }))
  expect(screen.getByRole('alert').textContent).toBe('2.000 could be 2 or 2,000. Choose which one is meant.')
  fireEvent.click(screen.getByRole('button', { name: '2,000 ETH' }))
  expect(document.activeElement).toBe(total)
  fireEvent.click(screen.getByRole('button', { name: 'Set the amounts' }))
  expect(parseBasket(storage.get(draftKey)).lines.map(({ amountText }) => amountText)).toEqual([
    '1000',
    '1000',
  ])
})

test('what the lines have before and after, and the sums, are shown before they are set', async () => {
  const some = ['1.5', '', 'about 2'].map((amountText, at) => ({
    id: `line-${at}`,
    payee: { kind: 'cause' as const, causeId: 'open-wells' },
    assetKey: 'native',
    amountText,
  }))
  const storage = fakeStorage({ [draftKey]: serialiseBasket({ lines: some }) })
  renderApp(fakeServices({ account: readyWith(fakeAccount()), storage }), '#/give')
  fireEvent.click(await screen.findByRole('button', { name: 'Set several amounts at once' }))
  const each = await screen.findByRole('textbox', { name: 'Amount for each in ETH' })
  expect(screen.queryByRole('table', { name: 'What is set' })).toBeNull()
  fireEvent.change(each, { target: { value: '2' } })
  const preview = screen.getByRole('table', { name: 'What is set' })
  expect([...preview.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual([
    '1.5 ETH',
    '2 ETH',
    'no amount',
    '2 ETH',
    'no amount',
    '2 ETH',
    '1.5 ETH',
    '6 ETH',
  ])
  expect(preview.textContent).toContain('2 have no amount that can be read now.')
})
