import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { parseBasket, serialiseBasket } from '../../../src/core/giving/draftBasket'
import type { KeyValueStorage } from '../../../src/ports/storage'
import { chain } from '../fakeCauses'
import { fakeAccount, fakeServices, fakeStorage, readyWith, safe } from '../fakes'
import { renderApp } from '../renderApp'

afterEach(cleanup)

const [one, two] = [`0x${'91'.repeat(20)}`, `0x${'92'.repeat(20)}`]
const basketKey = `dsg.v1.basket.${chain.id}.${safe.toLowerCase()}`

async function paste(text: string, storage = fakeStorage({})) {
  renderApp(fakeServices({ account: readyWith(fakeAccount()), storage }), '#/import')
  const field = await screen.findByLabelText('Or paste cells from a spreadsheet')
  fireEvent.change(field, { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Read it' }))
  return storage
}

const amounts = (storage: KeyValueStorage) =>
  parseBasket(storage.get(basketKey)).lines.map(({ assetKey, amountText }) => [
    assetKey === 'native' ? 'ETH' : 'token',
    amountText,
  ])
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } })
/** jsdom opens no fold by a click. */
const openColumns = () => {
  const fold = screen.getByText('How the columns were read', { selector: 'summary' }).parentElement
  if (fold instanceof HTMLDetailsElement) fold.open = true
  if (fold !== null) fireEvent(fold, new Event('toggle'))
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('amounts of two readings are asked once for their column, and nothing is read before', async () => {
  const storage = await paste(`to\tamount\ttoken\n${one}\t1.000\tETH\n${two}\t2.500\tETH`)
  expect(await screen.findByText('1.000 could be 1 or 1,000.')).toBeTruthy()
  expect(screen.getByText('Nothing was added to your gift.')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'What was read' })).toBeNull()
  const group = screen.getByRole('group', { name: 'What stands before the decimals of the amounts?' })
  expect(
    within(group)
      .getAllByRole('radio')
      .every((radio) => !(radio as HTMLInputElement).checked),
  ).toBe(true)
  const comma = screen.getByRole('radio', { name: 'A comma: 1.000 is 1,000' })
  fireEvent.click(comma)
  expect((comma as HTMLInputElement).checked).toBe(true)
  fireEvent.click(await screen.findByRole('button', { name: 'Add 2 payments to your gift' }))
  expect(amounts(storage)).toEqual([
    ['ETH', '1000'],
    ['ETH', '2500'],
  ])
})

test('columns with names of their own are proposed by their cells, confirmed by the user, and known the next time', async () => {
  const text = `who\twhere to\thow much\nAda\t${one}\t12,50`
  const storage = await paste(text)
  const valueOf = (heading: string) =>
    screen.getByRole<HTMLSelectElement>('combobox', { name: `What “${heading}” holds` }).value
  expect(await screen.findByText('Say how this table is to be read')).toBeTruthy()
  expect(screen.getByText('What the columns hold')).toBeTruthy()
  expect(['who', 'where to', 'how much'].map(valueOf)).toEqual(['name', 'receiver', 'amount'])
  choose('Asset of every payment', 'native')
  // A choice for one column says nothing about the others.
  expect(await screen.findByText('Is the table to be read like this?')).toBeTruthy()
  choose('What “who” holds', 'memo')
  expect(screen.getByText(/holds addresses, and its heading does not say whose/u)).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'What was read' })).toBeNull()
  choose('What “who” holds', 'name')
  press('Yes, read it like this')
  const read = await screen.findByRole('region', { name: 'What was read' })
  expect(await within(read).findByText('Ada')).toBeTruthy()
  expect(within(read).getAllByText(/12\.5/).length).toBeGreaterThan(0)
  cleanup()

  await paste(text.replace('12,50', '7'), storage)
  await screen.findByRole('combobox', { name: 'Asset of every payment' })
  expect(['who', 'where to', 'how much'].map(valueOf)).toEqual(['name', 'receiver', 'amount'])
  expect(screen.queryByText(/its heading does not say/u)).toBeNull()
})

