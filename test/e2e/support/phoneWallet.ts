import type { Page } from '@playwright/test'
import type { SignClient } from '@walletconnect/sign-client/dist/types/client'
import type { Address } from 'viem'
import { createLocalRelay } from '../../spec/localRelay'
import { standInForVerify } from './walletRelay'

/** A wallet that is reached through WalletConnect alone, by WalletConnect's own library. */
export type PhoneWallet = {
  /** What a person does with the link, or with the code that shows it: answers once the wallet asks its person. */
  scan(uri: string): Promise<Asked>
}

type Asked = {
  readonly app: string
  readonly chains: readonly string[]
  approve(account: Address, chainId: number): Promise<void>
  reject(): Promise<void>
}

type Proposal = {
  readonly id: number
  readonly params: {
    readonly proposer: { readonly metadata: { readonly name: string } }
    readonly optionalNamespaces: Readonly<Record<string, { readonly chains?: readonly string[] }>>
  }
}

type Client = InstanceType<typeof SignClient>

/** One for all: the library keeps the WebSocket that was there when it was loaded. */
const relay = createLocalRelay()

/** Of WalletConnect's server that vouches for websites; the library does without. */
const verify = 'https://verify.walletconnect.org/'
const { fetch } = globalThis
globalThis.fetch = (input, init) =>
  typeof input === 'string' && input.startsWith(verify)
    ? Promise.reject(new TypeError('Only the relay is there.'))
    : fetch(input, init)

/** Makes the wallet, with the relay between it and this page. Nothing leaves the machine. */
export async function openPhoneWallet(page: Page): Promise<PhoneWallet> {
  await standInForVerify(page)
  await page.routeWebSocket(/^wss:\/\/relay\.walletconnect\./, (socket) => {
    const local = new relay.WebSocket(socket.url())
    Object.assign(local, { onmessage: ({ data }: { readonly data: string }) => socket.send(data) })
    socket.onMessage((message) => local.send(String(message)))
  })
  const client = await makeClient()

  return {
    async scan(uri) {
      const proposed = new Promise<Proposal>((resolve) => {
        client.once('session_proposal', (event) => resolve(event as unknown as Proposal))
      })
      await client.core.pairing.pair({ uri })
      const { id, params } = await proposed
      return {
        app: params.proposer.metadata.name,
        chains: params.optionalNamespaces['eip155']?.chains ?? [],
        async approve(account, chainId) {
          const chain = `eip155:${chainId}`
          const eip155 = {
            accounts: [`${chain}:${account}`],
            chains: [chain],
            methods: ['eth_sendTransaction'],
            events: ['accountsChanged', 'chainChanged'],
          }
          const { acknowledged } = await client.approve({ id, namespaces: { eip155 } })
          await acknowledged()
        },
        reject: () => client.reject({ id, reason: { code: 5000, message: 'User rejected.' } }),
      }
    },
  }
}

async function makeClient(): Promise<Client> {
  const before = globalThis.WebSocket
  globalThis.WebSocket = relay.WebSocket as unknown as typeof WebSocket
  try {
    const { SignClient: library } = await import('@walletconnect/sign-client')
    return await library.init({
      projectId: 'f0'.repeat(16),
      metadata: { name: 'Phone wallet', description: 'Test', url: 'https://wallet.example', icons: [] },
      storageOptions: { database: ':memory:' },
      customStoragePrefix: crypto.randomUUID(),
      telemetryEnabled: false,
      logger: 'silent',
    })
  } finally {
    globalThis.WebSocket = before
  }
}
