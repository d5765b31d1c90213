import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { disconnect, getAccount } from 'wagmi/actions'
import { reconnectLast } from '../../../src/adapters/wagmi/openStandalone'
import { fakeWallet, type FakeWalletOptions, wallet } from './fakeWallets'
import { after, refuse, startAttempts as start, startAttemptsWith } from './startAttempts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('[S2.15, S4.10] a refusal', () => {
  test.each([
    [0, 200],
    [49, 200],
    [300, 300],
  ])('after %i ms is passed on after %i ms, when RainbowKit can show it', async (givenMs, passedMs) => {
    const { attempt } = start({ id: 'a', connect: refuse(givenMs) })
    const ended = attempt(0)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(ended).toEqual({ how: 'no', ms: passedMs })
  })

  test('of a wallet that announced itself later is held back too', async () => {
    const { config, attempt } = start({ id: 'a' })
    const { connectors } = config._internal
    connectors.setState((known) => [
      ...known,
      connectors.setup(fakeWallet({ id: 'b', connect: refuse(0) }).create),
    ])
    const ended = attempt(1)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(ended).toEqual({ how: 'no', ms: 200 })
  })

  test('of a wallet that another has followed is not told: it would be taken for the other’s', async () => {
    const { attempt } = start({ id: 'a', connect: refuse(1_000) }, { id: 'b', connect: () => after(5_000) })
    const first = attempt(0)
    await vi.advanceTimersByTimeAsync(500)
    const second = attempt(1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(first).toEqual({})
    expect(second).toEqual({ how: 'connected', ms: 5_000 })
  })

  test('of the same wallet, tried again, is told', async () => {
    const { attempt } = start({ id: 'a', connect: refuse(300) })
    attempt(0)
    await vi.advanceTimersByTimeAsync(1_000)
    const again = attempt(0)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(again).toEqual({ how: 'no', ms: 300 })
  })

  test('a connection is not held back', async () => {
    const { attempt } = start({ id: 'a' })
    const ended = attempt(0)
    await vi.advanceTimersByTimeAsync(0)
    expect(ended).toEqual({ how: 'connected', ms: 0 })
  })
})

describe('[S2.10] WalletConnect’s relay', () => {
  const relayed = (options: Partial<FakeWalletOptions> = {}): FakeWalletOptions => ({
    id: 'walletConnect',
    type: 'walletConnect',
    connect: () => new Promise<void>(() => undefined),
    ...options,
  })
  const link = { rkDetails: { isWalletConnectModalConnector: true } }

  test('is said to be silent after ten seconds without a code, and not before', async () => {
    const { told, attempt } = start(relayed())
    attempt(0)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(told).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(told).toEqual(['silent'])
  })

  test('has been heard once there is a code', async () => {
    const { wallets, told, attempt } = start(relayed())
    attempt(0)
    await vi.advanceTimersByTimeAsync(5_000)
    wallets[0]?.provider.emit('display_uri', 'wc:1')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(told).toEqual(['heard'])
  })

  test('is heard by each wallet that shares its provider, though the library tells the first alone', async () => {
    const first = fakeWallet(relayed({ id: 'rainbow' }))
    const { told, attempt } = start(
      relayed({ id: 'rainbow', getProvider: async () => first.provider }),
      relayed({ getProvider: async () => first.provider }),
    )
    attempt(0)
    await vi.advanceTimersByTimeAsync(1_000)
    attempt(1)
    await vi.advanceTimersByTimeAsync(1_000)
    first.provider.emit('display_uri', 'wc:1')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(told).toEqual(['heard'])
    expect(first.provider.listenerCount('display_uri')).toBe(1)
  })

  test.each([1_000, 70_000])('that gives up after %i ms without a code fails as silent', async (givenMs) => {
    const { attempt } = start(relayed({ connect: refuse(givenMs) }))
    const ended = attempt(0)
    await vi.advanceTimersByTimeAsync(givenMs)
    expect(ended).toEqual({ how: 'WalletConnect gave no code.', ms: givenMs })
  })

  test('is not blamed for a library that did not load', async () => {
    const lost = 'Failed to fetch dynamically imported module: https://app.example/assets/wallets/index.js'
    const getProvider = () => Promise.reject(new TypeError(lost))
    const { told, attempt } = start(relayed({ getProvider, connect: getProvider }))
    const ended = attempt(0)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ended.how).toBe(lost)
    expect(told).toEqual([])
  })

  test('is not blamed for a person who says no to the code', async () => {
    const { wallets, told, attempt } = start(relayed({ connect: refuse(2_000) }))
    const ended = attempt(0)
    await vi.advanceTimersByTimeAsync(1_000)
    wallets[0]?.provider.emit('display_uri', 'wc:1')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(told).toEqual(['heard'])
    expect(ended.how).toBe('no')
    expect(wallets[0]?.provider.listenerCount('display_uri')).toBe(0)
  })

  test('does not matter any more when another wallet was chosen', async () => {
    const { told, attempt } = start(relayed(), { id: 'a' })
    attempt(0)
    await vi.advanceTimersByTimeAsync(5_000)
    attempt(1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(told).toEqual([])
  })

  test('gives a link where one was asked for, which is over with the attempt', async () => {
    const { wallets, told, attempt } = start(relayed({ extra: link, connect: () => after(3_000) }))
    attempt(0)
    await vi.advanceTimersByTimeAsync(1_000)
    wallets[0]?.provider.emit('display_uri', 'wc:1')
    expect(told).toEqual([{ kind: 'waiting' }, 'heard', { kind: 'ready', uri: 'wc:1' }])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(told.slice(3)).toEqual([{ kind: 'unwanted' }])
  })

  test('gives none to a wallet that was connected before', async () => {
    const { config, told } = start(relayed({ extra: link, connect: () => after(1_000) }))
    void config.connectors[0]?.connect({ isReconnecting: true })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(told).toEqual([])
  })
})

