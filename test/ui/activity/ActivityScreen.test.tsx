import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ChainTxHash } from '../../../src/core/safe/safeTx'
import type { TrackedTx } from '../../../src/core/tracking/trackedItem'
import {
  fakeAccount,
  fakeServices,
  intent,
  nowMs,
  owners,
  readyWith,
  safe,
  safeTxHashOf,
  trackedTx,
} from '../fakes'
import { chain } from '../fakeCauses'
import { renderApp } from '../renderApp'

afterEach(cleanup)

const [first, second, third] = owners
const txHash = `0x${'ab'.repeat(32)}` as ChainTxHash

async function show(items: readonly TrackedTx[], more: { durable?: boolean; rebuilding?: boolean } = {}) {
  const tracked = { items, durable: true, rebuilding: false, ...more }
  renderApp(fakeServices({ account: readyWith(fakeAccount({ tracked })) }), '#/activity')
  await waitFor(() => expect(screen.queryByText('Reading your Safe…')).toBeNull())
}

test('who has signed and who has not stand there in full', async () => {
  await show([
    trackedTx({
      phase: {
        status: 'awaitingConfirmations',
        signatures: { signed: [first], missing: [second, third], threshold: 2 },
      },
    }),
  ])
  expect(screen.getByText('Needs 1 more signature (1 of 2)')).toBeTruthy()
  const signed = screen.getByText('Signed: 1 of the 2 that are needed').parentElement
  const missing = screen.getByText('Not signed: 2').parentElement
  expect(signed && within(signed).getByText(first)).toBeTruthy()
  expect(missing && within(missing).getByText(second)).toBeTruthy()
  expect(missing && within(missing).getByText(third)).toBeTruthy()
  await waitFor(() => expect(document.title).toBe('Activity, 1 under way – do some good'))
})

test('the link into the wallet opens the transaction in a new tab of the Safe that answered', async () => {
  await show([trackedTx({})])
  const link = screen.getByRole('link', { name: /Open in Safe\{Wallet\}/ })
  expect(link.getAttribute('href')).toContain('https://app.safe.global/transactions/tx?safe=local:')
  expect(link.getAttribute('href')).toContain(safe)
  expect(link.getAttribute('href')).toContain(safeTxHashOf(1))
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
})

test('the chain explorer is linked only when there is a chain hash, and never with a safeTxHash', async () => {
  await show([
    trackedTx({ safeTxHash: safeTxHashOf(1) }),
    trackedTx({ safeTxHash: safeTxHashOf(2), phase: { status: 'confirmed', txHash, blockNumber: 1n } }),
  ])
  const links = screen.getAllByRole('link', { name: /See it on the chain/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`https://explorer.example/tx/${txHash}`])
})

test('a forged record interrupts with "Do not sign"', async () => {
  await show([trackedTx({ note: { kind: 'forged', field: 'data' } })])
  expect(within(screen.getByRole('alert')).getByText('Do not sign')).toBeTruthy()
})

test('a gift that nobody has signed is not said to be in the queue', async () => {
  const signatures = { signed: [], missing: owners, threshold: 2 }
  await show([
    trackedTx({ phase: { status: 'awaitingConfirmations', signatures }, note: { kind: 'unsigned' } }),
  ])
  expect(screen.getByText('It has no signature yet')).toBeTruthy()
  expect(screen.queryByText(/co-signers find it in the queue/)).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a batch without its contract on the chain interrupts with "Do not sign"', async () => {
  await show([trackedTx({ note: { kind: 'forged', field: 'code' } })])
  const alert = within(screen.getByRole('alert'))
  expect(alert.getByText('Do not sign')).toBeTruthy()
  expect(alert.getByText(/MultiSendCallOnly/).textContent).toContain('does not count as delivered')
})

test('a gift of which less arrived stays delivered, and says what arrived', async () => {
  const gift = { recipient: third, symbol: 'FEE', decimals: 2, given: 20_000n }
  await show([
    trackedTx({
      phase: { status: 'confirmed', txHash, blockNumber: 1n },
      note: {
        kind: 'received',
        gifts: [
          { ...gift, token: first, causeName: 'Clean Water', arrived: 19_800n },
          { ...gift, token: second, causeName: null, arrived: 0n },
        ],
      },
    }),
  ])
  expect(screen.getByText('Delivered')).toBeTruthy()
  const sentences = screen.getAllByText(/reports that only/).map((words) => words.textContent)
  expect(sentences).toEqual([
    'FEE reports that only 198 FEE of 200 FEE arrived at Clean Water.',
    `FEE reports that only 0 FEE of 200 FEE arrived at ${third}.`,
  ])
  expect(screen.queryByText(/paid every recipient/)).toBeNull()
})

