import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { BasketLine } from '../../../src/core/giving/basket'
import { parseBasket, serialiseBasket } from '../../../src/core/giving/draftBasket'
import type { ChainTxHash } from '../../../src/core/safe/safeTx'
import type { TrackedTx } from '../../../src/core/tracking/trackedItem'
import type { SafeAccount, SafeCheck } from '../../../src/flows/account/account'
import { causes, chain } from '../fakeCauses'
import {
  agrees,
  fakeAccount,
  fakeServices,
  fakeStorage,
  gifts,
  intent,
  nowMs,
  owners,
  readyWith,
  safe,
  safeTxHashOf,
  trackedTx,
} from '../fakes'
import { createFakeBrowser } from '../../support/fakeStorage'
import { renderApp } from '../renderApp'

afterEach(cleanup)

const draftKey = `dsg.v1.basket.${chain.id}.${safe.toLowerCase()}`
const chainHash = `0x${'ab'.repeat(32)}` as ChainTxHash
const usdc = chain.tokens[0]?.address ?? ''
const lines: readonly BasketLine[] = [
  { id: 'line-1', payee: { kind: 'cause', causeId: 'open-wells' }, assetKey: 'native', amountText: '1.25' },
  { id: 'line-2', payee: { kind: 'cause', causeId: 'night-school' }, assetKey: usdc, amountText: '12500' },
]
const disagrees: SafeCheck = {
  kind: 'differs',
  atMs: nowMs,
  disagreements: [{ field: 'threshold', host: '1', chain: '2' }],
}
const unverified: SafeCheck = { kind: 'unproved', reason: 'The node did not answer.', atMs: nowMs }

async function show(drafted: readonly BasketLine[], account: SafeAccount = fakeAccount()) {
  const storage = fakeStorage({ [draftKey]: serialiseBasket({ lines: drafted }) })
  const services = fakeServices({ account: readyWith(account), storage })
  renderApp(services, '#/give')
  await screen.findByRole('heading', { level: 1 })
  if (drafted.length > 0 && account.outbox.shown.getState().kind === 'idle') {
    await screen.findAllByRole('textbox')
  }
  return { account, services, storage }
}

const amounts = () => screen.getAllByRole<HTMLInputElement>('textbox')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const describedBy = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

