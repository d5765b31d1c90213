import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { chain } from '../fakeCauses'
import { fakeServices, nowMs } from '../fakes'
import { trackedChainTx, walletSession } from '../fakeWallet'
import { renderApp } from '../renderApp'

afterEach(cleanup)

test('[C6] with the chain out of reach a wallet’s activity shows what is remembered, and since when nobody answers', async () => {
  const account = {
    kind: 'unread',
    reason: 'The node cannot be reached.',
    sinceMs: nowMs,
    chain,
    remembered: [trackedChainTx(0, { lastGoodAtMs: nowMs })],
    again: () => undefined,
  } as const
  renderApp(fakeServices({ account, session: walletSession }), '#/activity')
  expect(await screen.findByRole('heading', { level: 3, name: 'Gift to Open Wells' })).toBeTruthy()
  expect(screen.getByText(/There has been no answer since 20 Nov 2026.*we keep asking/)).toBeTruthy()
  expect(screen.getByText(/what this browser remembers, as it was on 20 Nov 2026/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Look again' })).toBeTruthy()
})