test('a fee that the Safe adds is said in full and is no alarm, before it is paid and after', async () => {
  const token = chain.tokens[0]?.address ?? null
  await show([
    trackedTx({ refund: { atMost: 1_250_000n, token, receiver: third } }),
    trackedTx({
      safeTxHash: safeTxHashOf(2),
      refund: { atMost: 10n ** 15n, token: null, receiver: null },
      phase: { status: 'confirmed', txHash, blockNumber: 1n },
    }),
    trackedTx({ safeTxHash: safeTxHashOf(3), refund: { atMost: 7n, token: first, receiver: null } }),
    trackedTx({
      safeTxHash: safeTxHashOf(4),
      refund: { atMost: 7n, token: null, receiver: null },
      phase: { status: 'removed' },
    }),
  ])
  const notices = screen.getAllByText(/^Your Safe also/).map((title) => title.parentElement?.textContent)
  expect(notices).toHaveLength(3)
  expect(notices[0]).toContain(`pay up to 1.25 ${chain.tokens[0]?.symbol} to ${third} for the execution`)
  expect(notices[1]).toContain(`pay up to 7 base units of the token ${first}, which is not known here`)
  expect(notices[2]).toContain('paid up to 0.001 ETH to whoever executes it')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an unreachable service is a note beside the status, with the time of the last answer', async () => {
  await show([
    trackedTx({
      phase: {
        status: 'awaitingExecution',
        signatures: { signed: [first, second], missing: [third], threshold: 2 },
        waitsForNonce: 6n,
      },
      note: { kind: 'unreachable', reason: 'The service did not answer.', sinceMs: nowMs },
    }),
  ])
  expect(screen.getByText('Waits for transaction #6 first')).toBeTruthy()
  expect(screen.getByText(/^No answer since 20 Nov 2026/)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('with nothing under way the screen teaches what will be seen here', async () => {
  await show([])
  expect(screen.getByRole('heading', { name: 'Nothing is under way' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Choose a cause' })).toBeTruthy()
})

test('while earlier gifts are looked for, the screen does not say that there are none', async () => {
  await show([], { rebuilding: true, durable: false })
  expect(screen.getByText('Looking for earlier gifts of this Safe…')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Nothing is under way' })).toBeNull()
  expect(screen.getByText('This browser keeps nothing for this page')).toBeTruthy()
})

test('they cannot be found without the causes: said, with the way to fetch those again', async () => {
  const tracked = { items: [], durable: true, rebuilding: true }
  const causes = { kind: 'unreachable', reason: 'The server did not answer.' } as const
  const reloadCauses = vi.fn()
  const account = readyWith(fakeAccount({ tracked }))
  renderApp(fakeServices({ account, causes }, { reloadCauses }), '#/activity')
  expect(await screen.findByText('Looking for earlier gifts of this Safe…')).toBeTruthy()
  expect(screen.getByText('The causes could not be fetched')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reloadCauses).toHaveBeenCalledOnce()
})

test.each([
  ['has no answer here', intent, 'may still be open in your Safe or in another tab'],
  ['has an answer', { ...intent, answeredHash: `0x${'ab'.repeat(32)}` } as const, 'Your wallet has answered'],
  ['the Safe said no to', { ...intent, rejectedAtMs: nowMs }, 'Your Safe said no to it'],
])('a gift that %s, and may have been proposed, is not forgotten here', async (_what, asked, words) => {
  const proposal = { kind: 'unknown', intent: asked, looking: false, lastLook: null } as const
  renderApp(fakeServices({ account: readyWith(fakeAccount({ proposal })) }), '#/activity')
  const title = await screen.findByText('One gift may have been proposed')
  expect(title.parentElement?.textContent).toContain(words)
  expect(screen.getByRole('link', { name: 'See where it stands' }).getAttribute('href')).toBe('#/give')
})