test('a guess that was never confirmed is asked again the next time', async () => {
  const text = `Payee\tHandle\tAmount\tToken\tx\nAda\t${one}\t5\tETH\tRent`
  const storage = await paste(text)
  await screen.findByText('Is the table to be read like this?')
  choose('What “x” holds', 'memo')
  cleanup()

  await paste(text, storage)
  expect(await screen.findByText('Is the table to be read like this?')).toBeTruthy()
})

test('a column of networks becomes the asset only when the user says so', async () => {
  await paste(`Payee\tWallet\tNetwork\tAmount\nAda\t${one}\tETH\t500`)
  expect(await screen.findByText('Is the table to be read like this?')).toBeTruthy()
  expect(screen.getByText(/holds assets, and its heading does not say of what/u)).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'What was read' })).toBeNull()
  press('Yes, read it like this')
  expect(await screen.findByRole('region', { name: 'What was read' })).toBeTruthy()
})

test('own headings whose meaning is plain are read at once, and what each was read as is shown', async () => {
  await paste(`Payee\tWallet address\tPayout (ETH)\tInvoice no.\nAda\t${one}\t5\t17`)
  const read = await screen.findByRole('region', { name: 'What was read' })
  expect(read.textContent).toContain('1 payment can be given')
  const pairs = within(screen.getByRole('list', { name: 'How the columns were read' }))
  expect(pairs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'PayeeRecipient’s name',
    'Wallet addressRecipient (address)',
    'Payout (ETH)Amount',
    'Invoice no.Payment note',
    'ETHAsset of every payment',
  ])
})

test('a unit in the heading of the amounts is named, and the column waits for the user', async () => {
  const storage = await paste(`Wallet\tCurrency\tAmount (EUR)\n${one}\tETH\t5`)
  expect(await screen.findByText(/^“Amount \(EUR\)” names EUR, which is not the asset/)).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'What was read' })).toBeNull()
  choose('What “Amount (EUR)” holds', 'amount')
  fireEvent.click(await screen.findByRole('button', { name: 'Add 1 payment to your gift' }))
  expect(amounts(storage)).toEqual([['ETH', '5']])
})

test('a column that is chosen for an amount is taken from the one that was the amount', async () => {
  await paste(`Wallet\tSum\tCurrency\tpaid\n${one}\t5\tETH\t6`)
  await screen.findByRole('region', { name: 'What was read' })
  openColumns()
  choose('What “paid” holds', 'amount')
  expect(screen.getByRole('combobox', { name: 'What “Sum” holds' })).toHaveProperty('value', '')
  const read = await screen.findByRole('region', { name: 'What was read' })
  expect((await within(read).findAllByText(/^6/)).length).toBeGreaterThan(0)
})

test('the sign that was chosen for one column is not that of another', async () => {
  await paste(`Wallet\tSum\tCurrency\tpaid\n${one}\t1.000\tETH\t2.000`)
  fireEvent.click(await screen.findByRole('radio', { name: 'A comma: 1.000 is 1,000' }))
  await screen.findByRole('region', { name: 'What was read' })
  choose('What “paid” holds', 'amount')
  expect(await screen.findByText('2.000 could be 2 or 2,000.')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'What was read' })).toBeNull()
})

test('a number after an amount is told apart from it once for the file', async () => {
  const storage = await paste(`receiver,amount,no,token\n${one},1,2345,ETH\n${two},2,2346,ETH`)
  expect(await screen.findByText('In 2 lines a number follows the amount, like 1,2345.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Add \d/ })).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: 'It is no part of the amount' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Add 2 payments to your gift' }))
  expect(amounts(storage)).toEqual([
    ['ETH', '1'],
    ['ETH', '2'],
  ])
})