describe('the basket', () => {
  test('[S5.15] a problem stands beside its field once the field has been left, not while typing', async () => {
    await show(lines)
    const [first] = amounts()
    if (first === undefined) throw new Error('There is no amount field.')
    fireEvent.change(first, { target: { value: '1,234' } })
    expect(first.getAttribute('aria-invalid')).toBe('false')
    fireEvent.blur(first)
    expect(first.getAttribute('aria-invalid')).toBe('true')
    expect(describedBy(first)).toContain('1,234 could be 1,234 or 1.234 (a little more than 1).')
    expect(screen.queryByRole('heading', { name: /to fix/ })).toBeNull()
  })

  test('of an amount with two readings the user picks one, and stays in the field', async () => {
    await show(lines)
    const [first] = amounts()
    if (first === undefined) throw new Error('There is no amount field.')
    fireEvent.change(first, { target: { value: '1,234' } })
    expect(screen.queryByRole('button', { name: /^1.?234 ETH/ })).toBeNull()
    fireEvent.blur(first)
    expect(screen.getByRole('button', { name: '1,234 ETH' })).toBeTruthy()
    press('1.234 ETH (a little more than 1)')
    // With a zero at the end it can be read in one way only.
    expect(first).toHaveProperty('value', '1.2340')
    expect(first.getAttribute('aria-invalid')).toBe('false')
    expect(document.activeElement).toBe(first)
    expect(screen.queryByRole('button', { name: /^1,234 ETH/ })).toBeNull()
  })

  test('a dot that others take for a group of thousands is asked, not read', async () => {
    const { storage } = await show(lines)
    const [first] = amounts()
    if (first === undefined) throw new Error('There is no amount field.')
    fireEvent.change(first, { target: { value: '1.000' } })
    fireEvent.blur(first)
    expect(describedBy(first)).toContain('1.000 could be 1 or 1,000. Choose which one is meant.')
    expect(first.getAttribute('aria-invalid')).toBe('true')
    press('1,000 ETH')
    expect(first).toHaveProperty('value', '1000')
    expect(parseBasket(storage.get(draftKey)).lines[0]?.amountText).toBe('1000')
  })

  test('after an attempt every problem is listed at the top and leads to its field', async () => {
    await show([
      { id: 'line-1', payee: { kind: 'cause', causeId: 'open-wells' }, assetKey: 'native', amountText: '' },
      {
        id: 'line-2',
        payee: { kind: 'cause', causeId: 'night-school' },
        assetKey: usdc,
        amountText: '900000',
      },
    ])
    press('Review your gift')
    const summary = screen.getByRole('region', { name: '2 problems to fix' })
    expect(document.activeElement).toBe(summary)
    fireEvent.click(
      within(summary).getByRole('button', { name: /^Night School: You are 650,000 USDC short/ }),
    )
    expect(document.activeElement).toBe(amounts()[1])
    expect(screen.queryByRole('heading', { name: /^Review/ })).toBeNull()
  })

  test('the balance stands beside the amount, and an amount with a comma is written back as it was read', async () => {
    await show(lines)
    const [first] = amounts()
    if (first === undefined) throw new Error('There is no amount field.')
    expect(describedBy(first)).toContain('Your Safe holds 42.718281828459045235 ETH')
    fireEvent.change(first, { target: { value: '1,5' } })
    expect(screen.getByText(/^Read as/).textContent).toBe('Read as 1.5 ETH.')
  })

  test('each asset that a cause takes is offered once', async () => {
    await show(lines)
    for (const select of screen.getAllByRole('combobox', { name: 'Asset' })) {
      const offered = within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
      expect(offered).toEqual([...new Set(offered)])
    }
  })

  test('what is typed is kept for the next visit', async () => {
    const { storage } = await show(lines)
    const [first] = amounts()
    if (first === undefined) throw new Error('There is no amount field.')
    fireEvent.change(first, { target: { value: '2.75' } })
    expect(parseBasket(storage.get(draftKey)).lines[0]?.amountText).toBe('2.75')
    press('Remove Open Wells')
    expect(parseBasket(storage.get(draftKey)).lines.map(({ payee }) => payee)).toEqual([
      { kind: 'cause', causeId: 'night-school' },
    ])
  })

  test('a cause that was chosen in the directory is in the gift', async () => {
    renderApp(fakeServices(), '#/')
    fireEvent.click(await screen.findByRole('button', { name: /^Add to gift.*Harbour Kitchen/ }))
    expect(screen.getByRole('link', { name: 'Your gift (1)' })).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: /^Set the amount/ }))
    expect(await screen.findByRole('group', { name: 'Gift to Harbour Kitchen' })).toBeTruthy()
  })
})

