import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Connector } from 'wagmi'
import { connect, disconnect } from 'wagmi/actions'
import { createWalletSender } from '../../../src/adapters/wallet/walletSender'
import { followConnection, reconnectLast } from '../../../src/adapters/wagmi/openStandalone'
import type { WalletProvider } from '../../../src/ports/wallet'
import { createFakeClock } from '../../support/fakeClock'
import { fakeConfig, fakeWallet, wallet } from './fakeWallets'

afterEach(() => vi.unstubAllGlobals())

/** Lets everything happen that waits for nothing. */
const settle = () => new Promise<void>((resolve) => void setTimeout(resolve))

function at<T>(list: readonly T[], place: number): T {
  const found = list[place]
  if (found === undefined) throw new Error(`There is no wallet ${place}.`)
  return found
}

describe('[S4.2] the connection that the app follows', () => {
  test('has the wallet’s name, account, chain and provider, and is none again afterwards', async () => {
    const one = fakeWallet({ id: 'a' })
    const config = fakeConfig([one])
    const connection = followConnection(config)
    expect(connection.getState()).toEqual({ kind: 'none', restoring: false })
    await connect(config, { connector: at(config.connectors, 0) })
    await settle()
    expect(connection.getState()).toEqual({
      kind: 'connected',
      address: wallet,
      chainId: 1,
      walletName: 'Wallet a',
      provider: one.provider,
    })
    await disconnect(config)
    await settle()
    expect(connection.getState()).toEqual({ kind: 'none', restoring: false })
  })

  test('is not one that has ended while its provider was on its way', async () => {
    let arrive: (value: unknown) => void = () => undefined
    const late = new Promise<unknown>((resolve) => (arrive = resolve))
    const config = fakeConfig([fakeWallet({ id: 'a', getProvider: () => late })])
    const connection = followConnection(config)
    await connect(config, { connector: at(config.connectors, 0) })
    await disconnect(config)
    arrive({})
    await settle()
    expect(connection.getState()).toEqual({ kind: 'none', restoring: false })
  })

  test.each([
    ['is only a name that wagmi has kept of the last visit', undefined],
    ['does not load', () => Promise.reject(new Error('Not loaded.'))],
  ])('is none where the wallet gone over to %s', async (_, getProvider) => {
    const reported: unknown[] = []
    vi.stubGlobal('reportError', (error: unknown) => void reported.push(error))
    const config = fakeConfig([fakeWallet({ id: 'a' })])
    const connection = followConnection(config)
    await connect(config, { connector: at(config.connectors, 0) })
    await settle()
    expect(connection.getState().kind).toBe('connected')
    const connector = { id: 'gone', name: 'Gone', type: 'injected', uid: 'gone', getProvider }
    config.setState((state) => ({
      ...state,
      connections: new Map([
        ['gone', { accounts: [wallet], chainId: 10, connector: connector as unknown as Connector }],
      ]),
      current: 'gone',
    }))
    await settle()
    expect(connection.getState()).toEqual({ kind: 'none', restoring: false })
    expect(reported).toHaveLength(1)
  })

  test('is being restored, and not connected, while wagmi reconnects', async () => {
    let answer: () => void = () => undefined
    const answered = new Promise<void>((resolve) => (answer = resolve))
    const stored = new Map([['wagmi.recentConnectorId', JSON.stringify('a')]])
    const config = fakeConfig([fakeWallet({ id: 'a', connect: () => answered })], stored)
    const connection = followConnection(config)
    const restored = reconnectLast(config)
    await settle()
    expect(connection.getState().kind).toBe('none')
    answer()
    await restored
    await settle()
    expect(connection.getState()).toMatchObject({ kind: 'connected', address: wallet })
  })
})

describe('Coinbase’s library, which asks after a batch at a server of its own choice, that the page’s policy stops', () => {
  const provider = {
    request: async ({ method }: { readonly method: string }) =>
      method === 'wallet_getCapabilities'
        ? { '0x1': { atomic: { status: 'supported' } } }
        : `${method} asked`,
  }
  const follow = async (type: string) => {
    const config = fakeConfig([fakeWallet({ id: 'a', type, getProvider: async () => provider })])
    const connection = followConnection(config)
    await connect(config, { connector: at(config.connectors, 0) })
    await settle()
    const read = () => {
      const state = connection.getState()
      if (state.kind !== 'connected') throw new Error('Not connected.')
      return state.provider
    }
    return { config, read }
  }
  const canBatch = (provider: WalletProvider) =>
    createWalletSender({
      provider,
      address: wallet,
      chain: { id: 1, name: 'Ethereum' },
      clock: createFakeClock(),
    }).canBatch()

  test('gets no batch, whatever it says that it can', async () => {
    const { read } = await follow('coinbaseWallet')
    expect(await canBatch(read())).toBe(false)
    expect(await canBatch((await follow('injected')).read())).toBe(true)
  })

  test('is asked for everything else', async () => {
    const { read } = await follow('coinbaseWallet')
    expect(await read().request({ method: 'eth_sendTransaction' })).toBe('eth_sendTransaction asked')
  })

  test('stays the same wallet when its account or chain changes', async () => {
    const { config, read } = await follow('coinbaseWallet')
    const before = read()
    at(config.connectors, 0).emitter.emit('change', { chainId: 10 })
    await settle()
    expect(read()).toBe(before)
  })
})

describe('[S1.5] after a reload', () => {
  test('only the wallet that was used last is asked', async () => {
    const wallets = ['a', 'b', 'c'].map((id) => fakeWallet({ id }))
    const config = fakeConfig(wallets, new Map([['wagmi.recentConnectorId', JSON.stringify('b')]]))
    await reconnectLast(config)
    expect(wallets.map(({ asked }) => asked.length > 0)).toEqual([false, true, false])
  })

  test.each([
    ['nobody was used', new Map<string, string>()],
    [
      'a wallet was used that is not there any more',
      new Map([['wagmi.recentConnectorId', JSON.stringify('gone')]]),
    ],
    ['what is stored cannot be read', new Map([['wagmi.recentConnectorId', '{']])],
  ])('nobody is asked where %s', async (_, stored) => {
    const one = fakeWallet({ id: 'a' })
    await reconnectLast(fakeConfig([one], stored)).catch(() => undefined)
    expect(one.asked).toEqual([])
  })
})
