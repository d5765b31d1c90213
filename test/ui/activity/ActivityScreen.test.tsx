import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
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
  const signed = screen.getByText('Signed: 1 of 2 required signatures').parentElement
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
  const [asked, ...others] = intent.calls
  if (asked === undefined) throw new Error('There is no call.')
  const found = [{ ...asked, to: first }, ...others]
  await show([trackedTx({ note: { kind: 'forged', field: 'calls', found } })])
  const alert = within(screen.getByRole('alert'))
  expect(alert.getByText('Do not sign')).toBeTruthy()
  expect(alert.getByText(/it makes other calls/)).toBeTruthy()
  expect(alert.getAllByRole('listitem')).toHaveLength(1)
  expect(alert.getByText('Payment 1: another recipient')).toBeTruthy()
  const values = alert
    .getAllByRole('definition')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
  expect(values).toEqual([`1.25 ETH to ${asked.to}`, `1.25 ETH to ${first}`])
})

test('a gift that is not in the queue, while something else is, interrupts and leads to the other', async () => {
  const instead = [{ safeTxHash: safeTxHashOf(9), nonce: 7n }]
  await show([trackedTx({ nonce: null, note: { kind: 'notListed', sinceMs: nowMs, instead } })])
  const alert = within(screen.getByRole('alert'))
  expect(alert.getByText(/not in the queue, and something else is/)).toBeTruthy()
  expect(alert.getByRole('link', { name: 'Read #7' }).getAttribute('href')).toContain(safeTxHashOf(9))
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
  expect(alert.getByText(/MultiSend/).textContent).toContain('does not count as delivered')
})

test('a gift of which less arrived is not called delivered, and says what arrived', async () => {
  const asked = { symbol: 'FEE', decimals: 2, causeId: null, amount: 20_000n }
  const gifts = [
    { ...asked, recipient: third, token: first, payeeName: 'Clean Water' },
    { ...asked, recipient: third, token: second, payeeName: null },
    { ...asked, recipient: second, token: first, payeeName: 'Trees' },
  ]
  const given = 20_000n
  await show([
    trackedTx({
      gifts,
      phase: { status: 'confirmed', txHash, blockNumber: 1n },
      note: {
        kind: 'received',
        gifts: gifts
          .slice(0, 2)
          .map((gift, index) => ({ ...gift, given, arrived: index === 0 ? 19_800n : 0n })),
      },
    }),
  ])
  expect(screen.getByText('Executed, but 1 of 3 payments arrived in full')).toBeTruthy()
  expect(screen.queryByText('Delivered')).toBeNull()
  const sentences = screen
    .getAllByText(/reports that only/)
    .map((words) => words.closest(':not(span)')?.textContent)
  expect(sentences).toEqual([
    'FEE reports that only 198 FEE of 200 FEE arrived at Clean Water.',
    `FEE reports that only 0 FEE of 200 FEE arrived at ${third}.`,
  ])
  expect(screen.queryByText(/Your Safe has paid/)).toBeNull()
})

test('a gift of which a part came back says how much arrived and how much of that came back', async () => {
  const asked = { symbol: 'FEE', decimals: 2, causeId: null, amount: 20_000n }
  const gift = { ...asked, recipient: third, token: first, payeeName: 'Clean Water' }
  await show([
    trackedTx({
      gifts: [gift],
      phase: { status: 'confirmed', txHash, blockNumber: 1n },
      note: { kind: 'received', gifts: [{ ...gift, given: 20_000n, arrived: 20_000n, returned: 5_000n }] },
    }),
  ])
  expect(screen.getByText('Executed, but 50 of 200 FEE came back')).toBeTruthy()
  expect(screen.getByText('Money came back')).toBeTruthy()
  expect(screen.getByText(/FEE reports that/).closest(':not(span)')?.textContent).toBe(
    'FEE reports that 200 FEE of 200 FEE arrived at Clean Water, and that 50 FEE came back from there.',
  )
})