describe('the review', () => {
  test('shows every recipient as one full address, each amount, each total, and the Safe', async () => {
    await show(lines)
    press('Review your gift')
    expect(document.title).toBe('Review your gift – do some good')
    const table = screen.getByRole('table', { name: 'The payments in this gift' })
    const [, first, second, totalEth, totalUsdc] = within(table).getAllByRole('row')
    expect(first?.textContent).toBe('Open Wells0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc1.25 ETH')
    expect(second?.textContent).toBe('Night School0x976EA74026E726554dB657fA54763abd0C3a0aa912,500 USDC')
    expect(totalEth?.textContent).toBe('Total in ETH1.25 ETH')
    expect(totalUsdc?.textContent).toBe('Total in USDC12,500 USDC')
    expect(within(table).getByText('0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc')).toBeTruthy()
    expect(screen.getByText(safe)).toBeTruthy()
    expect(screen.getByText('2 of 3 owners have to sign.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  test('who receives is read back from the calls: an address that left the directory has no name any more', async () => {
    const { services } = await show(lines)
    press('Review your gift')
    act(() => services.causes.setState({ kind: 'ready', causes: causes.slice(1) }, true))
    const [, first] = screen.getAllByRole('row')
    expect(first?.textContent).toBe('Not in the directory0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc1.25 ETH')
  })

  test('proposes what was reviewed', async () => {
    const give = vi.fn(async () => undefined)
    await show(lines, fakeAccount({}, { outbox: { give } }))
    press('Review your gift')
    press('Propose to your Safe')
    expect(give).toHaveBeenCalledWith(gifts.slice(0, 2), { acceptUnverified: false })
  })

  test('a Safe that could not be checked against the chain needs consent first', async () => {
    const give = vi.fn(async () => undefined)
    await show(lines, fakeAccount({ check: unverified }, { outbox: { give } }))
    press('Review your gift')
    press('Propose to your Safe')
    expect(give).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('checkbox'))
    press('Propose to your Safe')
    expect(give).toHaveBeenCalledWith(gifts.slice(0, 2), { acceptUnverified: true })
  })

  test('nothing can be proposed while the Safe is being compared with the chain', async () => {
    const give = vi.fn(async () => undefined)
    await show(lines, fakeAccount({ check: { kind: 'checking' } }, { outbox: { give } }))
    press('Review your gift')
    press('Propose to your Safe')
    expect(give).not.toHaveBeenCalled()
  })

  test('nothing can be proposed while the page around and the chain disagree; both values are shown', async () => {
    await show(lines, fakeAccount({ check: disagrees }))
    press('Review your gift')
    expect(screen.getByRole('row', { name: /Signatures needed/ }).textContent).toBe('Signatures needed12')
    expect(screen.queryByRole('button', { name: 'Propose to your Safe' })).toBeNull()
  })

  test('going back keeps everything that was typed', async () => {
    await show(lines)
    press('Review your gift')
    press('Change the gift')
    expect(amounts().map((field) => field.value)).toEqual(['1.25', '12500'])
  })
})

describe('the proposal', () => {
  test('while the Safe is still being read the user can go back', async () => {
    const { account } = await show(lines, fakeAccount({ shown: { kind: 'checking', intent } }))
    press('Change the gift')
    expect(account.outbox.shown.getState().kind).toBe('idle')
    expect(await screen.findByRole('heading', { level: 1, name: 'Your gift' })).toBeTruthy()
  })

  test('rejected: nothing was sent, and the review is still there', async () => {
    const account = fakeAccount()
    await show(lines, account)
    press('Review your gift')
    act(() => account.outbox.shown.setState({ kind: 'rejected', intent }, true))
    expect(screen.getByRole('heading', { name: 'You cancelled. Nothing was sent.' })).toBe(
      document.activeElement,
    )
    expect(screen.queryByText(/not known yet/)).toBeNull()
    press('Review it again')
    expect(screen.getByRole('heading', { name: 'Review your gift' })).toBeTruthy()
  })

  test('rejected, and it could not be checked whether it was proposed first: said below the buttons, which stay', async () => {
    const account = fakeAccount({ shown: { kind: 'rejected', intent } })
    await show(lines, account)
    const buttons = ['Review it again', 'Change the gift'].map((name) => screen.getByRole('button', { name }))
    act(() => account.outbox.shown.setState({ kind: 'rejected', intent, searchFailed: true }, true))
    const words = screen.getByText(/Whether it was proposed before that is not known yet/)
    for (const button of buttons) {
      expect(words.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
    }
  })

  test('rejected: a cause that is added afterwards opens the basket, not the old result', async () => {
    const account = fakeAccount({ shown: { kind: 'rejected', intent } })
    await show(lines, account)
    fireEvent.click(screen.getByRole('link', { name: 'Causes' }))
    fireEvent.click((await screen.findAllByRole('button', { name: /^Add/ }))[0] as HTMLElement)
    fireEvent.click(screen.getByRole('link', { name: /^Your gift/ }))
    expect(await screen.findAllByRole('textbox')).toHaveLength(3)
    expect(screen.queryByText('You cancelled. Nothing was sent.')).toBeNull()
  })

  test('a window that was closed without an answer: a search is offered at once', async () => {
    const searchNow = vi.fn(async () => undefined)
    const account = fakeAccount({ shown: { kind: 'asking', intent, slow: false } }, { outbox: { searchNow } })
    await show(lines, account)
    press('Check whether it was proposed')
    expect(searchNow).toHaveBeenCalledOnce()
    expect(screen.queryByRole('button', { name: 'Propose to your Safe' })).toBeNull()
  })

  test('no answer yet: ways on, and no second proposal among them', async () => {
    const searchNow = vi.fn(async () => undefined)
    const account = fakeAccount({ shown: { kind: 'asking', intent, slow: false } }, { outbox: { searchNow } })
    await show(lines, account)
    expect(screen.queryByText('No answer yet')).toBeNull()
    const lookButton = screen.getByRole('button', { name: 'Check whether it was proposed' })
    lookButton.focus()
    act(() => account.outbox.shown.setState({ kind: 'asking', intent, slow: true }, true))
    const noAnswer = screen.getByText('No answer yet')
    // The button keeps the focus and its place: what is new comes below it.
    expect(document.activeElement).toBe(lookButton)
    expect(lookButton.compareDocumentPosition(noAnswer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.queryByRole('button', { name: 'Propose to your Safe' })).toBeNull()
    press('Check whether it was proposed')
    expect(searchNow).toHaveBeenCalledOnce()
  })

  test('unknown: the user decides, and the result of the search is announced', async () => {
    const account = fakeAccount({ shown: { kind: 'unknown', intent, isSearching: true, lastSearch: null } })
    await show(lines, account)
    const sure = screen.getByRole<HTMLButtonElement>('button', { name: 'I am sure it was not proposed' })
    expect(sure.disabled).toBe(true)
    act(() =>
      account.outbox.shown.setState(
        {
          kind: 'unknown',
          intent,
          isSearching: false,
          lastSearch: { atMs: nowMs, found: 'nothing', reason: null },
        },
        true,
      ),
    )
    expect(screen.getByRole('status').textContent).toMatch(/Not found when we looked/)
    fireEvent.click(sure)
    expect(account.outbox.shown.getState().kind).toBe('idle')
  })

  test('proposed: following it ends the step', async () => {
    const account = fakeAccount()
    await show(lines, account)
    act(() => account.outbox.shown.setState({ kind: 'proposed', intent, safeTxHash: safeTxHashOf(1) }, true))
    expect(screen.getByRole('heading', { name: 'Proposed to your Safe' })).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: 'Follow this gift' }))
    await waitFor(() => expect(account.outbox.shown.getState().kind).toBe('idle'))
  })

  test('proposed: the screen follows the gift, from the missing signature to its delivery', async () => {
    const account = fakeAccount()
    await show(lines, account)
    const follow = (phase: TrackedTx['phase']) =>
      act(() => account.tracked.setState({ items: [trackedTx({ phase })] }))
    follow({
      status: 'awaitingConfirmations',
      signatures: { signed: owners.slice(0, 1), missing: owners.slice(1), threshold: 2 },
    })
    act(() => account.outbox.shown.setState({ kind: 'proposed', intent, safeTxHash: safeTxHashOf(1) }, true))
    const main = screen.getByRole('main')
    expect(main.textContent).toContain('Needs 1 more signature (1 of 2)')
    follow({ status: 'confirmed', txHash: chainHash, blockNumber: 101n })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Delivered')
    expect(main.textContent).not.toMatch(/owners sign next|Needs 1 more/)
  })

  test.each([
    [1, 'Check it on another device'],
    [2, 'Let your co-signers check it'],
  ])('proposed by a Safe with %i owners: the link is offered as “%s”', async (count, words) => {
    if (agrees.kind !== 'ok') throw new Error('The Safe is not read.')
    const check = { ...agrees, onChain: { ...agrees.onChain, owners: owners.slice(0, count), threshold: 1 } }
    const account = fakeAccount({ check })
    await show(lines, account)
    act(() => {
      account.tracked.setState({ items: [trackedTx({ phase: { status: 'proposed' } })] })
      account.outbox.shown.setState({ kind: 'proposed', intent, safeTxHash: safeTxHashOf(1) }, true)
    })
    expect(screen.getByRole('heading', { level: 2, name: words })).toBeTruthy()
  })

  test('a draft in the batch of the wallet is not called proposed, before it is signed', async () => {
    const account = fakeAccount()
    const draft = trackedTx({ safeTxHash: safeTxHashOf(1), phase: { status: 'draft' } })
    await show(lines, account)
    act(() => {
      account.tracked.setState({ items: [draft] })
      account.outbox.shown.setState({ kind: 'proposed', intent, safeTxHash: safeTxHashOf(1) }, true)
    })
    expect(screen.getByRole('heading', { level: 1, name: 'Draft, not proposed yet' })).toBeTruthy()
    expect(
      screen.getByText(/may be waiting as a draft in your wallet’s batch: open Batch there/),
    ).toBeTruthy()
    expect(screen.queryByText(/The owners sign next/)).toBeNull()
    act(() => account.tracked.setState({ items: [{ ...draft, phase: { status: 'proposed' } }] }))
    expect(screen.getByRole('heading', { level: 1, name: 'Proposed to your Safe' })).toBeTruthy()
  })

  test.each([
    ['unreachable', { kind: 'unreachable', reason: 'The server did not answer.' }],
    ['faulty', { kind: 'rejected', problems: [] }],
  ] as const)('an unanswered proposal is shown while the causes are %s', async (_, directory) => {
    const lastSearch = { atMs: nowMs, found: 'nothing', reason: null } as const
    const account = fakeAccount({ shown: { kind: 'unknown', intent, isSearching: false, lastSearch } })
    renderApp(fakeServices({ account: readyWith(account), causes: directory }), '#/give')
    expect(await screen.findByRole('table', { name: 'The payments in this gift' })).toBeTruthy()
    expect(screen.getAllByText(/Not found when we looked/).length).toBeGreaterThan(0)
    const table = within(screen.getByRole('table', { name: 'The payments in this gift' }))
    expect(table.getAllByText('Name not known now')).toHaveLength(intent.gifts.length)
    expect(screen.queryByText('Not in the directory')).toBeNull()
    expect(
      screen.getByRole('button', { name: directory.kind === 'unreachable' ? 'Try again' : 'Fetch it again' }),
    ).toBeTruthy()
  })

  test('giving again begins with the basket, not with what was just proposed', async () => {
    const account = fakeAccount()
    const { services } = await show(lines, account)
    press('Review your gift')
    act(() => {
      services.baskets.of(draftKey).takeOut(() => [])
      account.outbox.shown.setState({ kind: 'proposed', intent, safeTxHash: safeTxHashOf(1) }, true)
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Start another gift' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Your gift' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Propose to your Safe' })).toBeNull()
  })

  test('blocked says why, and shows no success', async () => {
    await show(
      lines,
      fakeAccount({ check: agrees, shown: { kind: 'blocked', reason: 'The owners changed.' } }),
    )
    expect(screen.getByText('The owners changed.')).toBeTruthy()
    expect(screen.getByText('No request was sent to your Safe, and no money has moved')).toBeTruthy()
  })

  test('requested by another tab: says so, claims nothing about money, and searches on a press', async () => {
    const searchNow = vi.fn(async () => undefined)
    await show(lines, fakeAccount({ shown: { kind: 'elsewhere' } }, { outbox: { searchNow } }))
    expect(
      screen.getByRole('heading', { level: 1, name: 'Another tab of this page is asking your Safe' }),
    ).toBeTruthy()
    expect(screen.getByText('No request was sent from this tab')).toBeTruthy()
    expect(screen.queryByText(/no money has moved/)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Look again' }))
    expect(searchNow).toHaveBeenCalledOnce()
  })
})

describe('in two tabs', () => {
  async function open() {
    const browser = createFakeBrowser()
    browser.openTab().set(draftKey, serialiseBasket({ lines }))
    const storage = browser.openTab()
    renderApp(fakeServices({ account: readyWith(fakeAccount()), storage }), '#/give')
    await screen.findAllByRole('textbox')
    return { other: browser.openTab(), storage }
  }

  test('what the other tab gives leaves this basket too, and stays out of it', async () => {
    const { other, storage } = await open()
    act(() => {
      other.set(draftKey, serialiseBasket({ lines: lines.slice(1) }))
    })
    expect(amounts().map((field) => field.value)).toEqual(['12500'])
    const [left] = amounts()
    if (left === undefined) throw new Error('There is no amount field.')
    fireEvent.change(left, { target: { value: '7' } })
    expect(parseBasket(storage.get(draftKey)).lines).toMatchObject([{ id: 'line-2', amountText: '7' }])
  })

  test('a review of what the other tab has given meanwhile is out of date', async () => {
    const { other } = await open()
    press('Review your gift')
    expect(screen.getByRole('button', { name: 'Propose to your Safe' })).toBeTruthy()
    act(() => other.remove(draftKey))
    expect(screen.getByRole('heading', { level: 1, name: 'Your gift' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Propose to your Safe' })).toBeNull()
  })
})
