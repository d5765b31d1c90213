import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { serialiseBasket } from '../../../src/core/giving/draftBasket'
import { assetNamesOf } from '../../../src/core/review/assetNames'
import type { Payment } from '../../../src/core/review/payments'
import { GiftTable } from '../../../src/ui/activity/GiftTable'
import { AppContext } from '../../../src/ui/AppContext'
import { OffersTable, PaymentsTable } from '../../../src/ui/files/PaymentsTable'
import { ReviewTable } from '../../../src/ui/give/ReviewTable'
import { RecordBalances } from '../../../src/ui/record/RecordBalances'
import { RecordCauses } from '../../../src/ui/record/RecordCauses'
import { PaymentTable } from '../../../src/ui/review/payments/GroupedPayments'
import { addressOf } from '../../support/safeFixtures'
import { causes, chain } from '../fakeCauses'
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
const counts = 'The figure in this row still counts.'
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
  expect(expectOneRowLost(screen.getAllByRole('row')).textContent).toContain(isIn)
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
  expect(expectOneRowLost(within(payments).getAllByRole('row')).textContent).toContain(counts)
})

const inList = 'The payment in this row is still in the list. Do not add the list before you see it.'
const ether = { kind: 'native', ...chain.nativeCurrency } as const
const payeeAt = (address: `0x${string}`) => ({
  kind: 'address' as const,
  address,
  name: null,
  ensName: null,
})
const giftTo = (recipient: `0x${string}`) => ({
  causeId: null,
  payeeName: 'Clinic',
  recipient,
  asset: ether,
  amount: 10n,
})

test('one payment of a file', () => {
  const payments = recipients.map((recipient, at) => ({
    place: at + 2,
    payee: payeeAt(recipient),
    gift: giftTo(recipient),
  }))
  show(<PaymentsTable caption="Not in the directory" payments={payments} placeName="Line" />)
  expect(expectOneRowLost(screen.getAllByRole('row')).textContent).toContain(inList)
})

test('one payment of a plan', () => {
  const offers = recipients.map((recipient) => ({
    kind: 'address' as const,
    described: { causeId: null, name: null, recipient, token: null, amount: 10n },
    asset: ether,
    label: null,
    warning: null,
    payee: payeeAt(recipient),
    gift: giftTo(recipient),
  }))
  show(<OffersTable offers={offers} causes={[]} />)
  expect(expectOneRowLost(screen.getAllByRole('row')).textContent).toContain(inList)
})

describe('one figure of the record', () => {
  const faultyAmount = 13n
  const record = fakeGifts(3).map((gift, at) => ({
    ...gift,
    asset: { token: null, symbol, decimals },
    arrived: [11n, faultyAmount, 17n][at] ?? 0n,
    cause: { id: `cause-${at}`, name: causes[at]?.name ?? '', country: null, registration: null },
  }))
  const lostOf = (rows: readonly HTMLElement[]) =>
    rows.filter(({ textContent }) => textContent.includes('This entry stopped working'))

  beforeEach(() => {
    const { toString } = BigInt.prototype
    vi.spyOn(BigInt.prototype, 'toString').mockImplementation(function (this: bigint, radix) {
      if (this === faultyAmount) throw new Error('A fault in this row.')
      return toString.call(this, radix)
    })
  })

  test('by cause', () => {
    show(<RecordCauses chain={chain} gifts={record} />)
    const rows = screen.getAllByRole('row')
    const [lost, ...others] = lostOf(rows)
    expect(lost?.textContent).toContain(counts)
    expect(others).toEqual([])
    expect(rows.some(({ textContent }) => textContent.includes(causes[2]?.name ?? '?'))).toBe(true)
  })

  test('of the balances', async () => {
    const { record: opened } = fakeRecord({ gifts: record })
    const sources = {
      chainReader: { readBlockTime: async () => ({ kind: 'found', value: 1 }) as const },
      history: {
        readBalancesAt: async (_owner: string, assets: readonly unknown[], block: bigint) => {
          const value = assets.map(() => (block === 19_400_123n ? faultyAmount : 100n))
          return { kind: 'found', value } as const
        },
      },
    }
    show(
      <RecordBalances place={{ chain, safe }} state={opened.state.getState()} sources={sources} period="" />,
    )
    fireEvent.click(screen.getByRole('button'))
    const table = within(await screen.findByRole('table'))
    const rows = table.getAllByRole('row')
    const [lost, ...others] = lostOf(rows)
    expect(lost?.textContent).toContain(counts)
    expect(others).toEqual([])
    expect(rows.length).toBeGreaterThan(4)
  })
})