test('a line is mended or left out, and the lines left out are counted', async () => {
  const storage = await paste(
    `to\tamount\ttoken\tname\n${one}\tfive\tETH\tAda\n${two}\t7\tEURX\tBen\n${two}\t8\tETH\tCy`,
  )
  const problems = within(await screen.findByRole('list', { name: 'Problems' }))
  expect(problems.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Line 2, amount: “five”For Ada\./),
    expect.stringMatching(/^Line 3, token: “EURX”For Ben\./),
  ])
  const amount = () => screen.getByRole('textbox', { name: 'Amount of line 2' })
  fireEvent.change(amount(), { target: { value: '6.000' } })
  press('6,000')
  expect(document.activeElement).toBe(amount())
  fireEvent.change(amount(), { target: { value: '5,25 or so' } })
  press('Use this for line 2')
  expect(await screen.findByText('5,25 or so')).toBeTruthy()
  expect(document.activeElement).toBe(amount())
  fireEvent.change(amount(), { target: { value: '5,25' } })
  press('Use this for line 2')
  expect(await screen.findByText(/^1 line cannot be given/)).toBeTruthy()
  press('Leave out line 3')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What was read' }))
  expect(screen.getByText(/^1 line left out: 3\./)).toBeTruthy()
  press('Take back')
  expect(screen.getByText(/^1 line cannot be given/)).toBeTruthy()
  press('Leave out line 3')
  press('Add 2 payments to your gift')
  expect(amounts(storage)).toEqual([
    ['ETH', '5.25'],
    ['ETH', '8'],
  ])
})

test('what was said of equal payments counts for these alone: one more is asked again', async () => {
  const line = `${one}\t5\tETH`
  await paste(`to\tamount\ttoken\n${line}\n${line}\n${one}\tfive\tETH`)
  fireEvent.click(await screen.findByRole('radio', { name: 'Give it once, and leave out line 3' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Amount of line 4' }), { target: { value: '5' } })
  press('Use this for line 4')
  const again = await screen.findByRole('radio', { name: 'Give it once, and leave out line 3, 4' })
  expect((again as HTMLInputElement).checked).toBe(false)
  expect(screen.queryByRole('button', { name: /to your gift$/ })).toBeNull()
})

test('equal payments are marked in both rows, and given as often as the user says', async () => {
  const line = `${one}\t5\tETH`
  const storage = await paste(`to\tamount\ttoken\n${line}\n${two}\t5\tETH\n${line}`)
  expect(await screen.findByText('Same as line 4')).toBeTruthy()
  expect(screen.getByText('Same as line 2')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /to your gift$/ })).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: 'Give it once, and leave out line 4' }))
  expect(screen.getByRole('button', { name: 'Add 2 payments to your gift' })).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: 'Give it 2 times' }))
  press('Add 3 payments to your gift')
  expect(amounts(storage)).toHaveLength(3)
})

test('a file that replaces what is left of a plan is a gift of its own, until it is undone', async () => {
  const left = {
    lines: [1, 2].map((number) => ({
      id: `line-${number}`,
      payee: { kind: 'cause' as const, causeId: 'open-wells' },
      assetKey: 'native',
      amountText: `0.${number}`,
    })),
    plan: { id: 'a plan', part: 1, of: 2 },
    purpose: 'Third quarter',
  }
  const storage = fakeStorage({ [basketKey]: serialiseBasket(left) })
  await paste(`to\tamount\ttoken\n${one}\t5\tETH`, storage)
  fireEvent.click(await screen.findByRole('button', { name: /^Replace/ }))
  expect(amounts(storage)).toEqual([['ETH', '5']])
  expect(parseBasket(storage.get(basketKey))).not.toHaveProperty('plan')

  const words = await screen.findByText(/^2 payments were replaced\./)
  const replaced = words.closest<HTMLElement>(':not(span)') ?? words
  fireEvent.click(within(replaced).getByRole('button', { name: 'Undo' }))
  expect(parseBasket(storage.get(basketKey))).toEqual(left)
})
