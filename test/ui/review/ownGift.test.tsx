import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { reviewSafeTx } from '../../../src/core/review/reviewSafeTx'
import type { TrackedTx } from '../../../src/core/tracking/trackedItem'
import type { ReviewState } from '../../../src/flows/review/reviewState'
import { AppContext } from '../../../src/ui/AppContext'
import { outcomeOfGift } from '../../../src/ui/review/compareLink'
import { OwnGiftNotice, useOwnGift } from '../../../src/ui/review/OwnGift'
import { reviewReading } from '../../core/review/world'
import { aChain, buildRecord, buildTrackedTx, theSafe } from '../../support/safeFixtures'
import { fakeAccount, fakeServices, readyWith } from '../fakes'

afterEach(cleanup)

const [gift] = buildTrackedTx().gifts
const place = { chain: { ...aChain, shortName: 'test' }, safe: theSafe }
type Given = { readonly item?: Partial<TrackedTx>; readonly rebuiltFrom?: 'browser' }

/** The review of the transaction that pays the gift of {@link buildTrackedTx}. */
function show({ item = {}, rebuiltFrom }: Given = {}) {
  const reading = reviewReading({ to: gift!.recipient, value: gift!.amount })
  const { safeTxHash } = reading.record
  const rebuilt = rebuiltFrom === undefined ? {} : { rebuiltFrom }
  const state: ReviewState = {
    kind: 'read',
    reading,
    review: reviewSafeTx(reading),
    readAtMs: 0,
    trouble: null,
    ...rebuilt,
  }
  const items = [buildTrackedTx({ chainId: aChain.id, safeTxHash, ...item })]
  const account = fakeAccount({ tracked: { items, durable: true, rebuilding: false } })
  function Shown() {
    const own = useOwnGift(place, safeTxHash, state)
    return own === null ? <p>nothing</p> : <OwnGiftNotice own={own} place={place} />
  }
  render(
    <AppContext value={fakeServices({ account: readyWith(account) })}>
      <Shown />
    </AppContext>,
  )
}

test('a transaction that was proposed in this browser is compared with the gift that was made', () => {
  show()
  expect(screen.getByText('The gift that you made in this browser')).toBeTruthy()
})

test('a gift that came with a file is never said to be made in this browser', () => {
  show({ item: { imported: true } })
  expect(screen.getByText('The gift of a file that was brought into this browser')).toBeTruthy()
  expect(document.body.textContent).not.toContain('you made')
})

test('a transaction that is not the gift of the file is not to be signed either', () => {
  show({ item: { imported: true, gifts: [{ ...gift!, amount: gift!.amount + 1n }] } })
  expect(
    screen.getByText('Not the gift of the file that was brought into this browser: do not sign'),
  ).toBeTruthy()
  expect(document.body.textContent).not.toContain('you made')
})

test('one that pays something else under that hash is not to be signed', () => {
  show({ item: { gifts: [{ ...gift!, amount: gift!.amount + 1n }] } })
  expect(screen.getByText('Not the gift that you made in this browser: do not sign')).toBeTruthy()
  expect(screen.getAllByText('Given here').length).toBeGreaterThan(0)
})

test.each<[string, Given]>([
  ['found at the service', { item: { rebuilt: true } }],
  ['rebuilt from this very gift', { rebuiltFrom: 'browser' }],
  ['another one', { item: { safeTxHash: buildRecord({ nonce: 70n }).safeTxHash } }],
])('nothing is compared with a gift that was %s', (_what, given) => {
  show(given)
  expect(screen.getByText('nothing')).toBeTruthy()
})

test('a link that describes the other transaction does not outweigh the gift that was made here', () => {
  const read = { kind: 'problem', field: null, problem: '' } as const
  const same = { kind: 'same', payments: 1, besides: [] } as const
  const differs = { kind: 'differs', differences: [{ kind: 'record' }] } as const
  expect(outcomeOfGift({ read, comparison: same }, differs)).toBe('fails')
  expect(outcomeOfGift({ read, comparison: differs }, same)).toBe('fails')
  expect(outcomeOfGift(null, differs)).toBe('fails')
  expect(outcomeOfGift(null, same)).toBeNull()
  expect(outcomeOfGift({ read, comparison: same }, null)).toBe('holds')
})
