import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { ProposalIntent } from '../../../src/core/outbox/intent'
import type { TrackedTx } from '../../../src/core/tracking/trackedItem'
import { fakeAccount, fakeServices, intent, nowMs, readyWith, trackedTx } from '../fakes'
import { renderApp } from '../renderApp'

afterEach(cleanup)

async function show(
  asked: ProposalIntent,
  items: readonly TrackedTx[] = [],
): Promise<{ title: string; words: string }> {
  const account = fakeAccount({
    shown: { kind: 'unknown', intent: asked, isSearching: true, lastSearch: null },
    tracked: { items, durable: true, rebuilding: false },
  })
  renderApp(fakeServices({ account: readyWith(account) }), '#/give')
  const heading = await screen.findByRole('heading', { level: 1 })
  return { title: heading.textContent, words: document.querySelector('main')?.textContent ?? '' }
}

test('an answer that is being looked up is not called missing', async () => {
  const { title, words } = await show({ ...intent, answeredHash: `0x${'ab'.repeat(32)}` })
  expect(title).toBe('Looking for your gift')
  expect(words).toContain('Your wallet has answered.')
  expect(words).not.toContain('no clear answer')
})

test('nobody calls it lost where the Safe may still show it, to this tab or to another', async () => {
  const { title, words } = await show(intent)
  expect(title).toBe('This gift may have been proposed')
  expect(words).toContain('no clear answer came back')
  expect(words).toContain('It may still be open in your Safe or in another tab.')
  expect(words).not.toContain('lost')
})

test('a rejected proposal is not called unanswered', async () => {
  const { title, words } = await show({ ...intent, rejectedAtMs: nowMs })
  expect(title).toBe('This gift may have been proposed')
  expect(words).toContain('Your Safe rejected it')
  expect(words).not.toContain('no clear answer')
  expect(words).not.toContain('another tab')
})

const draft = trackedTx({ calls: intent.calls, phase: { status: 'draft' } })
const byHash = { bySafeTxHash: draft.safeTxHash, byTxHash: null }

test.each<[string, TrackedTx]>([
  ['waits', draft],
  ['ended', { ...draft, phase: { status: 'replaced', byNonce: 7n, paid: 'draft', ...byHash } }],
])(
  'where an equal draft %s, the batch of the wallet has to be counted before giving again',
  async (_how, item) => {
    const { words } = await show(intent, [item])
    expect(words).toContain('open Batch in your wallet and count how often the batch holds this gift')
    expect(words).not.toContain('If this gift is in none of them, go on')
  },
)

test('a draft of another gift says nothing about this one', async () => {
  const { words } = await show(intent, [{ ...draft, calls: intent.calls.slice(1) }])
  expect(words).not.toContain('An equal gift is a draft')
  expect(words).toContain('open Batch in your wallet. If this gift is in none of them, go on')
})

test('the hash of an equal draft is not called proposed, nor paid once while a batch may hold the draft', async () => {
  const account = fakeAccount({
    shown: { kind: 'proposed', intent, safeTxHash: draft.safeTxHash, earlierAtMs: nowMs - 60_000 },
    tracked: { items: [draft], durable: true, rebuilding: false },
  })
  renderApp(fakeServices({ account: readyWith(account) }), '#/give')
  const notice = (await screen.findByText('This is one gift, not two')).parentElement?.textContent ?? ''
  expect(notice).not.toMatch(/proposed|It is paid once/)
  expect(notice).toContain(
    'If the batch of your wallet holds the gift too, confirming the batch pays the gift again',
  )
})
