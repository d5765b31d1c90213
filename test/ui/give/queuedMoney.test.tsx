import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { serialiseBasket } from '../../../src/core/giving/draftBasket'
import type { TrackedGift } from '../../../src/core/giving/trackedGift'
import type { TrackedItem, TrackedTx } from '../../../src/core/tracking/trackedItem'
import { causes, chain } from '../fakeCauses'
import {
  fakeAccount,
  fakeServices,
  fakeStorage,
  nowMs,
  readyWith,
  safe,
  safeTxHashOf,
  trackedTx,
} from '../fakes'
import { fakeWallet, trackedChainTx, wallet, walletServices } from '../fakeWallet'
import { renderApp } from '../renderApp'

afterEach(cleanup)

const ether = (tenths: bigint) => tenths * 10n ** 17n

function giftOf(causeIndex: number, amount: bigint): TrackedGift {
  const cause = causes[causeIndex]
  const recipient = cause?.recipients[0]?.address
  if (cause === undefined || recipient === undefined) throw new Error(`There is no cause ${causeIndex}.`)
  return {
    causeId: cause.id,
    payeeName: cause.name,
    recipient,
    symbol: 'ETH',
    decimals: 18,
    token: null,
    amount,
  }
}

const queued = (nonce: bigint, gift: TrackedGift, change: Partial<TrackedTx> = {}) =>
  trackedTx({
    nonce,
    safeTxHash: safeTxHashOf(Number(nonce)),
    gifts: [gift],
    calls: [{ to: gift.recipient, value: gift.amount, data: '0x' }],
    phase: {
      status: 'awaitingConfirmations',
      signatures: { signed: [], missing: [], threshold: 2 },
    },
    ...change,
  })

async function show(items: readonly TrackedItem[], amountText: string, causeId = 'open-wells') {
  const account = fakeAccount({
    tracked: { items, durable: true, rebuilding: false },
    balances: {
      kind: 'known',
      atMs: nowMs,
      entries: [{ asset: { kind: 'native' }, amount: 9_970_000_000_000_000_000n }],
    },
  })
  const lines = [{ id: 'line-1', payee: { kind: 'cause' as const, causeId }, assetKey: 'native', amountText }]
  const storage = fakeStorage({
    [`dsg.v1.basket.${chain.id}.${safe.toLowerCase()}`]: serialiseBasket({ lines }),
  })
  renderApp(fakeServices({ account: readyWith(account), storage }), '#/give')
  await screen.findAllByRole('textbox')
  return account
}

const main = () => screen.getByRole('main').textContent
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const propose = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Propose to your Safe' })

describe('money that waits in the queue', () => {
  test('is not given twice: 6 of 9.97 ETH are promised, so another 6 ETH does not pass', async () => {
    await show([queued(4n, giftOf(1, ether(60n)))], '6')
    expect(main()).toContain('6 ETH of it is promised to gift #4 in the queue')
    expect(main()).not.toContain('3.97 ETH')
    press('Review your gift')
    expect(screen.queryByRole('heading', { name: 'Review your gift' })).toBeNull()
    expect(main()).toContain(
      'You are 2.03 ETH short: your Safe holds 9.97 ETH, and 6 ETH of it is promised to gift #4 in the queue.',
    )
  })

  test('is said, and taken off what the Safe keeps, when the gift fits', async () => {
    await show([queued(4n, giftOf(1, ether(60n)))], '3')
    expect(main()).toContain('0.97 ETH')
    press('Review your gift')
    expect(screen.getByRole('heading', { name: 'Review your gift' })).toBeTruthy()
    expect(main()).toContain('6 ETH of it is promised to gift #4 in the queue')
    expect(propose().disabled).toBe(false)
  })

  test('stops a review that fitted until a co-signer proposed something', async () => {
    const account = await show([], '6')
    press('Review your gift')
    expect(propose().disabled).toBe(false)
    act(() => account.tracked.setState({ items: [queued(4n, giftOf(1, ether(60n)))] }))
    expect(propose().disabled).toBe(true)
    expect(main()).toContain('You are 2.03 ETH short')
  })
})

describe('an equal gift', () => {
  test('is asked about while it waits, and proposed only after an explicit press', async () => {
    await show([queued(4n, giftOf(0, ether(10n)))], '1')
    press('Review your gift')
    expect(main()).toContain('An equal gift is already waiting: #4. Give it again?')
    expect(propose().disabled).toBe(true)
    fireEvent.click(screen.getByRole('checkbox', { name: 'Yes, give it again.' }))
    expect(propose().disabled).toBe(false)
  })

  test('is asked about again when one more appears after the answer', async () => {
    const first = queued(4n, giftOf(0, ether(10n)))
    const account = await show([first], '1')
    press('Review your gift')
    fireEvent.click(screen.getByRole('checkbox', { name: 'Yes, give it again.' }))
    act(() => account.tracked.setState({ items: [first, queued(5n, giftOf(0, ether(10n)))] }))
    expect(propose().disabled).toBe(true)
  })

  test('is asked about where nothing proves that the one before was not paid', async () => {
    const phase = {
      status: 'replaced',
      byNonce: 4n,
      paid: 'unknown',
      bySafeTxHash: safeTxHashOf(9),
      byTxHash: null,
    } as const
    await show([queued(4n, giftOf(0, ether(10n)), { phase })], '1')
    press('Review your gift')
    expect(main()).toContain('An equal gift may have been paid already: #4. Give it again?')
    expect(propose().disabled).toBe(true)
  })

  test('to another cause, or of another amount, raises no question', async () => {
    await show([queued(4n, giftOf(1, ether(10n))), queued(5n, giftOf(0, ether(11n)))], '1')
    press('Review your gift')
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(propose().disabled).toBe(false)
  })

  test('is asked about while it is on its way from a wallet', async () => {
    const gift = giftOf(0, ether(10n))
    const account = fakeWallet()
    const sent = trackedChainTx(0, { gifts: [gift] })
    account.tracked.setState({ items: [sent] })
    const lines = [
      {
        id: 'line-1',
        payee: { kind: 'cause' as const, causeId: 'open-wells' },
        assetKey: 'native',
        amountText: '1',
      },
    ]
    const storage = fakeStorage({
      [`dsg.v1.basket.${chain.id}.${wallet.toLowerCase()}`]: serialiseBasket({ lines }),
    })
    renderApp(walletServices(account, { storage }), '#/give')
    await screen.findAllByRole('textbox')
    press('Review your gift')
    const give = screen.getByRole<HTMLButtonElement>('button', { name: 'Give from your wallet' })
    expect(main()).toContain('An equal gift is already on its way. Give it again?')
    expect(give.disabled).toBe(true)
    fireEvent.click(screen.getByRole('checkbox', { name: 'Yes, give it again.' }))
    expect(give.disabled).toBe(false)
  })
})
