import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { manyCauses } from '../../support/manyCauses'
import { chain } from '../fakeCauses'
import { fakeServices } from '../fakes'
import { renderApp } from '../renderApp'

afterEach(cleanup)

const causes = manyCauses(5_000, chain.id)
const [, second] = causes
if (second === undefined) throw new Error('There is no second cause.')

async function openEmptyBasket() {
  renderApp(fakeServices({ causes: { kind: 'ready', causes } }), '#/give')
  return screen.findByRole('searchbox', { name: 'Add a cause' })
}

const type = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } })
const offered = (field: HTMLElement) => within(field.parentElement ?? field).queryAllByRole('button')

test('of a long directory no cause stands there before one is searched, and then the best few', async () => {
  const field = await openEmptyBasket()
  expect(screen.queryByRole('combobox', { name: 'Add a cause' })).toBeNull()
  expect(offered(field)).toEqual([])

  type(field, second.name)
  await screen.findByRole('button', { name: second.name })
  expect(offered(field)[0]?.textContent).toBe(second.name)

  type(field, 'Wells')
  await screen.findByText(/more were found: type more of the name/)
  expect(offered(field)).toHaveLength(8)

  type(field, 'qqqqqqqq')
  await screen.findByText('No cause was found. Check how it is spelled.')
  expect(offered(field)).toEqual([])
})

test('the one that is chosen is in the gift, and the field is ready for the next', async () => {
  type(await openEmptyBasket(), second.name)
  fireEvent.click(await screen.findByRole('button', { name: second.name }))
  expect(await screen.findByRole('group', { name: `Gift to ${second.name}` })).toBeDefined()
  const field = await screen.findByRole<HTMLInputElement>('searchbox', {
    name: 'Add another cause, or another asset',
  })
  expect(offered(field)).toEqual([])
  expect(document.activeElement).toBe(field)
  type(field, 'Wells')
  const [best = field] = await within(field.parentElement ?? field).findAllByRole('button')
  fireEvent.click(best)
  expect(screen.getAllByRole('group', { name: /^Gift to / })).toHaveLength(2)
  expect(field.value).toBe('')
  expect(document.activeElement).toBe(field)
})

test('Enter in the search does not send the basket to its review', async () => {
  type(await openEmptyBasket(), second.name)
  fireEvent.click(await screen.findByRole('button', { name: second.name }))
  const field = await screen.findByRole('searchbox', { name: 'Add another cause, or another asset' })
  type(field, 'Wells')
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false)
})
