import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serialiseBasket } from '../../../src/core/giving/draftBasket'
import { assetNamesOf } from '../../../src/core/review/assetNames'
import type { Payment } from '../../../src/core/review/payments'
import { GiftTable } from '../../../src/ui/activity/GiftTable'
import { AppContext } from '../../../src/ui/AppContext'
import { ReviewTable } from '../../../src/ui/give/ReviewTable'
import { PaymentTable } from '../../../src/ui/review/payments/GroupedPayments'
import { addressOf } from '../../support/safeFixtures'
import { chain } from '../fakeCauses'
import { fakeAccount, fakeServices, fakeStorage, readyWith, safe } from '../fakes'
import { fakeGifts, fakeHistory, fakeRecord } from '../record/fakeRecord'
import { renderApp } from '../renderApp'

const [good, faulty, last] = ['one', 'a fault', 'three'].map(addressOf) as [
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
]

/** `AddressText` cuts an address into groups: for this one it throws. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { match } = String.prototype
  vi.spyOn(String.prototype, 'match').mockImplementation(function (this: string, pattern) {
    if (this === faulty) throw new Error('A fault in this row.')
    return match.call(this, pattern as RegExp)
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const recipients = [good, faulty, last]
const { symbol, decimals } = chain.nativeCurrency
const gifts = recipients.map((recipient, at) => ({
  causeId: null,
  payeeName: `Clinic ${at + 1}`,
  recipient,
  symbol,
  decimals,
  token: null,
  amount: 10n,
}))
const isIn = 'The payment in this row is still part of the gift.'

function show(children: ReactNode) {
  render(<AppContext value={fakeServices()}>{children}</AppContext>)
}

function expectOneRowLost(rows: readonly HTMLElement[]) {
  const lost = rows.filter(({ textContent }) => textContent.includes('This entry stopped working'))
  expect(lost).toHaveLength(1)
  expect(rows.some(({ textContent }) => textContent.includes(good))).toBe(true)
  expect(rows.some(({ textContent }) => textContent.includes(last))).toBe(true)
  return lost[0]!
}

test('one payment of the gift that is about to be given', () => {
  show(<ReviewTable caption="The gift" gifts={gifts} />)
  expect(expectOneRowLost(screen.getAllByRole('row')).textContent).toContain(isIn)
})

test('one payment of a gift in the activity list', () => {
  show(<GiftTable gifts={gifts} />)
  expectOneRowLost(screen.getAllByRole('row'))
})

test('one payment under review', () => {
  const payments = recipients.map((to, index): Payment => ({
    index,
    path: [index],
    to,
    asset: { kind: 'native' },
    amount: 10n,
    standing: null,
    equal: null,
  }))
  show(
    <PaymentTable
      payments={payments}
      names={assetNamesOf(chain)}
      labels={new Map()}
      memos={new Map()}
      memoWords={(memo) => memo}
      aboutEach={() => null}
    />,
  )
  expect(expectOneRowLost(screen.getAllByRole('row')).textContent).toContain(isIn)
})

test('one line of the basket, which can be taken out', async () => {
  const lines = [...recipients, ...Array.from({ length: 6 }, (_, at) => addressOf(`more ${at}`))].map(
    (address, at) => ({
      id: `line-${at}`,
      payee: { kind: 'address' as const, address, name: `Clinic ${at + 1}`, ensName: null },
      assetKey: 'native',
      amountText: '1',
    }),
  )
  const storage = fakeStorage({
    [`dsg.v1.basket.${chain.id}.${safe.toLowerCase()}`]: serialiseBasket({ lines }),
  })
  renderApp(fakeServices({ account: readyWith(fakeAccount()), storage }), '#/give')
  await screen.findByRole('textbox', { name: 'Amount for Clinic 9' })
  const lost = expectOneRowLost(screen.getAllByRole('row'))
  expect(lost.textContent).toContain(isIn)
  fireEvent.click(within(lost).getByRole('button', { name: 'Remove Clinic 2' }))
  expect(screen.getByRole('textbox', { name: 'Amount for Clinic 9' })).toBeTruthy()
  expect(screen.queryByText('This entry stopped working')).toBeNull()
})

test('one payment of the record', async () => {
  const [first, second, third] = fakeGifts(3).map((gift, at) => ({
    ...gift,
    recipient: recipients[at]!,
    cause: null,
  }))
  const { record } = fakeRecord({ gifts: [first!, second!, third!] })
  const services = fakeServices(
    { session: { kind: 'visitor', framed: false }, account: { kind: 'none' } },
    { openHistory: () => Promise.resolve(fakeHistory(record)) },
  )
  renderApp(services, `#/record/local:${safe}`)
  const payments = await screen.findByRole('region', { name: 'Payments' })
  expectOneRowLost(within(payments).getAllByRole('row'))
})
