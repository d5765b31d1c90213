import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { Basket, BasketLine } from '../../../src/core/giving/basket'
import { parseBasket, serialiseBasket } from '../../../src/core/giving/draftBasket'
import { chain } from '../fakeCauses'
import { fakeAccount, fakeServices, fakeStorage, readyWith, safe } from '../fakes'
import { renderApp } from '../renderApp'

afterEach(cleanup)

const draftKey = `dsg.v1.basket.${chain.id}.${safe.toLowerCase()}`
const usdc = chain.tokens[0]?.address ?? ''

/** Nine lines: the fifth gives the same as the second, the others in turn a coin and a token. */
const lines = Array.from({ length: 9 }, (_, at): BasketLine => ({
  id: `line-${at + 1}`,
  payee: {
    kind: 'address',
    address: `0x${(at === 4 ? '12' : `1${at + 1}`).repeat(20)}`,
    name: `Clinic ${at + 1}`,
    ensName: null,
  },
  assetKey: at === 4 ? usdc : at % 2 === 0 ? 'native' : usdc,
  amountText: `${at + 1}`,
}))

async function show(basket: Basket = { lines }) {
  const storage = fakeStorage({ [draftKey]: serialiseBasket(basket) })
  renderApp(fakeServices({ account: readyWith(fakeAccount()), storage }), '#/give')
  await screen.findByRole('textbox', { name: 'Amount for Clinic 9' })
  return () => parseBasket(storage.get(draftKey))
}

const amount = (clinic: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Amount for Clinic ${clinic}` })
const asset = (clinic: number) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: `Asset for Clinic ${clinic}` })
const amounts = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Amount for/ }).map(({ value }) => value)
const box = (clinic: number) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Select Clinic ${clinic}` })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const row = (clinic: number) => screen.getByRole('row', { name: new RegExp(`Clinic ${clinic}\\b`) })
const paste = (clinic: number, text: string) =>
  fireEvent.paste(amount(clinic), { clipboardData: { getData: () => text } })
const bar = () => within(screen.getByRole('group', { name: 'Selected lines' }))

test('arrow keys and Enter move along a column, and change nothing', async () => {
  const stored = await show()
  amount(2).focus()
  fireEvent.keyDown(amount(2), { key: 'ArrowDown' })
  expect(document.activeElement).toBe(amount(3))
  fireEvent.keyDown(amount(3), { key: 'Enter' })
  expect(document.activeElement).toBe(amount(4))
  fireEvent.keyDown(amount(4), { key: 'Enter', shiftKey: true })
  fireEvent.keyDown(amount(3), { key: 'ArrowUp' })
  expect(document.activeElement).toBe(amount(2))
  asset(2).focus()
  fireEvent.keyDown(asset(2), { key: 'ArrowDown' })
  expect(document.activeElement).toBe(asset(3))
  fireEvent.keyDown(amount(9), { key: 'Enter' })
  expect(stored().lines).toEqual(lines)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your gift')
})

test('what the lines give is said above them, with what it leaves out', async () => {
  await show()
  expect(screen.getByText('20 ETH and 25 USDC in 9 lines.')).toBeTruthy()
  fireEvent.change(amount(2), { target: { value: '' } })
  fireEvent.change(amount(4), { target: { value: 'four' } })
  expect(screen.getByText('20 ETH and 19 USDC so far: of 9 lines, 2 are not complete.')).toBeTruthy()
  press('Go to the total')
  expect(document.activeElement?.textContent).toBe('Total')
})

test('a pasted column fills the rows shown, marks what cannot be read, and is undone by one press', async () => {
  await show()
  fireEvent.change(screen.getByRole('combobox', { name: 'Order' }), { target: { value: 'asset' } })
  // In this order: 1, 3, 7, 9 in coin, then 2, 4, 5, 6, 8 in USDC.
  paste(9, '10\r\nabout 20\r\n1,234\r\n')
  expect(amount(9).value).toBe('10')
  expect(amount(2).value).toBe('about 20')
  expect(amount(4).value).toBe('1,234')
  expect(amount(5).value).toBe('5')
  expect(amount(2).getAttribute('aria-invalid')).toBe('true')
  expect(row(2).textContent).toContain('Problem: ')
  fireEvent.click(within(row(4)).getByRole('button', { name: '1,234 USDC' }))
  expect(amount(4).value).toBe('1234')
  expect(document.activeElement).toBe(amount(4))

  paste(8, '80\n90\n100')
  expect(amount(8).value).toBe('80')
  expect(bar().getByText(/Pasted 1 amount\. 2 more had no row, from “90” on\./)).toBeTruthy()
  press(/^Undo: Pasted/)
  expect(amount(8).value).toBe('8')
})

