import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fakeAccount, fakeServices, intent, readyWith, safeSession } from '../fakes'
import { walletSession } from '../fakeWallet'
import { renderApp } from '../renderApp'

afterEach(cleanup)

test.each([
  ['in Safe{Wallet}, why Continue can stay disabled is said', safeSession, 1],
  ['through a wallet, nothing is said of Safe{Wallet}', walletSession, 0],
] as const)('[B5] while the Safe is asked %s', async (_, session, count) => {
  const account = fakeAccount({ shown: { kind: 'asking', intent, slow: false } })
  renderApp(fakeServices({ session, account: readyWith(account) }), '#/give')
  await screen.findByRole('heading', { level: 1, name: 'Confirm in your Safe' })
  expect(screen.queryAllByText(/If Continue stays disabled/)).toHaveLength(count)
})
