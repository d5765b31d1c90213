import { cleanup, render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { reviewSafeTx } from '../../../src/core/review/reviewSafeTx'
import type { SafeSetup } from '../../../src/core/review/safeSetup'
import type { SafeTxRecord } from '../../../src/core/safe/safeTx'
import { writeLinkNote } from '../../../src/flows/review/linkNoteText'
import { AppContext } from '../../../src/ui/AppContext'
import { Sheet } from '../../../src/ui/review/sheet/Sheet'
import { batchContracts, delegateOf, packedBatch } from '../../core/review/bytes'
import { read, reviewReading } from '../../core/review/world'
import { aChain, addressOf, owners, theCause, theSafe } from '../../support/safeFixtures'
import { fakeServices } from '../fakes'

type Wishes = {
  readonly tx?: Partial<SafeTxRecord>
  readonly setup?: Partial<SafeSetup>
  readonly framed?: boolean
}

/** The sheet of a transaction, in a world where everybody tells the truth unless wished otherwise. */
function show({ tx = {}, setup = {}, framed = false }: Wishes = {}) {
  const reading = reviewReading(tx, { setupOverrides: setup })
  const state = { kind: 'read', reading, review: reviewSafeTx(reading), readAtMs: 0, trouble: null } as const
  const services = fakeServices({ session: { kind: 'visitor', framed } })
  render(
    <AppContext value={services}>
      <Sheet place={{ chain: { ...aChain, shortName: 'test' }, safe: theSafe }} state={state} />
    </AppContext>,
  )
  return reading.record
}

const region = (name: string) => within(screen.getByRole('region', { name }))

test('a Safe whose version is not known has no hashes, and nothing to compare with', () => {
  show({ setup: { version: { kind: 'unread', reason: 'The node did not answer.' } } })
  expect(region('Hashes').getByText('The hashes could not be computed')).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(region('What was not checked').getAllByText('Could not be checked:').length).toBeGreaterThan(0)
})

test('a signer for an owner that is a Safe is told to look at the other transaction', () => {
  const nested = addressOf('a Safe that is an owner')
  show({ setup: { owners: read([{ address: nested, kind: 'safe' }, ...keys]) } })
  expect(
    region('What do you see on your device?')
      .getByText(/a transaction of that Safe/)
      .closest(':not(span)')?.textContent,
  ).toContain(nested)
})

const keys = owners.slice(1).map((address) => ({ address, kind: 'externallyOwned' }) as const)

describe('the data on paper', () => {
  const batchOf = (calls: number) =>
    delegateOf(
      batchContracts.callOnly141,
      packedBatch(Array.from({ length: calls }, () => ({ to: theCause, value: 1n }))),
    )

  test('is there in full up to 800 bytes', () => {
    const { data } = show({ tx: batchOf(6) })
    expect(region('Every field that is signed').getAllByText(data)).toHaveLength(2)
  })

  test('beyond it is named by length, digest and ends', () => {
    const { data } = show({ tx: batchOf(20) })
    const fields = region('Every field that is signed')
    // In full on the screen alone.
    expect(fields.getAllByText(data)).toHaveLength(1)
    expect(fields.getByText(data.slice(0, 66))).toBeDefined()
    expect(fields.getByText(`0x${data.slice(-64)}`)).toBeDefined()
    expect(fields.getByText(/too long for this page\. Calldata digest 0x[0-9a-f]{64}/)).toBeDefined()
  })
})

test('a pasted transaction is said to be one: no link and no service has it', () => {
  const pasted = 'This transaction was pasted here'
  show({ tx: { origin: '' } })
  expect(screen.queryByText(pasted)).toBeNull()
  show({ tx: { origin: null } })
  expect(screen.getByText(pasted)).toBeDefined()
})

test('in a frame, which cannot print, the sheet is opened in a tab first', () => {
  show({ framed: true })
  expect(screen.queryByRole('button', { name: 'Print this sheet' })).toBeNull()
  expect(screen.getByRole('link', { name: /Open this sheet in a tab, to print it/ })).toBeDefined()
})

test('each call has the notes of the link for its own payees, on the screen and on the pages after it', async () => {
  const note = { purpose: null, author: null, plan: null, labels: new Map() }
  const batchOf = (calls: number) =>
    delegateOf(
      batchContracts.callOnly141,
      packedBatch(Array.from({ length: calls }, (_, at) => ({ to: theCause, value: BigInt(at + 1) }))),
    )
  const openWith = async (memos: ReadonlyMap<number, string>) =>
    window.history.replaceState(null, '', `?note=${await writeLinkNote({ ...note, memos })}`)

  await openWith(new Map([[1, 'Invoice 7']]))
  show({ tx: batchOf(3) })
  const said = await screen.findAllByText('Invoice 7')
  expect(said.map((one) => one.closest('li')?.textContent)).toEqual([
    expect.stringMatching(/^Sends 0\.000000000000000002\s.*Note in the link: “Invoice 7”$/),
  ])
  cleanup()

  await openWith(new Map([[8, 'Invoice 9']]))
  show({ tx: batchOf(9) })
  expect((await screen.findByText('Invoice 9')).closest('li')?.textContent).toMatch(
    /^Sends 0\.000000000000000009\s/,
  )
  window.history.replaceState(null, '', window.location.pathname)
})