describe('a column of notes', () => {
  const note = (clinic: number) =>
    screen.getByRole<HTMLInputElement>('textbox', { name: `Note for Clinic ${clinic}` })
  const pasteNote = (clinic: number, text: string) =>
    fireEvent.paste(note(clinic), { clipboardData: { getData: () => text } })

  test('fills the rows shown, and is undone by one press', async () => {
    const stored = await show()
    pasteNote(8, 'Invoice 8\r\nRent, May\r\nno row\r\n')
    expect(
      stored()
        .lines.slice(7)
        .map(({ memo }) => memo),
    ).toEqual(['Invoice 8', 'Rent, May'])
    expect(amounts()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
    expect(bar().getByText(/Pasted 2 notes\. 1 more had no row, from “no row” on\./)).toBeTruthy()
    press(/^Undo: Pasted/)
    expect(note(8).value).toBe('')
    expect(note(9).value).toBe('')
  })

  test.each([
    [
      'a note that is too long',
      `Rent\n${'a'.repeat(81)}`,
      'Nothing was pasted: the note in cell 2 would have 81 characters, and 80 are the most. Shorten it first.',
    ],
    [
      'a single one too, which the field would cut off',
      'a'.repeat(81),
      'Nothing was pasted: the note would have 81 characters, and 80 are the most. Shorten it first.',
    ],
    [
      'a cell with a line break',
      'Rent\n"May\nand June"\nFood',
      'Nothing was pasted: cell 2 has a line break, and a note is one line. Take it out first.',
    ],
    [
      'several columns',
      'Rent\t5\nFood\t6',
      'Nothing was pasted: these are 2 columns. Copy one column of notes.',
    ],
  ])('%s is refused, and the notes stay', async (_, text, sentence) => {
    const stored = await show()
    pasteNote(1, text)
    expect(screen.getByRole('alert').textContent).toBe(sentence)
    expect(stored().lines).toEqual(lines)
  })
})

test('several columns are refused, and the amounts stay', async () => {
  await show()
  paste(1, '1\tETH\n2\tETH')
  expect(screen.getByRole('alert').textContent).toBe(
    'Nothing was pasted: these are 2 columns. Copy one column of amounts.',
  )
  expect(amounts()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
})

test('a range is selected with Shift, and a total is split over the selected lines alone', async () => {
  await show()
  fireEvent.click(box(2))
  fireEvent.click(box(6), { shiftKey: true })
  expect(bar().getByText('5 selected.')).toBeTruthy()
  press('Set amounts')
  fireEvent.change(screen.getByRole('combobox', { name: 'For the lines in' }), { target: { value: usdc } })
  fireEvent.click(screen.getByRole('radio', { name: 'A total, in equal parts' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Total in USDC' }), { target: { value: '1' } })
  expect(
    screen.getByText('Of the 4 lines selected in USDC, 4 have an amount, which is replaced.'),
  ).toBeTruthy()
  press('Replace 4 amounts')
  expect(amounts()).toEqual(['1', '0.25', '3', '0.25', '0.25', '0.25', '7', '8', '9'])
  expect(document.activeElement?.textContent).toBe('Undo')
  press(/^Undo: /)
  expect(amounts()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
})

test('a note is written in its row, and moved through by the keys of a spreadsheet', async () => {
  const stored = await show()
  const note = (clinic: number) =>
    screen.getByRole<HTMLInputElement>('textbox', { name: `Note for Clinic ${clinic}` })
  note(2).focus()
  fireEvent.change(note(2), { target: { value: 'Invoice 2026-114' } })
  fireEvent.keyDown(note(2), { key: 'Enter' })
  expect(document.activeElement).toBe(note(3))
  expect(stored().lines[1]).toEqual({ ...lines[1], memo: 'Invoice 2026-114' })
})

test('empty note fields are offered only while a line has one', async () => {
  await show({ lines: lines.map((line, at) => ({ ...line, memo: at === 8 ? '' : `Invoice ${at + 1}` })) })
  expect(screen.getByLabelText('Show the empty note fields')).toBeTruthy()
  fireEvent.change(screen.getByRole('textbox', { name: 'Note for Clinic 9' }), { target: { value: 'Rent' } })
  expect(screen.queryByLabelText('Show the empty note fields')).toBeNull()
})

test('without a selection it says that all lines of the asset are replaced', async () => {
  await show()
  press('Set all amounts')
  expect(screen.getByText('Of all 4 lines in ETH, 4 have an amount, which is replaced.')).toBeTruthy()
})

test('the asset of the selected lines is set, the others keep theirs', async () => {
  const stored = await show()
  fireEvent.click(box(1))
  fireEvent.click(box(3))
  press('Set the asset')
  fireEvent.change(screen.getByRole('combobox', { name: 'Asset of 2 lines' }), { target: { value: usdc } })
  press('Set it')
  expect([1, 2, 3, 7].map((clinic) => asset(clinic).value)).toEqual([usdc, usdc, usdc, 'native'])
  press(/^Undo: The asset of 2 lines is USDC now\./)
  expect(stored().lines).toEqual(lines)
})

test('a search names how many it finds; what is selected and hidden is counted', async () => {
  await show()
  fireEvent.click(box(1))
  fireEvent.click(box(9))
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find a line' }), { target: { value: 'clinic 9' } })
  expect(await screen.findByText('1 of 9 lines found')).toBeTruthy()
  expect(screen.getAllByRole('row')).toHaveLength(2)
  expect(bar().getByText('2 selected, 1 of them not shown.')).toBeTruthy()
  fireEvent.click(bar().getByRole('checkbox', { name: 'Select all shown' }))
  expect(bar().getByText('1 selected, 1 of them not shown.')).toBeTruthy()
})

test('a problem that a search hides is reached from the list of problems', async () => {
  await show({ lines: lines.map((line) => (line.id === 'line-4' ? { ...line, amountText: '' } : line)) })
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'clinic 9' } })
  await screen.findByText('1 of 9 lines found')
  press('Review your gift')
  press(/^Clinic 4: /)
  expect(document.activeElement).toBe(amount(4))
})

test('a row stays where it is while its amount is typed, until it is sorted again', async () => {
  await show()
  const order = screen.getByRole('combobox', { name: 'Order' })
  fireEvent.change(order, { target: { value: 'amount' } })
  const coins = () => amounts().slice(0, 4)
  expect(coins()).toEqual(['9', '7', '3', '1'])
  fireEvent.change(amount(1), { target: { value: '100' } })
  expect(coins()).toEqual(['9', '7', '3', '100'])
  press('Sort again')
  expect(coins()).toEqual(['100', '9', '7', '3'])
  expect(document.activeElement).toBe(order)
})

test('lines that give the same are marked in both rows, with the whole address', async () => {
  await show()
  expect(row(2).textContent).toContain('Same as line 5')
  expect(row(5).textContent).toContain('Same as line 2')
  expect(row(5).textContent).toContain(`0x${'12'.repeat(20)}`)
})

test('an emptied gift comes back whole, with its purpose and the parts that are made', async () => {
  const plan = { id: 'a plan', part: 1, of: 3 }
  const stored = await show({ lines, purpose: 'Third quarter', plan })
  press('Empty the gift')
  expect(screen.getByText(/Nothing is chosen yet/)).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Undo')
  press('Undo: Removed all 9 lines.')
  expect(stored()).toEqual({ lines, purpose: 'Third quarter', plan })
})

test('removing lines leaves the focus on Undo, and below eight lines each has its form again', async () => {
  await show()
  press('Remove Clinic 3')
  expect(document.activeElement?.textContent).toBe('Undo')
  fireEvent.click(box(1))
  press('Remove 1 line')
  expect(document.activeElement?.textContent).toBe('Undo')
  expect(screen.getByRole('group', { name: 'Gift to Clinic 2' })).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  press('Undo: Removed 1 line.')
  expect(await screen.findByRole('textbox', { name: 'Amount for Clinic 1' })).toBeTruthy()
})