describe('a wallet that cannot be told', () => {
  const gone = new Error('No internet connection found')
  let reported: unknown[] = []
  beforeEach(() => {
    reported = []
    vi.stubGlobal('reportError', (error: unknown) => void reported.push(error))
  })
  afterEach(() => vi.unstubAllGlobals())

  /** WalletConnect's relay says nothing for a minute. */
  const mute = (options: Partial<FakeWalletOptions> = {}): FakeWalletOptions => ({
    id: 'walletConnect',
    type: 'walletConnect',
    async disconnect() {
      await after(60_000)
      throw gone
    },
    ...options,
  })
  const letGo = async (...options: readonly FakeWalletOptions[]) => {
    const started = start(...options)
    started.attempt(0)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(getAccount(started.config).status).toBe('connected')
    void disconnect(started.config)
    return started
  }

  test('is let go all the same', async () => {
    const { config } = await letGo({ id: 'a', disconnect: () => Promise.reject(gone) })
    await vi.advanceTimersByTimeAsync(0)
    expect(getAccount(config).status).toBe('disconnected')
    expect(reported).toEqual([gone])
  })

  test('is let go after three seconds; what its library says later is reported', async () => {
    const { config } = await letGo(mute())
    await vi.advanceTimersByTimeAsync(2_999)
    expect(getAccount(config).status).toBe('connected')
    await vi.advanceTimersByTimeAsync(1)
    expect(getAccount(config).status).toBe('disconnected')
    expect(reported).toEqual([])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(reported).toEqual([gone])
  })

  test.each([
    ['it', 0],
    ['another one of its relay, which shares its session,', 1],
  ])('is left to its library: %s is asked again when that has ended', async (_, place) => {
    const { wallets, config, told, attempt } = await letGo(mute(), mute({ id: 'rainbow' }))
    await vi.advanceTimersByTimeAsync(10_000)
    const asked = () => wallets[place]?.asked.filter((what) => what === 'connect').length
    const before = asked()
    const again = attempt(place)
    await vi.advanceTimersByTimeAsync(49_999)
    expect(asked()).toBe(before)
    expect(told).toEqual(['silent'])
    await vi.advanceTimersByTimeAsync(1)
    expect(again).toEqual({ how: 'connected', ms: 50_000 })
    expect(getAccount(config).status).toBe('connected')
  })

  test('keeps no wallet of another kind waiting', async () => {
    const { attempt } = await letGo(mute(), { id: 'a' })
    await vi.advanceTimersByTimeAsync(5_000)
    const ended = attempt(1)
    await vi.advanceTimersByTimeAsync(0)
    expect(ended).toEqual({ how: 'connected', ms: 0 })
  })
})

describe('a wallet of the last visit that is gone', () => {
  const visitAgain = async (options: FakeWalletOptions) => {
    const stored = new Map<string, string>()
    startAttemptsWith(stored, { id: 'gone' }).attempt(0)
    await vi.advanceTimersByTimeAsync(1_000)
    const started = startAttemptsWith(stored, options)
    await reconnectLast(started.config)
    expect(started.config.state.connections.size).toBe(1)
    return started
  }

  test('is not connected by another one that refuses', async () => {
    const { config, attempt } = await visitAgain({ id: 'a', connect: refuse(0) })
    const ended = attempt(0)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(ended.how).toBe('no')
    expect(getAccount(config).status).toBe('disconnected')
    expect(config.state.current).toBeNull()
  })

  test('is not gone over to when another one ends its connection', async () => {
    const { config, attempt } = await visitAgain({ id: 'a' })
    attempt(0)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(getAccount(config)).toMatchObject({ status: 'connected', connector: { id: 'a' } })
    config.connectors[0]?.emitter.emit('disconnect')
    expect(getAccount(config).status).toBe('disconnected')
  })

  test('is not gone over to when another one has connected by itself, and ends that', async () => {
    const { config } = await visitAgain({ id: 'a' })
    config.connectors[0]?.emitter.emit('connect', { accounts: [wallet], chainId: 1 })
    expect(getAccount(config)).toMatchObject({ status: 'connected', connector: { id: 'a' } })
    config.connectors[0]?.emitter.emit('disconnect')
    expect(getAccount(config).status).toBe('disconnected')
  })
})
