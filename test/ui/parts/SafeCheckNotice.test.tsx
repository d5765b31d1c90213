import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { SafeCheck } from '../../../src/flows/account/account'
import type { Session } from '../../../src/core/session'
import { chain } from '../fakeCauses'
import { fakeAccount, fakeServices, fakeStorage, nowMs, readyWith, safe, safeSession } from '../fakes'
import { serialiseBasket } from '../../../src/core/giving/draftBasket'
import { renderApp } from '../renderApp'

afterEach(cleanup)

const behindWallet: Session = { kind: 'wallet', address: safe, chainId: chain.id, walletName: 'Test Wallet' }
const unsupported: SafeCheck = {
  kind: 'differs',
  atMs: nowMs,
  disagreements: [{ field: 'version', host: '1.2.0', chain: '1.2.0 (1.3.0 to 1.5 are supported)' }],
}
const unverified: SafeCheck = { kind: 'unproved', reason: 'The node did not answer.', atMs: nowMs }

async function review(session: Session, check: SafeCheck): Promise<string> {
  const lines = [
    {
      id: 'line-1',
      payee: { kind: 'cause' as const, causeId: 'open-wells' },
      assetKey: 'native',
      amountText: '1.25',
    },
  ]
  const storage = fakeStorage({
    [`dsg.v1.basket.${chain.id}.${safe.toLowerCase()}`]: serialiseBasket({ lines }),
  })
  const services = fakeServices({ session, storage, account: readyWith(fakeAccount({ check })) })
  renderApp(services, '#/give')
  await screen.findAllByRole('textbox')
  screen.getByRole('button', { name: 'Review your gift' }).click()
  await screen.findByRole('heading', { level: 1, name: 'Review your gift' })
  return document.querySelector('main')?.textContent ?? ''
}

test('of a Safe behind a wallet it is not said that a page around this one told us of it', async () => {
  const words = await review(behindWallet, unverified)
  expect(words).toContain('The node did not answer. All that is known of your Safe is its address')
  expect(words).not.toMatch(/page around/)
})

test('a Safe behind a wallet of a kind that we do not know: what the chain says is shown, and nothing else is claimed', async () => {
  const words = await review(behindWallet, unsupported)
  expect(words).not.toMatch(/page around|The page says/)
  expect(screen.getByRole('row', { name: /Version/ }).textContent).toBe(
    'Version1.2.0 (1.3.0 to 1.5 are supported)',
  )
  expect(screen.queryByRole('button', { name: 'Propose to your Safe' })).toBeNull()
})

test('in the frame both are named', async () => {
  const words = await review(safeSession, unsupported)
  expect(words).toContain('Your wallet and the chain do not agree')
  expect(screen.getByRole('columnheader', { name: 'The page says' })).toBeTruthy()
})

test('a host that may only lag is no alarm: when it is checked again is said, and nothing can be proposed', async () => {
  const words = await review(safeSession, {
    kind: 'differs',
    atMs: nowMs,
    disagreements: [{ field: 'threshold', host: '1', chain: '2' }],
    againAtMs: Date.now() + 9_500,
  })
  expect(words).toMatch(/Your Safe may just have been changed.*Checking again in (9|10) s/)
  expect(words).not.toContain('do not agree')
  expect(screen.getByRole('row', { name: /Signatures needed/ }).textContent).toBe('Signatures needed12')
  expect(screen.queryByRole('button', { name: 'Propose to your Safe' })).toBeNull()
})
