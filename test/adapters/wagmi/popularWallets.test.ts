// @vitest-environment happy-dom
// @isolated: RainbowKit keeps each connector that it has once made.
import { cleanup, render, screen } from '@testing-library/react'
import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { givesLink } from '../../../src/adapters/wagmi/walletConnect'
import { createStandaloneConfig } from '../../../src/adapters/wagmi/standaloneConfig'
import { chains } from '../../../src/config/chains'
import { KitDialogs, type WantedDialog } from '../../../src/ui/wallet/rainbowkit/KitDialogs'
import { createFakeBrowser } from '../../support/fakeStorage'

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new Error('No network here.'))))
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(window, 'ethereum')
  cleanup()
  localStorage.clear()
})

const appName = 'do some good'
const projectId = '3f9a1c7e5b2d48f60a91c3e7d5b8f214'

function makeConfig(project: string | null) {
  const storage = createFakeBrowser().openTab()
  return createStandaloneConfig({ chains: [chains[0], chains[1]], storage, appName, projectId: project })
}

const idsOf = (config: ReturnType<typeof makeConfig>) =>
  config.connectors.map((connector) => (connector as { rkDetails?: { id: string } }).rkDetails?.id)

test('[S2.5, S2.6] the wallets stand in the specification’s order, the browser’s where there is one', () => {
  // Of WalletConnect there are two: one gives a code to scan, one a link.
  const others = ['safe', 'rainbow', 'coinbase', 'metaMask', 'walletConnect', 'walletConnect', 'brave']
  expect(idsOf(makeConfig(projectId))).toEqual(others)
  Object.assign(window, { ethereum: { request: () => Promise.resolve([]) } })
  expect(idsOf(makeConfig(projectId))).toEqual(['injected', ...others])
})

test('no wallet’s library is set up before it was chosen', () => {
  expect(
    makeConfig(projectId).connectors.filter((connector) => 'setup' in connector && connector.setup),
  ).toEqual([])
})

test('Coinbase’s is known by its type, which decides that it gets no batch', () => {
  const config = makeConfig(projectId)
  const found = config.connectors.filter((_, place) => idsOf(config)[place] === 'coinbase')
  expect(found.map(({ type }) => type)).toEqual(['coinbaseWallet'])
})

test('one of WalletConnect’s two connectors gives a link, and both keep what RainbowKit knows of them', () => {
  const config = makeConfig(projectId)
  const both = config.connectors.filter((_, place) => idsOf(config)[place] === 'walletConnect')
  expect(both).toHaveLength(2)
  expect(both.filter(givesLink)).toHaveLength(1)
  for (const connector of both) {
    expect(connector.type).toBe('walletConnect')
    expect(connector).toMatchObject({ rkDetails: { id: 'walletConnect', groupName: 'Popular' } })
  }
})

test('[S5.2, S8.5] without a project id nothing that needs the relay is offered, and the dialog says why', async () => {
  const config = makeConfig(null)
  expect(idsOf(config)).not.toContain('walletConnect')
  const dialog = createStore<WantedDialog>(() => ({ wanted: 'connect' }))
  render(
    createElement(KitDialogs, {
      appName,
      hasRelay: false,
      config,
      queryClient: new QueryClient(),
      dialog,
      ensName: createStore(() => ({ name: null, avatar: null })),
      authentication: null,
    }),
  )
  const shown = (await screen.findByRole('dialog')).textContent
  expect(shown).toContain('Coinbase Wallet')
  expect(shown).not.toContain('Rainbow')
  expect(shown).toContain(
    'Wallets on a phone are not offered here: this site has no WalletConnect project id.',
  )
})
