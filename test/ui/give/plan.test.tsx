import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { BasketLine } from '../../../src/core/giving/basket'
import { serialiseBasket } from '../../../src/core/giving/draftBasket'
import type { WalletAccount } from '../../../src/flows/account/account'
import { chain } from '../fakeCauses'
import { fakeStorage } from '../fakes'
import { fakeWallet, wallet, walletServices } from '../fakeWallet'
import { renderApp } from '../renderApp'

afterEach(cleanup)

const key = `dsg.v1.basket.${chain.id}.${wallet.toLowerCase()}`
const lineOf = (index: number): BasketLine => ({
  id: `line-${index}`,
  payee: { kind: 'cause', causeId: 'open-wells' },
  assetKey: 'native',
  amountText: `0.0${index}`,
})

async function show(account: WalletAccount, lines: readonly BasketLine[], plan?: object) {
  const basket = { lines, ...plan }
  renderApp(walletServices(account, { storage: fakeStorage({ [key]: serialiseBasket(basket) }) }), '#/give')
  await screen.findAllByRole('textbox')
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const made = { plan: { id: 'a plan', part: 2, of: 3 } }

test('what is left of a gift says how far it is, and goes on with the next part of the same plan', async () => {
  const give = vi.fn(async () => undefined)
  const lines = [lineOf(1), lineOf(2)]
  await show(fakeWallet({}, { outbox: { give } }), lines, made)
  expect(screen.getByText('2 of 3 batches sent')).toBeTruthy()
  expect(screen.getByText(/^These 2 payments are left of the same gift\./)).toBeTruthy()

  press('Review your gift')
  expect(screen.getByRole('heading', { name: 'Batch 3 of 3: 2 payments' })).toBeTruthy()
  const steps = within(screen.getByRole('region', { name: 'What will happen' }))
  expect(steps.getByText('This is the last of 3 batches.')).toBeTruthy()
  press('Give the last 2 payments')
  expect(give).toHaveBeenCalledWith(expect.anything(), {
    acceptUnverified: false,
    plan: { id: 'a plan', part: 3, of: 3, lineIds: ['line-1', 'line-2'] },
  })
})

test('a gift that one batch carries says nothing of parts', async () => {
  const give = vi.fn(async () => undefined)
  await show(fakeWallet({}, { outbox: { give } }), [lineOf(1), lineOf(2)])
  press('Review your gift')
  expect(screen.queryByText(/batches|Batch 1/)).toBeNull()
  press('Give from your wallet')
  expect(give).toHaveBeenCalledWith(expect.anything(), { acceptUnverified: false })
})
