import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { BasketLine } from '../../../src/core/giving/basket'
import { parseBasket, serialiseBasket } from '../../../src/core/giving/draftBasket'
import type { Shown } from '../../../src/core/outbox/state'
import type { WalletAccount } from '../../../src/flows/account/account'
import { chain } from '../fakeCauses'
import { fakeStorage, gifts } from '../fakes'
import {
  askedAt,
  chainHashOf,
  fakeWallet,
  sendIntent,
  sentAt,
  trackedChainTx,
  wallet,
  walletServices,
} from '../fakeWallet'
import { renderApp } from '../renderApp'

afterEach(cleanup)

const draftKey = `dsg.v1.basket.${chain.id}.${wallet.toLowerCase()}`
const [usdc, dai] = chain.tokens.map(({ address }) => address) as [string, string]
const lines: readonly BasketLine[] = [
  { id: 'line-1', payee: { kind: 'cause', causeId: 'open-wells' }, assetKey: 'native', amountText: '1.25' },
  { id: 'line-2', payee: { kind: 'cause', causeId: 'night-school' }, assetKey: usdc, amountText: '12500' },
  {
    id: 'line-3',
    payee: { kind: 'cause', causeId: 'harbour-kitchen' },
    assetKey: dai,
    amountText: '800.000000000000000001',
  },
]

