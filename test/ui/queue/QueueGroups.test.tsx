import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { checkRow, type RowCheck } from '../../../src/core/queue/checkRow'
import { groupQueue } from '../../../src/core/queue/groupQueue'
import type { SafeTxRecord } from '../../../src/core/safe/safeTx'
import type { TxNote } from '../../../src/core/tracking/notes/txNote'
import type { ReadyQueue } from '../../../src/flows/queue/queueState'
import { AppContext } from '../../../src/ui/AppContext'
import { QueueGroups } from '../../../src/ui/queue/QueueGroups'
import { createFakeNoteStore } from '../../support/fakeNoteStore'
import {
  aChain,
  addressOf,
  buildRecord,
  buildRejection,
  buildSetup,
  owners,
  theCause,
  theSafe,
} from '../../support/safeFixtures'
import { fakeServices } from '../fakes'

afterEach(cleanup)

const place = { chain: aChain, safe: theSafe }
const stranger = addressOf('a stranger')

function check(record: SafeTxRecord): RowCheck {
  const steps = checkRow(record, {
    chainId: aChain.id,
    address: theSafe,
    version: '1.4.1',
    owners,
    nonce: 7n,
  })
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}

function show(
  records: readonly SafeTxRecord[],
  {
    owner = null,
    notes = createFakeNoteStore(),
  }: {
    readonly owner?: `0x${string}` | null
    readonly notes?: ReturnType<typeof createFakeNoteStore>
  } = {},
) {
  const queue = groupQueue({
    rows: records.map((record) => ({ kind: 'record', record })),
    nonce: 7n,
    checkOf: check,
  })
  const state: ReadyQueue = {
    kind: 'ready',
    queue,
    setup: buildSetup({ nonce: { kind: 'read', value: 7n }, threshold: { kind: 'read', value: 2 } }),
    messages: { kind: 'loading' },
    atMs: 0,
    cut: null,
    unchecked: 0,
    stale: null,
  }
  render(
    <AppContext value={fakeServices({}, { openNotes: () => Promise.resolve(notes) })}>
      <QueueGroups place={place} state={state} owner={owner} host={null} onShow={() => undefined} />
    </AppContext>,
  )
}

const region = (name: string) => within(screen.getByRole('region', { name }))
const pay = (value: bigint, wishes: Parameters<typeof buildRecord>[0] = {}) =>
  buildRecord({ calls: [{ to: theCause, value, data: '0x' }], ...wishes })
const ether = 10n ** 18n

test('rivals stay together under their number, and only one of them can happen', () => {
  show([pay(ether), buildRejection({ nonce: 7n, signedBy: ['Ben'] }), pay(2n * ether, { nonce: 8n })])
  const next = region('#7 is next')
  expect(next.getAllByRole('listitem')).toHaveLength(2)
  expect(next.getByText('Only one of these 2 can happen.')).toBeDefined()
  expect(next.getByText('Rejects what else waits at #7')).toBeDefined()
  expect(region('#8 waits for #7').getAllByRole('listitem')).toHaveLength(1)
})

test('a gap is named between the rows', () => {
  show([pay(ether), pay(ether, { nonce: 10n })])
  expect(region('#10 waits for #7').getByText(/^Nothing is queued from #8 to #9/)).toBeDefined()
})

test('a row says whose signature is missing, which do not count, and since when it waits', () => {
  const record = pay(ether, { submittedAtMs: Date.UTC(2026, 10, 20, 12) })
  const forged = { owner: addressOf('Ben'), signature: `0x${'11'.repeat(65)}` as const, submittedAtMs: 0 }
  show([{ ...record, confirmations: [...record.confirmations, forged] }], { owner: addressOf('Chidi') })
  const row = region('#7 is next')
  expect(row.getByText('1 of 2 required signatures')).toBeDefined()
  expect(row.getByText('One listed signature does not count')).toBeDefined()
  expect(row.getByText('You have not signed it.')).toBeDefined()
  expect(row.getByText('Since 20 Nov 2026')).toBeDefined()
  expect(
    screen.getByText('The dates come from the transaction service, and nobody has checked them.'),
  ).toBeDefined()
  expect(row.getByRole('link', { name: 'Review #7' }).getAttribute('href')).toContain(record.safeTxHash)
})

test('a purpose of this browser stands beside the transaction with its hash, and no forged one', async () => {
  const [honest, copied] = [pay(ether), pay(2n * ether, { nonce: 8n })]
  const note = (id: string, purpose: string): TxNote => ({
    id,
    txHash: null,
    atMs: 0,
    isOwn: true,
    payments: [],
    purpose,
    planId: null,
    proposer: null,
  })
  const notes = createFakeNoteStore()
  await notes.keep({ chainId: aChain.id, owner: theSafe }, [
    note(honest.safeTxHash.toLowerCase(), 'Q4 “grants”'),
    note(copied.safeTxHash.toLowerCase(), 'Q5 grants'),
  ])
  show([honest, { ...copied, to: stranger }], { notes })
  expect(await region('#7 is next').findByText('Kept in this browser: “Q4 ’grants’”')).toBeDefined()
  expect(region('Not what they say').getByText('Its hash does not fit its fields')).toBeDefined()
  expect(screen.queryByText(/Q5 grants/)).toBeNull()
})

test('a note of this browser that cannot be read is said beside its transaction', async () => {
  const [damaged, plain] = [pay(ether), pay(2n * ether, { nonce: 8n })]
  const notes = createFakeNoteStore()
  notes.damage({ chainId: aChain.id, owner: theSafe }, damaged.safeTxHash.toLowerCase(), { id: 7 })
  show([damaged, plain], { notes })
  expect(await region('#7 is next').findByText(/note about it that cannot be read/)).toBeDefined()
  expect(screen.getAllByText(/cannot be read/)).toHaveLength(1)
})

test('a row that cannot be shown leaves the others standing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  // Later than a `Date` can name: formatting it throws.
  show([buildRecord({ nonce: 7n, submittedAtMs: 9e15 }), buildRecord({ nonce: 8n })])
  expect(screen.getByText('This entry stopped working')).toBeDefined()
  expect(document.querySelectorAll('[data-hash]')).toHaveLength(1)
  vi.restoreAllMocks()
})
