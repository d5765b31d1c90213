// @isolated: WalletConnect's client reads what WebSocket is when it is loaded.
import type { SignClient } from '@walletconnect/sign-client/dist/types/client'
import { http } from 'viem'
import { mainnet, optimism } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Connector, createConfig, createStorage } from 'wagmi'
import { connect, disconnect, getAccount } from 'wagmi/actions'
import { walletConnect } from 'wagmi/connectors'
import { createLocalRelay } from './localRelay'

/** wagmi's WalletConnect connector and a wallet of WalletConnect's own library, with a relay between them. */

const account = '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'
const metadata = { name: 'Test', description: 'Test', url: 'https://app.example', icons: [] }
const shared = {
  projectId: 'f0'.repeat(16),
  metadata,
  storageOptions: { database: ':memory:' },
  telemetryEnabled: false,
}
const approved = {
  accounts: [`eip155:1:${account}`],
  chains: ['eip155:1'],
  methods: ['eth_sendTransaction'],
  events: ['accountsChanged'],
}

type Proposal = Parameters<Parameters<Wallet['on']>[1]>[0] & {
  readonly id: number
  readonly params: { readonly optionalNamespaces: object; readonly requiredNamespaces: object }
}
type Wallet = InstanceType<typeof SignClient>
type Provider = {
  readonly session: { readonly topic: string; readonly namespaces: object }
  readonly signer: { readonly client: Wallet }
  disconnect(): Promise<void>
}

const relay = createLocalRelay()
let wallet: Wallet
let count = 0

beforeAll(async () => {
  vi.stubGlobal('WebSocket', relay.WebSocket)
  vi.stubGlobal('fetch', () => Promise.reject(new Error('Only the relay is asked here.')))
  const { default: client } = await import('@walletconnect/sign-client')
  wallet = await client.init({ ...shared, customStoragePrefix: 'wallet', logger: 'silent' })
})

afterAll(() => void vi.unstubAllGlobals())

/** Connects as the app does; the wallet has scanned the code and shows the proposal. */
async function propose() {
  const stored = new Map<string, string>()
  const node = http('http://127.0.0.1:9')
  const config = createConfig({
    chains: [mainnet, optimism],
    connectors: [walletConnect({ ...shared, customStoragePrefix: `app-${++count}`, showQrModal: false })],
    transports: { 1: node, 10: node },
    storage: createStorage({
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
    }),
  })
  const connector = config.connectors[0] as Connector
  const shown = new Promise<string>((resolve) => {
    connector.emitter.on(
      'message',
      ({ type, data }) => void (type === 'display_uri' && resolve(String(data))),
    )
  })
  const arrived = new Promise<Proposal>((resolve) => {
    wallet.once('session_proposal', (event) => resolve(event as unknown as Proposal))
  })
  const connecting = connect(config, { connector })
  const uri = await shown
  await wallet.core.pairing.pair({ uri })
  return { config, connector, stored, connecting, uri: new URL(uri), proposal: await arrived }
}

const approve = (proposal: Proposal, namespaces: object) =>
  wallet.approve({ id: proposal.id, namespaces: namespaces as never })

describe('a wallet that scans the code', () => {
  test('[S4.3, S7.7, S9.17] is led to the relay by its protocol irn, within five minutes', async () => {
    const askedAtS = Date.now() / 1_000
    const { uri, connecting, proposal } = await propose()
    expect(uri.protocol).toBe('wc:')
    expect(uri.searchParams.get('relay-protocol')).toBe('irn')
    const validS = Number(uri.searchParams.get('expiryTimestamp')) - askedAtS
    expect(validS).toBeGreaterThan(298)
    expect(validS).toBeLessThanOrEqual(310)
    expect(relay.urls).toContainEqual(expect.stringMatching(/^wss:\/\/relay\.walletconnect\.org/))
    await approve(proposal, { eip155: approved })
    await connecting
  })

  test('[S3.7, S9.18, S9.19] is asked for eip155 alone, and its session has accounts, methods, events and chains', async () => {
    const { config, connector, connecting, proposal, stored } = await propose()
    expect(proposal.params.requiredNamespaces).toEqual({})
    expect(proposal.params.optionalNamespaces).toEqual({
      eip155: expect.objectContaining({ chains: ['eip155:1', 'eip155:10'] }),
    })
    await approve(proposal, { eip155: approved })
    expect(await connecting).toEqual({ accounts: [account], chainId: 1 })
    expect(getAccount(config)).toMatchObject({ status: 'connected', address: account })
    const { session } = (await connector.getProvider()) as Provider
    expect(session.namespaces).toEqual({ eip155: approved })
    expect(stored.get('wagmi.walletConnect.requestedChains')).toBe('[1,10]')
  })

  test.each([
    ['[S5.5] no namespaces', 'eip155'],
    ['[S5.5] a namespace that is none', { eip155: 'all of it' }],
    ['[S5.7] an account without its chain', { eip155: { ...approved, accounts: [account] } }],
    ['[S5.7] an account without its namespace', { eip155: { ...approved, accounts: [`1:${account}`] } }],
    ['[S5.7] accounts that are no list', { eip155: { ...approved, accounts: `eip155:1:${account}` } }],
    ['[S5.8] methods that are no list', { eip155: { ...approved, methods: 'eth_sendTransaction' } }],
    ['[S5.8] methods that are not text', { eip155: { ...approved, methods: [{}] } }],
    ['[S5.8] events that are no list', { eip155: { ...approved, events: null } }],
  ])('%s: refused, and a good answer is still taken', async (_, namespaces) => {
    const { connecting, proposal } = await propose()
    await expect(approve(proposal, namespaces as never)).rejects.toThrow(/namespace|accounts|chain|Missing/i)
    await approve(proposal, { eip155: approved })
    expect(await connecting).toMatchObject({ accounts: [account] })
  })

  test.each(['1', 'eip155', 'eip155:1:2', 1])(
    '[S5.6] is never asked for a chain that is written %j',
    async (chain) => {
      const eip155 = { chains: ['eip155:1', chain as string], methods: [], events: [] }
      await expect(wallet.connect({ optionalNamespaces: { eip155 } })).rejects.toThrow(
        /chain .* should be a string and conform to "namespace:chainId" format/,
      )
    },
  )

  test('[S8.7] and says no is a rejection by a person', async () => {
    const { connecting, proposal } = await propose()
    const refused = expect(connecting).rejects.toMatchObject({ name: 'UserRejectedRequestError', code: 4001 })
    await wallet.reject({ id: proposal.id, reason: { code: 5000, message: 'User rejected.' } })
    await refused
  })
})

test('[S8.10] a session that is gone already does not stand in the way of disconnecting', async () => {
  const { config, connector, connecting, proposal } = await propose()
  await approve(proposal, { eip155: approved })
  await connecting
  const provider = (await connector.getProvider()) as Provider
  await provider.signer.client.session.delete(provider.session.topic, { code: 6000, message: 'gone' })
  await expect(provider.disconnect()).rejects.toThrow(/No matching key/)
  await disconnect(config)
  expect(getAccount(config).status).toBe('disconnected')
})