async function show(account: WalletAccount = fakeWallet(), drafted = lines, hash = '#/give') {
  const storage = fakeStorage({ [draftKey]: serialiseBasket({ lines: drafted }) })
  renderApp(walletServices(account, { storage }), hash)
  await screen.findByRole('heading', { level: 1 })
  const isIdle = account.outbox.shown.getState().kind === 'idle'
  if (hash === '#/give' && isIdle && drafted.length > 0) await screen.findAllByRole('textbox')
  return { account, storage }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const set = (account: WalletAccount, state: Shown) => act(() => account.outbox.shown.setState(state, true))
/** The entries of the list of payments, in order. */
const payments = () => within(screen.getByRole('list', { name: 'Payments' })).getAllByRole('listitem')
const main = () => within(screen.getByRole('main'))
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

describe('the basket and the review of a wallet', () => {
  test('say "your wallet", and what was typed is kept for the next visit', async () => {
    const { storage } = await show()
    expect(
      main()
        .getByText(/^Your wallet holds/, { selector: '#line-1-amount-held *' })
        .closest(':not(span)')?.textContent,
    ).toBe('Your wallet holds 42.718281828459045235 ETH')
    expect(
      within(screen.getByRole('region', { name: 'Total' })).getAllByText('Left in your wallet'),
    ).not.toHaveLength(0)
    const [first] = screen.getAllByRole<HTMLInputElement>('textbox')
    if (first === undefined) throw new Error('There is no amount field.')
    fireEvent.change(first, { target: { value: '2.75' } })
    expect(parseBasket(storage.get(draftKey)).lines[0]?.amountText).toBe('2.75')
  })

  test('show every payment, the whole address of the wallet and its chain, and hand over what was reviewed', async () => {
    const give = vi.fn(async () => undefined)
    await show(fakeWallet({}, { outbox: { give } }))
    press('Review your gift')
    const rows = within(screen.getByRole('table', { name: 'The payments in this gift' })).getAllByRole('row')
    expect(rows[1]?.textContent).toBe('Open Wells0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc1.25 ETH')
    expect(screen.getByText(wallet)).toBeTruthy()
    expect(screen.getByText('Local chain (chain 31337)')).toBeTruthy()
    press('Give from your wallet')
    expect(give).toHaveBeenCalledWith(gifts, { acceptUnverified: false })
    expect(give).toHaveBeenCalledOnce()
  })

  test.each([
    ['atomic', /^It goes as one transaction for all 3 payments\./, /Every payment is made, or none is\./],
    [
      'none',
      /^It goes as 3 transactions, one after the other\./,
      /You can stop in between and go on later\./,
    ],
    [
      'asking',
      /^It goes as one transaction if Rainbow can do that, which is being checked\. Otherwise as 3/,
      /stop/,
    ],
  ] as const)('say how it will go where batching is %s', async (kind, how, then) => {
    await show(fakeWallet({ batching: { kind } }))
    press('Review your gift')
    const steps = screen.getByRole('region', { name: 'What will happen' })
    expect(within(steps).getByText(how)).toBeTruthy()
    expect(within(steps).getByText(then)).toBeTruthy()
  })

  test('one gift is one transaction, whatever the wallet can do', async () => {
    await show(fakeWallet({ batching: { kind: 'asking' } }), lines.slice(0, 1))
    press('Review your gift')
    expect(screen.getByText('Rainbow shows one transaction, and you confirm it there.')).toBeTruthy()
  })

  test('a gift of all that the wallet holds leaves nothing for the fee, and that is said', async () => {
    const [all] = lines
    if (all === undefined) throw new Error('There is no line.')
    await show(fakeWallet(), [{ ...all, amountText: '42.718281828459045235' }])
    press('Review your gift')
    expect(screen.getByText('Nothing is left for the network’s fee')).toBeTruthy()
  })
})

describe('asking the wallet', () => {
  test('for a payment that has turned out to be sent: the user has to reject it', async () => {
    const intent = sendIntent({ sent: sentAt(0), asked: askedAt(0) })
    await show(fakeWallet({ shown: { kind: 'asking', intent, slow: false } }))
    expect(heading()).toBe('Payment 1 of 3: reject it in Rainbow')
    expect(
      screen.getByText(/this payment is sent\. Rainbow is showing it once more\. Reject it there/),
    ).toBeTruthy()
  })

  test('a batch is one request, and every payment of it waits there', async () => {
    const intent = sendIntent({ way: 'batch', asked: askedAt(null) })
    await show(fakeWallet({ shown: { kind: 'asking', intent, slow: false } }))
    expect(heading()).toBe('Confirm in Rainbow')
    expect(screen.getByText(/^Rainbow is showing one transaction for all 3 payments\./)).toBeTruthy()
    for (const payment of payments()) expect(payment.textContent).toContain('Confirm in Rainbow')
  })

  test('a sequence says which payment of how many, and what became of those before it', async () => {
    const intent = sendIntent({ sent: sentAt(0), asked: askedAt(1) })
    const tracked = { items: [trackedChainTx(0)], durable: true, rebuilding: false }
    const account = fakeWallet({ shown: { kind: 'asking', intent, slow: false }, tracked })
    await show(account)
    expect(heading()).toBe('Payment 2 of 3: confirm in Rainbow')
    const [first, second, third] = payments()
    expect(first?.textContent).toContain('Open Wells')
    expect(first && within(first).getByRole('link').getAttribute('href')).toBe(
      `https://explorer.example/tx/${chainHashOf(0)}`,
    )
    expect(second?.textContent).toContain('Confirm in Rainbow')
    expect(third?.textContent).toContain('Not sent yet')

    set(account, {
      kind: 'asking',
      intent: sendIntent({ sent: sentAt(0, 1), asked: askedAt(2) }),
      slow: false,
    })
    expect(screen.getByRole('status').textContent).toMatch(/Payment 3 of 3: confirm in Rainbow$/)
  })

  test('no answer yet: ways on, and none of them sends', async () => {
    const searchNow = vi.fn(async () => undefined)
    const give = vi.fn(async () => undefined)
    const resume = vi.fn(async () => undefined)
    const intent = sendIntent({ asked: askedAt(0) })
    const account = fakeWallet(
      { shown: { kind: 'asking', intent, slow: false } },
      { outbox: { searchNow, give, resume } },
    )
    await show(account)
    expect(screen.queryByText('No answer yet')).toBeNull()
    set(account, { kind: 'asking', intent, slow: true })
    expect(screen.getByText('No answer yet')).toBeTruthy()
    for (const button of main().getAllByRole('button')) fireEvent.click(button)
    expect(searchNow).toHaveBeenCalledOnce()
    expect(give).not.toHaveBeenCalled()
    expect(resume).not.toHaveBeenCalled()
    expect(screen.getByRole('link', { name: /See your wallet on the chain/ }).getAttribute('href')).toBe(
      `https://explorer.example/address/${wallet}`,
    )
  })

  test('rejected: nothing was sent, and the review is still there', async () => {
    const { account } = await show()
    press('Review your gift')
    set(account, { kind: 'rejected', intent: sendIntent() })
    expect(screen.getByRole('heading', { name: 'You cancelled. Nothing was sent.' })).toBe(
      document.activeElement,
    )
    press('Review it again')
    expect(heading()).toBe('Review your gift')
  })

  test('rejected: once another screen was open, the basket is shown again', async () => {
    const { account } = await show()
    set(account, { kind: 'rejected', intent: sendIntent() })
    fireEvent.click(screen.getByRole('link', { name: 'Causes' }))
    fireEvent.click(screen.getByRole('link', { name: /^Your gift/ }))
    expect(await screen.findAllByRole('textbox')).toHaveLength(3)
    expect(account.outbox.shown.getState().kind).toBe('idle')
  })

  test('blocked: the reason stands there, and the basket is one step away with all that was in it', async () => {
    const { account } = await show()
    set(account, { kind: 'blocked', reason: 'Rainbow is on another network.' })
    expect(screen.getByText('Rainbow is on another network.')).toBeTruthy()
    press('Back to your gift')
    expect(await screen.findAllByRole('textbox')).toHaveLength(3)
  })

  test('requested by another tab: says so, claims nothing about money, and searches on a press', async () => {
    const searchNow = vi.fn(async () => undefined)
    const { account } = await show(fakeWallet({}, { outbox: { searchNow } }))
    set(account, { kind: 'elsewhere' })
    expect(heading()).toBe('Another tab of this page is asking your wallet')
    expect(screen.getByText('No request was sent from this tab')).toBeTruthy()
    expect(screen.queryByText(/no money has moved/)).toBeNull()
    press('Look again')
    expect(searchNow).toHaveBeenCalledOnce()
  })
})

describe('a sequence that stands still', () => {
  const paused = (sent: ReturnType<typeof sentAt>, reason = { kind: 'rejected' } as const) =>
    ({ kind: 'paused', intent: sendIntent({ sent }), reason }) as const

  test('says how many of how many, which, and with what status; Go on begins with the first that did not go out', async () => {
    const resume = vi.fn(async () => undefined)
    const confirmed = { status: 'confirmed', txHash: chainHashOf(0), blockNumber: 7n } as const
    const tracked = {
      items: [trackedChainTx(1), trackedChainTx(0, { phase: confirmed })],
      durable: true,
      rebuilding: false,
    }
    await show(fakeWallet({ shown: paused(sentAt(0, 1)), tracked }, { outbox: { resume } }))
    expect(heading()).toBe('2 of 3 sent')
    const [first, second, third] = payments()
    expect(first?.textContent).toContain('Delivered')
    expect(second && within(second).getByRole('link').getAttribute('href')).toContain(chainHashOf(1))
    expect(third?.textContent).toContain('Next: not sent yet')
    press('Continue with payment 3')
    expect(resume).toHaveBeenCalledOnce()
  })

  test('stands there while the causes cannot be fetched, and goes on all the same', async () => {
    const resume = vi.fn(async () => undefined)
    const account = fakeWallet({ shown: paused(sentAt(0, 1)) }, { outbox: { resume } })
    const causes = { kind: 'unreachable', reason: 'The server did not answer.' } as const
    renderApp(walletServices(account, { causes }), '#/give')
    expect(await screen.findByRole('heading', { level: 1, name: '2 of 3 sent' })).toBeTruthy()
    expect(payments()[2]?.textContent).toContain('Name not known now')
    expect(payments()[2]?.textContent).toContain('800.000000000000000001 DAI')
    press('Continue with payment 3')
    expect(resume).toHaveBeenCalledOnce()
  })

  test('a payment that was sped up is followed under its new hash', async () => {
    const repriced = trackedChainTx(0, { phase: { status: 'repriced', txHash: chainHashOf(7) } })
    const onwards = trackedChainTx(0, {
      txHash: chainHashOf(7),
      phase: { status: 'confirmed', txHash: chainHashOf(7), blockNumber: 9n },
    })
    const tracked = { items: [onwards, repriced], durable: true, rebuilding: false }
    await show(fakeWallet({ shown: paused(sentAt(0)), tracked }))
    expect(payments()[0]?.textContent).toContain('Delivered')
  })

  test('"Stop here" leads back to the basket', async () => {
    const { account } = await show(fakeWallet({ shown: paused(sentAt(0)) }))
    press('Stop here')
    expect(account.outbox.shown.getState().kind).toBe('idle')
    expect(await screen.findByRole('group', { name: 'Gift to Harbour Kitchen' })).toBeTruthy()
  })

  test('a refusal says what the wallet said', async () => {
    const reason = { kind: 'refused', reason: 'Rainbow is locked. Unlock it.' } as const
    await show(fakeWallet({ shown: { kind: 'paused', intent: sendIntent({ sent: sentAt(0) }), reason } }))
    expect(screen.getByText('Rainbow did not send payment 2')).toBeTruthy()
    expect(screen.getByText('Rainbow is locked. Unlock it.')).toBeTruthy()
  })
})

describe('a lost answer', () => {
  const nowMs = Date.UTC(2026, 10, 20, 14, 5)
  const unknown = (
    found: 'nothing' | 'unreachable' | 'used' | null,
    more: { isSearching?: boolean; reason?: string } = {},
  ) =>
    ({
      kind: 'unknown',
      intent: sendIntent({ sent: sentAt(0), asked: askedAt(1) }),
      isSearching: more.isSearching ?? false,
      lastSearch: found === null ? null : { atMs: nowMs, found, reason: more.reason ?? null },
    }) as const
  const notSent = () => screen.queryByRole('button', { name: 'I am sure it was not sent' })

  test('is searched for first: "I am sure it was not sent" is not offered before, or while the chain cannot be read', async () => {
    const sayNotSent = vi.fn()
    const searchNow = vi.fn(async () => undefined)
    const account = fakeWallet({ shown: unknown(null) }, { outbox: { sayNotSent, searchNow } })
    await show(account)
    expect(heading()).toBe('Payment 2 of 3 may have been sent')
    expect(payments()[1]?.textContent).toContain('May have been sent')
    expect(notSent()).toBeNull()
    press('Search for it')
    expect(searchNow).toHaveBeenCalledOnce()
    set(account, unknown('unreachable', { reason: 'The node did not answer.' }))
    expect(
      screen.getByText(/^The node did not answer\. That does not mean that nothing was sent\./),
    ).toBeTruthy()
    expect(notSent()).toBeNull()
    set(account, unknown('nothing', { isSearching: true }))
    expect(notSent()?.hasAttribute('disabled')).toBe(true)
    set(account, unknown('nothing'))
    expect(screen.getByRole('status').textContent).toMatch(/Not found when we looked on [^.]+$/)
    press('I am sure it was not sent')
    expect(sayNotSent).toHaveBeenCalledOnce()
  })

  test('what the wallet has sent since is shown with what is known of it, and never as another payment', async () => {
    await show(fakeWallet({ shown: unknown('used', { reason: 'It may be these payments.' }) }))
    expect(main().getByText(/^Your wallet has sent something since; we looked on/)).toBeTruthy()
    expect(main().getByText('It may be these payments.')).toBeTruthy()
    expect(main().queryByText(/is not this payment/)).toBeNull()
    expect(notSent()).toBeTruthy()
  })

  test('offers no way to send it again by itself', async () => {
    await show(fakeWallet({ shown: unknown('nothing') }))
    expect(screen.queryByRole('button', { name: /go on|send it|give/i })).toBeNull()
  })
})

describe('everything went out', () => {
  test('following it ends the step', async () => {
    const { account } = await show()
    set(account, { kind: 'sent', intent: sendIntent({ way: 'batch' }) })
    expect(heading()).toBe('Sent')
    fireEvent.click(screen.getByRole('link', { name: 'Follow this gift' }))
    await waitFor(() => expect(account.outbox.shown.getState().kind).toBe('idle'))
  })

  test('nothing is called delivered before the chain says so', async () => {
    const intent = sendIntent({ sent: sentAt(0, 1, 2) })
    await show(fakeWallet({ shown: { kind: 'sent', intent } }))
    for (const payment of payments()) expect(payment.textContent).toContain('Sent')
    expect(screen.queryByText('Delivered')).toBeNull()
  })
})
