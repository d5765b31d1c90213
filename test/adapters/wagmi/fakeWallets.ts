import { EventEmitter } from 'node:events'
import type { Address } from 'viem'
import { mainnet, optimism } from 'viem/chains'
import { createConfig, createConnector, createStorage, custom, type CreateConnectorFn } from 'wagmi'

export const wallet: Address = '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'

export type FakeWalletOptions = {
  readonly id: string
  readonly type?: string
  /** Beside what wagmi knows, as RainbowKit hangs its details onto a connector. */
  readonly extra?: object
  readonly connect?: () => Promise<void>
  readonly disconnect?: () => Promise<void>
  readonly getProvider?: () => Promise<unknown>
}

/** A wallet as wagmi sees it, and what was asked of it. */
export function fakeWallet({
  id,
  type = 'injected',
  extra = {},
  connect,
  disconnect,
  getProvider,
}: FakeWalletOptions) {
  const provider = new EventEmitter()
  const asked: string[] = []
  const create: CreateConnectorFn = createConnector(() => ({
    id,
    name: `Wallet ${id}`,
    type,
    ...extra,
    async connect() {
      asked.push('connect')
      await connect?.()
      return { accounts: [wallet] as never, chainId: 1 }
    },
    async disconnect() {
      await disconnect?.()
    },
    getAccounts: async () => [wallet],
    getChainId: async () => 1,
    async getProvider() {
      asked.push('getProvider')
      return getProvider === undefined ? provider : getProvider()
    },
    async isAuthorized() {
      asked.push('isAuthorized')
      return true
    },
    onAccountsChanged() {},
    onChainChanged() {},
    onDisconnect() {},
  }))
  return { create, provider, asked }
}

/** wagmi with these wallets and nothing else; nothing reaches a network. */
export function fakeConfig(
  wallets: readonly { readonly create: CreateConnectorFn }[],
  stored = new Map<string, string>(),
) {
  const transport = custom({ request: () => Promise.reject(new Error('No network here.')) })
  return createConfig({
    chains: [mainnet, optimism],
    connectors: wallets.map(({ create }) => create),
    transports: { 1: transport, 10: transport },
    multiInjectedProviderDiscovery: false,
    storage: createStorage({
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
    }),
  })
}
