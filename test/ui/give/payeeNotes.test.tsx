import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { parseBasket, serialiseBasket } from '../../../src/core/giving/draftBasket'
import { GiftTable } from '../../../src/ui/activity/GiftTable'
import { AppContext } from '../../../src/ui/AppContext'
import { PaymentsTable } from '../../../src/ui/files/PaymentsTable'
import { GiftGroups } from '../../../src/ui/give/GiftGroups'
import { ReviewTable } from '../../../src/ui/give/ReviewTable'
import { addressOf } from '../../support/safeFixtures'
import { causes, chain } from '../fakeCauses'
import { fakeAccount, fakeServices, fakeStorage, readyWith, safe } from '../fakes'
import { renderApp } from '../renderApp'

afterEach(cleanup)

const recipient = addressOf('landlord')
const { symbol, decimals } = chain.nativeCurrency
const tracked = (memo: string) => ({
  causeId: null,
  payeeName: 'Landlord',
  recipient,
  symbol,
  decimals,
  token: null,
  amount: 10n,
  memo,
})

const screens: Readonly<Record<string, (memo: string) => ReactNode>> = {
  'the preview of a file': (memo) => (
    <PaymentsTable
      caption="All payments"
      placeName="Line"
      payments={[
        {
          place: 2,
          payee: { kind: 'address', address: recipient, name: 'Landlord', ensName: null },
          gift: {
            causeId: null,
            payeeName: 'Landlord',
            recipient,
            asset: { kind: 'native', ...chain.nativeCurrency },
            amount: 10n,
            memo,
          },
        },
      ]}
    />
  ),
  'the review of a short gift': (memo) => <ReviewTable caption="The gift" gifts={[tracked(memo)]} />,
  'the review of a long gift': (memo) => (
    <GiftGroups
      giver={{ chain, address: safe }}
      gifts={[tracked(memo)]}
      own={{ recipients: [], store: createStore(() => ({ kind: 'waiting' as const })) }}
      onListed={() => undefined}
    />
  ),
  'the activity list': (memo) => <GiftTable gifts={[tracked(memo)]} />,
}

describe.each(Object.keys(screens))('a note in %s', (name) => {
  const show = (memo: string) =>
    render(<AppContext value={fakeServices()}>{screens[name]?.(memo)}</AppContext>).container.textContent

  test('is shown', () => {
    expect(show('Rent of March')).toContain('Rent of March')
  })

  test('that reads like the name of a cause is left out: it would pass for whom the payment is to', () => {
    const text = show(causes[0]?.name.replace('l', '1') ?? '')
    expect(text).toContain('Landlord')
    expect(text).not.toMatch(/note:/iu)
  })
})

describe('the note of a line in a short gift', () => {
  async function open(memo: string) {
    const key = `dsg.v1.basket.${chain.id}.${safe.toLowerCase()}`
    const payee = { kind: 'cause' as const, causeId: 'open-wells' }
    const lines = [{ id: 'line-1', payee, assetKey: 'native', amountText: '1', memo }]
    const storage = fakeStorage({ [key]: serialiseBasket({ lines }) })
    renderApp(fakeServices({ account: readyWith(fakeAccount()), storage }), '#/give')
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Note' })
    return { field, stored: () => parseBasket(storage.get(key)).lines[0]?.memo }
  }
  const paste = (field: HTMLElement, text: string) =>
    fireEvent.paste(field, { clipboardData: { getData: () => text } })

  test('refuses a pasted text that it would cut off, and says so', async () => {
    const { field, stored } = await open('Rent')
    field.setSelectionRange(4, 4)
    // False: the default was prevented, so the browser pastes nothing.
    expect(paste(field, 'x'.repeat(77))).toBe(false)
    expect(screen.getByRole('alert').textContent).toBe(
      'Nothing was pasted: the note would have 81 characters, and 80 are the most. Shorten it first.',
    )
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(stored()).toBe('Rent')
    fireEvent.change(field, { target: { value: 'Rents' } })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('takes what fits, also in place of what is selected, with the line break of a cell', async () => {
    const { field } = await open('Rent')
    field.setSelectionRange(0, 4)
    expect(paste(field, `${'x'.repeat(80)}\n`)).toBe(true)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
