// @vitest-environment happy-dom
import type { Connector } from 'wagmi'
import { injected } from 'wagmi/connectors'
import {
  connect,
  disconnect,
  getAccount,
  reconnect,
  signMessage,
  switchChain,
  watchAccount,
} from 'wagmi/actions'
import { describe, expect, test } from 'vitest'
import { createStandaloneConfig } from '../../src/adapters/wagmi/standaloneConfig'
import { chains } from '../../src/config/chains'
import { createFakeBrowser } from '../support/fakeStorage'
import { announceWallet, otherAccount, walletAccount } from './announcedWallet'
import { eventually } from '../support/eventually'

/** A wallet of the browser behind wagmi, as the app sets it up for a normal tab. */

function open(answers: Parameters<typeof announceWallet>[0] = {}, storage = createFakeBrowser().openTab()) {
  const wallet = announceWallet(answers)
  const [mainnet, ...others] = chains
  const config = createStandaloneConfig({
    chains: [{ ...mainnet, rpcUrls: ['http://127.0.0.1:9'] }, ...others],
    storage,
    appName: 'do some good',
    projectId: null,
  })
  const connector = config.connectors.find(({ id }) => id === 'org.example.wallet') as Connector
  return { wallet, config, connector, storage }
}

test('[S3.6] a connection is an account and a chain; the chain is unsupported when it is not configured', async () => {
  const { config, connector, wallet } = open()
  expect(await connect(config, { connector })).toEqual({ accounts: [walletAccount], chainId: 1 })
  expect(getAccount(config)).toMatchObject({ address: walletAccount, chainId: 1, chain: { id: 1 } })
  wallet.emit('chainChanged', '0x5')
  expect(getAccount(config)).toMatchObject({ status: 'connected', chainId: 5, chain: undefined })
})

test('[S4.2] disconnected, connecting, connected; and after a reload reconnecting, connected', async () => {
  const { config, connector, storage } = open()
  const seen = [getAccount(config).status]
  watchAccount(config, { onChange: ({ status }) => void seen.push(status) })
  await connect(config, { connector })
  expect(seen).toEqual(['disconnected', 'connecting', 'connected'])

  const again = open({ eth_accounts: () => [walletAccount] }, storage)
  await eventually(() => expect(again.config.state.current).not.toBeNull())
  const seenAgain: string[] = []
  watchAccount(again.config, { onChange: ({ status }) => void seenAgain.push(status) })
  await reconnect(again.config, { connectors: [again.connector] })
  expect([...new Set(seenAgain)]).toEqual(['reconnecting', 'connected'])
})

test('[S4.3] the connector tells of connecting, connect, change and disconnect', async () => {
  const { config, connector, wallet } = open()
  const told: unknown[] = []
  const listen = (event: 'message' | 'connect' | 'change' | 'disconnect') =>
    connector.emitter.on(event, (data) => void told.push([event, { ...data, uid: undefined }]))
  for (const event of ['message', 'change', 'disconnect'] as const) listen(event)
  await connect(config, { connector })
  wallet.emit('chainChanged', '0xa')
  wallet.emit('accountsChanged', [otherAccount])
  wallet.emit('accountsChanged', [])
  await eventually(() => expect(getAccount(config).status).toBe('disconnected'))

  // From within the wallet, without a click in the app.
  listen('connect')
  wallet.emit('accountsChanged', [walletAccount])
  await eventually(() => expect(getAccount(config).status).toBe('connected'))
  expect(told).toEqual([
    ['message', { type: 'connecting' }],
    ['change', { chainId: 10 }],
    ['change', { accounts: [otherAccount] }],
    ['disconnect', {}],
    ['connect', { accounts: [walletAccount], chainId: 1 }],
  ])
})

test('[S4.4] a wallet that shows no account any more is disconnected', async () => {
  const { config, connector, wallet } = open()
  await connect(config, { connector })
  wallet.emit('accountsChanged', [])
  await eventually(() => expect(getAccount(config).status).toBe('disconnected'))
  expect(getAccount(config).address).toBeUndefined()
})

describe('[S8.9] what cannot be connected says why:', () => {
  test('a chain that is not configured', async () => {
    const { config, connector } = open()
    await connect(config, { connector })
    await expect(switchChain(config, { chainId: 424_242 })).rejects.toThrow('Chain not configured.')
  })

  test('a wallet that is not connected', async () => {
    await expect(signMessage(open().config, { message: 'x' })).rejects.toThrow('Connector not connected.')
  })

  test('a wallet that has left the browser', async () => {
    const { config } = open()
    const gone = injected({ target: { id: 'gone', name: 'Gone', provider: () => undefined } })
    await expect(connect(config, { connector: gone })).rejects.toThrow('Provider not found.')
  })
})

describe('a network that the wallet does not know (4902)', () => {
  const unknown = () => Promise.reject(Object.assign(new Error('Unrecognized chain ID'), { code: 4902 }))

  test('[S8.12] is offered to it with name, coin, node and explorer', async () => {
    const added: unknown[] = []
    const { config, connector, wallet } = open({
      wallet_switchEthereumChain: unknown,
      wallet_addEthereumChain: (params) => {
        added.push(...(params as unknown[]))
        wallet.state.chainId = 10
        wallet.emit('chainChanged', '0xa')
        return null
      },
    })
    await connect(config, { connector })
    expect(await switchChain(config, { chainId: 10 })).toMatchObject({ id: 10 })
    expect(added).toMatchObject([
      {
        chainId: '0xa',
        chainName: 'Optimism',
        nativeCurrency: { symbol: 'ETH', decimals: 18 },
        rpcUrls: [expect.stringMatching(/^https:/)],
        blockExplorerUrls: [expect.stringMatching(/^https:/)],
      },
    ])
  })

  test('[S8.12] and is left alone when the person does not want it', async () => {
    const { config, connector } = open({
      wallet_switchEthereumChain: unknown,
      wallet_addEthereumChain: () => Promise.reject(Object.assign(new Error('no'), { code: 4001 })),
    })
    await connect(config, { connector })
    await expect(switchChain(config, { chainId: 10 })).rejects.toMatchObject({ code: 4001 })
    expect(getAccount(config).chainId).toBe(1)
  })
})

test('[S9.22] who disconnected stays disconnected after a reload, though the wallet would still answer', async () => {
  const answers = { eth_accounts: () => [walletAccount] }
  const { config, connector, storage } = open(answers)
  await connect(config, { connector })
  await disconnect(config)
  expect(storage.get('wagmi.org.example.wallet.disconnected')).toBe('true')

  const again = open(answers, storage)
  expect(await reconnect(again.config, { connectors: [again.connector] })).toEqual([])
  expect(again.wallet.asked).not.toContain('eth_requestAccounts')
  await connect(again.config, { connector: again.connector })
  expect(storage.get('wagmi.org.example.wallet.disconnected')).toBeNull()
})
