import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { disconnect, getAccount, reconnect } from 'wagmi/actions'
import { reconnectLast } from '../../../src/adapters/wagmi/openStandalone'
import { type FakeWalletOptions, fakeWallet, wallet } from './fakeWallets'
import { after, refuse, startAttempts, startAttemptsWith } from './startAttempts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a yes that comes when another wallet is in use', () => {
  const phone = (options: Partial<FakeWalletOptions> = {}): FakeWalletOptions => ({
    id: 'walletConnect',
    type: 'walletConnect',
    connect: () => after(5_000),
    ...options,
  })
  const lateYes = async (...options: readonly [FakeWalletOptions, ...FakeWalletOptions[]]) => {
    const started = startAttempts(...options)
    const late = started.attempt(0)
    await vi.advanceTimersByTimeAsync(1_000)
    started.attempt(1)
    await vi.advanceTimersByTimeAsync(60_000)
    return { ...started, late }
  }

  test('changes nothing: neither which wallet is connected, nor the one that the next visit asks', async () => {
    const { config, late } = await lateYes(phone(), { id: 'extension' })
    expect(late).toEqual({})
    expect(getAccount(config)).toMatchObject({ status: 'connected', connector: { id: 'extension' } })
    expect(await config.storage?.getItem('recentConnectorId')).toBe('extension')
    await disconnect(config)
    expect(getAccount(config).status).toBe('disconnected')
  })

  test('ends the session that came of it', async () => {
    const letGo = vi.fn(async () => undefined)
    await lateYes(phone({ disconnect: letGo }), { id: 'extension' })
    expect(letGo).toHaveBeenCalledOnce()
  })

  test('ends no session that is in use under another name', async () => {
    const letGo = vi.fn(async () => undefined)
    const { provider } = fakeWallet({ id: 'shared' })
    const shared = { disconnect: letGo, getProvider: async () => provider }
    const { config } = await lateYes(
      phone(shared),
      phone({ ...shared, id: 'rainbow', connect: async () => undefined }),
    )
    expect(getAccount(config).connector?.id).toBe('rainbow')
    expect(letGo).not.toHaveBeenCalled()
  })

  test('takes nothing back in a browser’s wallet: it may be the one in use, under another name', async () => {
    const letGo = vi.fn(async () => undefined)
    await lateYes({ id: 'extension', connect: () => after(5_000), disconnect: letGo }, { id: 'other' })
    expect(letGo).not.toHaveBeenCalled()
  })

  test('does as little when the wallet was chosen last, and one chosen before was faster', async () => {
    const { config, attempt } = startAttempts({ id: 'slow', connect: () => after(2_000) }, phone())
    attempt(0)
    await vi.advanceTimersByTimeAsync(1_000)
    attempt(1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(getAccount(config).connector?.id).toBe('slow')
  })

  test('is passed over where the wallet says by itself that it is connected', async () => {
    const { config, attempt } = startAttempts(phone(), { id: 'extension' })
    attempt(1)
    await vi.advanceTimersByTimeAsync(1_000)
    config.connectors[0]?.emitter.emit('connect', { accounts: [wallet], chainId: 1 })
    expect(getAccount(config).connector?.id).toBe('extension')
    await disconnect(config)
    config.connectors[0]?.emitter.emit('connect', { accounts: [wallet], chainId: 1 })
    expect(getAccount(config).connector?.id).toBe('walletConnect')
  })

  test('is passed over where it was the wallet of the last visit', async () => {
    const { config, attempt } = startAttempts(phone(), { id: 'extension' })
    const restored = reconnect(config, { connectors: config.connectors.slice(0, 1) })
    await vi.advanceTimersByTimeAsync(1_000)
    attempt(1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await restored).toEqual([])
    expect(getAccount(config)).toMatchObject({ status: 'connected', connector: { id: 'extension' } })
  })

  test('connects when the other wallet has refused', async () => {
    const { config, late } = await lateYes(phone(), { id: 'extension', connect: refuse(0) })
    expect(late).toEqual({ how: 'connected', ms: 5_000 })
    expect(getAccount(config).connector?.id).toBe('walletConnect')
  })

  test('connects when the other is only a name that wagmi has kept of the last visit', async () => {
    const stored = new Map<string, string>()
    const before = startAttemptsWith(stored, { id: 'a' })
    before.attempt(0)
    await vi.advanceTimersByTimeAsync(1_000)
    const { config } = startAttemptsWith(stored, { id: 'a' })
    await vi.advanceTimersByTimeAsync(1_000)
    await reconnectLast(config)
    expect(getAccount(config)).toMatchObject({ status: 'connected', connector: { id: 'a' } })
  })
})
