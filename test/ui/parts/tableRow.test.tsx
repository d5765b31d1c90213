import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { serialiseBasket } from '../../../src/core/giving/draftBasket'
import { assetNamesOf } from '../../../src/core/review/assetNames'
import type { Payment } from '../../../src/core/review/payments'
import { GiftTable } from '../../../src/ui/activity/GiftTable'
import { AppContext } from '../../../src/ui/AppContext'
import { OffersTable, PaymentsTable } from '../../../src/ui/files/PaymentsTable'
import { BasketSummary } from '../../../src/ui/give/BasketSummary'
import { giverOf } from '../../../src/ui/give/giver'
import { GiftTotals } from '../../../src/ui/files/GiftTotals'
import { RoundChanges } from '../../../src/ui/give/SinceLastRound'
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

test('one line of a short basket, which can be taken out', async () => {
  const lines = recipients.map((address, at) => ({
    id: `line-${at}`,
    payee: { kind: 'address' as const, address, name: `Clinic ${at + 1}`, ensName: null },
    assetKey: 'native',
    amountText: '1',
  }))
  const storage = fakeStorage({
    [`dsg.v1.basket.${chain.id}.${safe.toLowerCase()}`]: serialiseBasket({ lines }),
  })
  renderApp(fakeServices({ account: readyWith(fakeAccount()), storage }), '#/give')
  await screen.findByRole('group', { name: 'Gift to Clinic 3' })
  const lost = expectOneRowLost(
    screen.getAllByRole('listitem').filter(({ textContent }) => /Clinic|stopped/u.test(textContent)),
  )
  expect(lost.textContent).toContain(isIn)
  fireEvent.click(within(lost).getByRole('button', { name: 'Remove Clinic 2' }))
  expect(screen.getByRole('group', { name: 'Gift to Clinic 3' })).toBeTruthy()
  expect(screen.queryByText('This entry stopped working')).toBeNull()
})

describe('one total or comparison of a gift', () => {
  const faultyAmount = 13n
  const token = chain.tokens[0]!
  const of = (amount: bigint, at: number) => ({ ...gifts[at]!, recipient: addressOf(`payee ${at}`), amount })
  const ofToken = { ...of(11n, 1), symbol: token.symbol, decimals: token.decimals, token: token.address }
  const stillGiven = 'The asset in this row is still part of the gift. Do not give before you see its total.'

  beforeEach(() => {
    const { toString } = BigInt.prototype
    vi.spyOn(BigInt.prototype, 'toString').mockImplementation(function (this: bigint, radix) {
      if (this === faultyAmount) throw new Error('A fault in this row.')
      return toString.call(this, radix)
    })
  })
  const lost = () => screen.getAllByText('This entry stopped working')

  test('below the list that is about to be given', () => {
    show(<ReviewTable caption="The gift" gifts={[of(6n, 0), of(7n, 2), ofToken]} />)
    expect(lost()).toHaveLength(1)
    expect(screen.getByText(stillGiven)).toBeTruthy()
    expect(screen.getByText('Clinic 3')).toBeTruthy()
    expect(screen.getByText(`Total in ${token.symbol}`)).toBeTruthy()
  })

  test('beside the basket, and what would be left', () => {
    const giver = giverOf(fakeAccount(), { chain, customTokens: [], list: null } as never)
    const ether = { kind: 'native', ...chain.nativeCurrency } as const
    const totals = [
      { asset: ether, amount: faultyAmount },
      { asset: { kind: 'token' as const, ...token }, amount: 11n },
    ]
    const funds = { giverName: 'Safe', balances: { native: 113n }, promised: [] } as never
    show(
      <BasketSummary giver={giver} totals={totals} funds={funds} problems={[]}>
        <button>Review</button>
      </BasketSummary>,
    )
    expect(lost()).toHaveLength(1)
    expect(screen.getByText(stillGiven)).toBeTruthy()
    expect(screen.getAllByText('You give')).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Review' })).toBeTruthy()
  })

  test('of a file', () => {
    const ether = { kind: 'native', ...chain.nativeCurrency } as const
    const asset = { kind: 'token' as const, ...token }
    show(
      <GiftTotals
        gifts={[
          { ...giftTo(good), asset: ether, amount: faultyAmount },
          { ...giftTo(last), asset, amount: 11n },
        ]}
      />,
    )
    expect(lost()).toHaveLength(1)
    expect(screen.getByText(`Total in ${token.symbol}`)).toBeTruthy()
  })

  test('with the last round', () => {
    const lines = [
      { kind: 'more' as const, gift: of(1n, 0), before: 1n, now: faultyAmount },
      { kind: 'new' as const, gift: of(2n, 2), before: 0n, now: 2n },
    ]
    const words = { same: 'same', label: 'Compared', earlier: 'Then', addresses: () => [] } as never
    show(<RoundChanges since={{ atMs: 0, lines, moved: [], totals: [] }} words={words} />)
    expect(lost()).toHaveLength(1)
    expect(screen.getByText('Clinic 3')).toBeTruthy()
  })
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
