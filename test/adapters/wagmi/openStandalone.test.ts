// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Connector } from 'wagmi'
import { connect, getAccount } from 'wagmi/actions'
import { openStandalone } from '../../../src/adapters/wagmi/openStandalone'
import { announceWallet, otherAccount, walletAccount } from '../../spec/announcedWallet'
import { createFakeBrowser } from '../../support/fakeStorage'
import { aChain } from '../../support/safeFixtures'

const last = 'org.example.last'
const other = 'org.example.other'
const none = { kind: 'none', restoring: false }

let reported: unknown[] = []

beforeEach(() => {
  reported = []
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => Promise.reject(new Error('No network here.')))
  vi.stubGlobal('reportError', (error: unknown) => void reported.push(error))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** A second visit, on which the wallet of the first is asked for its accounts; and how to answer for it. */
async function visitAgain() {
  let answer: (accounts: readonly string[]) => void = () => undefined
  const accounts = new Promise<readonly string[]>((resolve) => (answer = resolve))
  const storage = createFakeBrowser().openTab()
  const connector = { id: last, name: 'Last', type: 'injected', uid: 'last' }
  const connection = { accounts: [walletAccount], chainId: 1, connector }
  const connections = { __type: 'Map', value: [['last', connection]] }
  const state = { connections, chainId: aChain.id, current: 'last' }
  storage.set('wagmi.store', JSON.stringify({ state, version: 2 }))
  storage.set('wagmi.recentConnectorId', JSON.stringify(last))
  announceWallet({ eth_accounts: () => accounts }, last)
  const ignore = () => undefined
  const standalone = openStandalone({
    chains: [aChain],
    storage,
    appName: 'do some good',
    projectId: null,
    onRelaySilent: ignore,
    onRelayHeard: ignore,
    onLink: ignore,
  })
  await after(0)
  const { config } = standalone
  expect(config.state.current).toBe('last')
  const restored = standalone.restore()
  /** Connects another wallet, which has announced itself. */
  const connectOther = async () => {
    announceWallet({ eth_requestAccounts: () => [otherAccount] }, other)
    await after(0)
    await connect(config, { connector: config.connectors.find(({ id }) => id === other) as Connector })
    await after(0)
  }
  return { ...standalone, restored, answer, connectOther }
}

describe('the wallet of the last visit', () => {
  test('is connected again when it says yes', async () => {
    const { connection, restored, answer } = await visitAgain()
    expect(connection.getState()).toEqual({ kind: 'none', restoring: true })
    await after(9_000)
    expect(connection.getState()).toEqual({ kind: 'none', restoring: true })
    answer([walletAccount])
    await restored
    await after(0)
    expect(connection.getState()).toMatchObject({ kind: 'connected', address: walletAccount })
    await after(60_000)
    expect(connection.getState()).toMatchObject({ kind: 'connected', address: walletAccount })
    expect(reported).toEqual([])
  })

  test('is not waited for any more after ten seconds: the person can connect anew', async () => {
    const { config, connection, restored, answer } = await visitAgain()
    await after(10_000)
    expect(connection.getState()).toEqual(none)
    expect(getAccount(config)).toMatchObject({ status: 'disconnected', address: undefined })
    expect(config.state).toMatchObject({ connections: new Map(), current: null })
    await restored
    expect(reported).toEqual([expect.objectContaining({ name: 'TimeLimitError' })])
    answer([])
    await after(1_000)
    expect(connection.getState()).toEqual(none)
  })

  test('is connected when it says yes later than that', async () => {
    const { config, connection, answer } = await visitAgain()
    await after(20_000)
    answer([walletAccount])
    await after(1_000)
    expect(getAccount(config)).toMatchObject({ status: 'connected', connector: { id: last } })
    expect(connection.getState()).toMatchObject({ kind: 'connected', address: walletAccount })
  })

  test.each([
    ['says yes', [walletAccount]],
    ['says no', []],
  ])('changes nothing when it %s after another was connected', async (_, accounts) => {
    const { config, connection, answer, connectOther } = await visitAgain()
    await after(20_000)
    await connectOther()
    answer(accounts)
    await after(1_000)
    expect(getAccount(config)).toMatchObject({ status: 'connected', connector: { id: other } })
    expect(config.state.connections.size).toBe(1)
    expect(connection.getState()).toMatchObject({ kind: 'connected', address: otherAccount })
  })
})