test.each([
  [
    5_000n,
    /^FEE is not in the list of tokens\. It reports .* In that block the balance there rose by 50 FEE, so /,
  ],
  [null, /^FEE is not in the list of tokens\. .* Whether the balance there rose could not be read\.$/],
])('a gift that the balance does not confirm is not delivered, nor lost (%s)', async (risen, words) => {
  const asked = { symbol: 'FEE', decimals: 2, causeId: null, custom: true as const, amount: 20_000n }
  const gift = { ...asked, recipient: third, token: first, payeeName: 'Clean Water' }
  await show([
    trackedTx({
      gifts: [gift],
      phase: { status: 'confirmed', txHash, blockNumber: 1n },
      note: { kind: 'received', gifts: [{ ...gift, given: 20_000n, arrived: 20_000n, risen }] },
    }),
  ])
  expect(screen.getByText('Executed, not confirmed by the balance')).toBeTruthy()
  expect(screen.queryByText('Delivered')).toBeNull()
  expect(screen.getByText('Not confirmed by the balance')).toBeTruthy()
  expect(screen.getByText(/^FEE is not in the list/).closest(':not(span)')?.textContent).toMatch(words)
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

const delivered = { status: 'confirmed', txHash, blockNumber: 1n } as const
const row = () => within(screen.getByRole('region', { name: 'Finished' })).getByRole('article')

test('a settled gift is folded to its name, how it ended and when it was proposed, and unfolds to the rest', async () => {
  await show([trackedTx({ phase: delivered })])
  const fold = row().querySelector('details')
  const line = fold?.querySelector('summary')
  expect(fold?.open).toBe(false)
  expect(line?.textContent).toMatch(/^Gift to Open Wells.*DeliveredProposed here, 20 Nov 2026/)
  if (line) fireEvent.click(line)
  expect(fold?.open).toBe(true)
  expect(within(row()).getByText(/Your Safe has paid/)).toBeTruthy()
})

test('[C14] what waits comes first, in full, then what needs a look, and what is settled last', async () => {
  await show([
    trackedTx({ phase: delivered }),
    trackedTx({ safeTxHash: safeTxHashOf(2), phase: { status: 'removed' } }),
    trackedTx({ safeTxHash: safeTxHashOf(3) }),
  ])
  const main = within(screen.getByRole('main'))
  const cards = main.getAllByRole('article').map((card) => ({
    group: card.closest('section')?.querySelector('h2')?.textContent,
    isFolded: card.querySelector('details:not([open]) > summary h3') !== null,
  }))
  expect(cards).toEqual([
    { group: 'Under way', isFolded: false },
    { group: 'Needs a look', isFolded: false },
    { group: 'Finished', isFolded: true },
  ])
})

test('a round says what it is in all; its payments are folded, so that the next gift is near', async () => {
  const lusd = { symbol: 'LUSD', decimals: 6, token: `0x${'12'.repeat(20)}` as const }
  const [first] = trackedTx({}).gifts
  if (first === undefined) throw new Error('It pays nothing.')
  const gifts = Array.from({ length: 12 }, (_, at) => ({
    ...first,
    ...(at % 2 === 0 ? lusd : { symbol: 'ETH', decimals: 18, token: null }),
    amount: at % 2 === 0 ? 1_500_000n : 2n * 10n ** 16n,
  }))
  await show([trackedTx({ gifts })])
  const card = screen.getByRole('article')
  const text = card.textContent.replaceAll('\u00a0', ' ')
  expect(text).toContain('9 LUSD and 0.12 ETH in 12 payments')
  const fold = within(card).getByText('All 12 payments').closest('details')
  expect(fold?.open).toBe(false)
  expect(fold?.querySelectorAll('tbody tr')).toHaveLength(12)
})

test('what ended without proof of what was paid is not folded', async () => {
  await show([trackedTx({ phase: { status: 'removed' } })])
  const look = screen.getByRole('region', { name: 'Needs a look' })
  expect(within(look).getByText('Removed from the queue')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Finished' })).toBeNull()
})

test('a gift that is delivered while the screen is open stays unfolded; after another visit it is folded', async () => {
  const account = fakeAccount({ tracked: { items: [trackedTx({})], durable: true, rebuilding: false } })
  renderApp(fakeServices({ account: readyWith(account) }), '#/activity')
  await screen.findByText('Sent to your Safe, waiting for it to appear')
  act(() => account.tracked.setState({ items: [trackedTx({ phase: delivered })] }))
  expect(row().querySelector('details')?.open).toBe(true)
  fireEvent.click(screen.getByRole('link', { name: 'Causes' }))
  await screen.findByRole('searchbox')
  fireEvent.click(screen.getByRole('link', { name: /^Activity/ }))
  expect(row().querySelector('details')?.open).toBe(false)
})

test('with nothing under way the screen teaches what will be seen here', async () => {
  await show([])
  expect(screen.getByRole('heading', { name: 'Nothing is under way' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Choose a cause' })).toBeTruthy()
})

test('where others wait in the queue it says so, and does not say that nothing is under way', async () => {
  const queue = { checkedAtMs: nowMs, heldUntilMs: null, waiting: { count: 2, isLeast: false, atMs: nowMs } }
  const tracked = { items: [], durable: true, rebuilding: false }
  renderApp(fakeServices({ account: readyWith(fakeAccount({ tracked, queue })) }), '#/activity')
  expect(
    await screen.findByRole('heading', { name: '2 transactions wait in the queue of your Safe' }),
  ).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Open the queue' })
  expect(link.getAttribute('href')).toBe(`#/queue/local:${safe}`)
  expect(screen.queryByText('Nothing is under way')).toBeNull()
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
  ['the Safe said no to', { ...intent, rejectedAtMs: nowMs }, 'Your Safe rejected the gift'],
])('a gift that %s, and may have been proposed, is not forgotten here', async (_what, asked, words) => {
  const shown = { kind: 'unknown', intent: asked, isSearching: false, lastSearch: null } as const
  renderApp(fakeServices({ account: readyWith(fakeAccount({ shown })) }), '#/activity')
  const title = await screen.findByText('One gift may have been proposed')
  expect(title.parentElement?.textContent).toContain(words)
  expect(screen.getByRole('link', { name: 'See where it stands' }).getAttribute('href')).toBe('#/give')
})

test('what waits in the wallet’s batch was made here, and not proposed', async () => {
  await show([trackedTx({ nonce: null, phase: { status: 'draft' } })])
  expect(screen.getByText(/^Made here, 20 Nov 2026/)).toBeTruthy()
  expect(screen.queryByText(/^Proposed here/)).toBeNull()
})

test('[C3] a rejection at the same number is named, with its signatures and what it means for the gift', async () => {
  const signatures = { signed: [first], missing: [second, third], threshold: 2 }
  const rejection = { kind: 'rejection', safeTxHash: safeTxHashOf(9), signed: owners } as const
  await show([trackedTx({ phase: { status: 'awaitingConfirmations', signatures }, rivals: [rejection] })])
  const notice = screen.getByText(
    'A rejection of this gift has enough signatures (3, 2 needed)',
  ).parentElement
  expect(notice?.textContent).toContain('The gift has fewer signatures (1).')
  expect(notice?.textContent).toContain('then the gift is not paid and cannot be any more')
  expect(notice?.textContent).toContain('Anyone can execute the rejection once this number is next')
  expect(notice?.textContent).toContain(safeTxHashOf(9))
  expect(screen.queryByText(/ask them to read it there and sign/)).toBeNull()
})

test('[C1] a gift that another owner proposed is there to be read and signed, with its addresses open', async () => {
  const signatures = { signed: [first], missing: [second, third], threshold: 2 }
  const phase = { status: 'awaitingConfirmations', signatures } as const
  await show([trackedTx({ phase, rebuilt: true, proposer: first })])
  expect(screen.getByText(/^Proposed by/).closest(':not(span)')?.textContent).toBe(`Proposed by ${first}`)
  expect(screen.getByText(/If you have not signed this gift yet, read it and sign it/)).toBeTruthy()
  expect(screen.getByText('Hashes and addresses in full').closest('details')?.open).toBe(true)
  const link = within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', {
    name: /^Activity/,
  })
  expect(link.textContent).toBe('Activity (1): one waits for your Safe')
})

test('[C6] while the queue cannot be read the screen says since when, and offers to try now', async () => {
  const searchTrouble = { reason: 'The transaction service did not answer in time.', sinceMs: nowMs }
  const checkNow = vi.fn()
  const account = fakeAccount(
    { tracked: { items: [], durable: true, rebuilding: true, searchTrouble } },
    { checkNow },
  )
  renderApp(fakeServices({ account: readyWith(account) }), '#/activity')
  expect(await screen.findByText(/^Your Safe’s queue could not be read since 20 Nov 2026/)).toBeTruthy()
  expect(screen.queryByText(/^Looking for earlier gifts/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Try now' }))
  expect(checkNow).toHaveBeenCalledOnce()
})

test('[A5] when the queue was read is said beside a waiting gift, and reading it again is offered', async () => {
  const checkNow = vi.fn()
  const signatures = { signed: [first], missing: [second, third], threshold: 2 }
  const items = [trackedTx({ phase: { status: 'awaitingConfirmations', signatures } })]
  const tracked = { items, durable: true, rebuilding: false }
  const queue = { checkedAtMs: nowMs, heldUntilMs: null, waiting: null }
  renderApp(fakeServices({ account: readyWith(fakeAccount({ tracked, queue }, { checkNow })) }), '#/activity')
  expect(await screen.findByText(/^Queue read on 20 Nov 2026/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Check now' }))
  expect(checkNow).toHaveBeenCalledOnce()
})

test('[A5] polls that are held back are said so, with the reason', async () => {
  const queue = { checkedAtMs: nowMs, heldUntilMs: nowMs, waiting: null }
  renderApp(fakeServices({ account: readyWith(fakeAccount({ queue })) }), '#/activity')
  const title = await screen.findByText(/^The queue is not read again before 20 Nov 2026/)
  expect(title.parentElement?.textContent).toContain('no gift is proposed twice')
})

test('a batch with more in it says which of its payments are listed on their own', async () => {
  const batch = trackedTx({
    safeTxHash: safeTxHashOf(2),
    rebuilt: true,
    createdAtMs: 1,
    phase: { status: 'confirmed', txHash, blockNumber: 1n },
  })
  const paidBy = { safeTxHash: batch.safeTxHash, extent: 'part' } as const
  const part = trackedTx({ phase: { status: 'confirmed', txHash, blockNumber: 1n, paidBy } })
  const queued = trackedTx({ safeTxHash: safeTxHashOf(3), rebuilt: true, createdAtMs: 1 })
  const draft = trackedTx({
    safeTxHash: safeTxHashOf(4),
    phase: { status: 'draft' },
    heldBy: { safeTxHash: queued.safeTxHash, nonce: 9n },
  })
  const note = /^Includes Gift to .+, which is listed on its own\.$/
  await show([part, batch])
  expect(screen.getAllByText(note)).toHaveLength(1)
  cleanup()
  await show([draft, queued])
  expect(screen.getAllByText(note)).toHaveLength(1)
  cleanup()
  await show([{ ...part, safe: owners[0] }, batch])
  expect(screen.queryByText(note)).toBeNull()
})
