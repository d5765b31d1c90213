import { renderHook } from '@testing-library/react'
import { type Config, createConfig, http } from 'wagmi'
import { base, mainnet, optimism } from 'viem/chains'
import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { CausesState } from '../../../src/flows/session/loadCauses'
import type { WalletConnection } from '../../../src/ports/wallet'
import { useOfferedConfig } from '../../../src/ui/wallet/rainbowkit/useOfferedConfig'
import { causes, chain } from '../fakeCauses'

const config: Config = createConfig({
  chains: [mainnet, optimism, base],
  transports: { [mainnet.id]: http(), [optimism.id]: http(), [base.id]: http() },
  multiInjectedProviderDiscovery: false,
  storage: null,
})
const chains = config.chains.map(({ id, name }) => ({ ...chain, id, name }))

function offered(directory: CausesState, chainId: number | null = null) {
  const connection: WalletConnection =
    chainId === null
      ? { kind: 'none', restoring: false }
      : {
          kind: 'connected',
          address: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
          chainId,
          walletName: 'Rainbow',
          provider: { request: () => Promise.resolve(null) },
        }
  const parts = {
    config,
    chains,
    causes: createStore(() => directory),
    connection: createStore(() => connection),
  }
  return renderHook(() => useOfferedConfig(parts)).result.current
}
const namesOf = ({ chains }: Config) => chains.map(({ name }) => name)

test('[C8] only the chains where a cause receives are offered, and the one that the wallet is on', () => {
  expect(namesOf(offered({ kind: 'ready', causes }))).toEqual(['Ethereum'])
  expect(namesOf(offered({ kind: 'ready', causes }, base.id))).toEqual(['Ethereum', 'Base'])
})

test('all of them are, as long as no directory names one', () => {
  for (const directory of [{ kind: 'loading' }, { kind: 'ready', causes: [] }] as const)
    expect(offered(directory)).toBe(config)
})

test('what is offered stays the same config beneath', () => {
  const narrow = offered({ kind: 'ready', causes })
  expect(narrow.connectors).toBe(config.connectors)
  config.setState((state) => ({ ...state, chainId: base.id }))
  expect(narrow.state.chainId).toBe(base.id)
})
