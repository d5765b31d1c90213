// @vitest-environment happy-dom
import { createAuthenticationAdapter } from '@rainbow-me/rainbowkit'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { chains } from '../../src/config/chains'
import { walletAccount } from './announcedWallet'
import { probeKit } from './probeKit'
import { renderKit } from './renderKit'

/** RainbowKit itself, around the app's own configuration of wagmi. */

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new Error('No network here.'))))

afterEach(() => {
  vi.unstubAllGlobals()
  cleanup()
  localStorage.clear()
})

/** Which of the modals can be opened. */
const openable = (seen: ReturnType<typeof probeKit>['seen']) =>
  (['openConnect', 'openAccount', 'openChain'] as const).filter((name) => seen[name] !== undefined)

describe('[S6.1] who may open what:', () => {
  test('[S2.3, S2.35, S4.5] disconnected, the connect modal alone; connected, account and networks; on an unknown network no account', async () => {
    const { seen, children } = probeKit()
    const { connect, wallet } = renderKit({ children })
    expect(openable(seen)).toEqual(['openConnect'])
    await connect()
    expect(openable(seen)).toEqual(['openAccount', 'openChain'])
    act(() => wallet.emit('chainChanged', '0x5'))
    expect(openable(seen)).toEqual(['openChain'])
  })

  test('[S2.35] connected, the networks with a single chain too, which then stands there alone', async () => {
    const { seen, children } = probeKit()
    const { connect } = renderKit({ children, chains: [chains[0]] })
    await connect()
    expect(openable(seen)).toEqual(['openAccount', 'openChain'])
    await act(async () => seen.openChain?.())
    expect(
      (await screen.findAllByTestId(/^rk-chain-option-\d+$/)).map(({ dataset }) => dataset.testid),
    ).toEqual(['rk-chain-option-1'])
  })

  test('connected and not verified, the connect modal, for the step of signing in', async () => {
    const { seen, children } = probeKit()
    const adapter = createAuthenticationAdapter({
      getNonce: () => new Promise<string>(() => undefined),
      createMessage: () => '',
      verify: async () => false,
      signOut: async () => undefined,
    })
    const { connect } = renderKit({ children, auth: { adapter, status: 'unauthenticated' } })
    await connect()
    expect(openable(seen)).toEqual(['openConnect'])
  })
})

test('the account and the chain are what RainbowKit’s own button would have', async () => {
  const { seen, children } = probeKit()
  const { connect, wallet } = renderKit({ children, kit: { showRecentTransactions: true } })
  expect(seen.state).toMatchObject({ account: undefined, chain: undefined })
  await connect()
  expect(seen.state?.account).toMatchObject({
    address: walletAccount,
    displayName: '0x29…C762',
    hasPendingTransactions: false,
  })
  expect(seen.state?.chain).toMatchObject({ id: 1, name: 'Ethereum', unsupported: false })
  expect(Object.keys(seen.state?.chain ?? {})).toEqual(
    expect.arrayContaining(['iconUrl', 'iconBackground', 'hasIcon']),
  )

  act(() => seen.add?.({ hash: `0x${'ab'.repeat(32)}`, description: 'A gift' }))
  await waitFor(() => expect(seen.state?.account?.hasPendingTransactions).toBe(true))
  act(() => wallet.emit('chainChanged', '0x5'))
  await waitFor(() => expect(seen.state?.chain).toMatchObject({ id: 5, unsupported: true }))
})

describe('a transaction that is given to RainbowKit', () => {
  const hash = `0x${'ab'.repeat(32)}`
  const good = { hash, description: 'A gift' }

  test('[S8.20] needs an account and a chain', () => {
    const { seen, children } = probeKit()
    renderKit({ children })
    expect(() => seen.add?.(good)).toThrow('No address or chain ID found')
  })

  test.each([
    ['a hash that is too short', { hash: hash.slice(0, -1) }, 'Invalid transaction hash'],
    ['a hash that is too long', { hash: `${hash}0` }, 'Invalid transaction hash'],
    ['a hash without 0x', { hash: hash.slice(2) }, 'Invalid transaction hash'],
    ['a hash that is not hex', { hash: `0x${'zz'.repeat(32)}` }, 'Invalid transaction hash'],
    ['no description', { description: undefined }, 'Transaction must have a description'],
    ['0 confirmations', { confirmations: 0 }, 'Transaction confirmations must be'],
    ['-1 confirmations', { confirmations: -1 }, 'Transaction confirmations must be'],
    ['1.5 confirmations', { confirmations: 1.5 }, 'Transaction confirmations must be'],
  ])('is refused with %s', async (_, fault, words) => {
    const { seen, children } = probeKit()
    const { connect } = renderKit({ children })
    await connect()
    expect(() => seen.add?.({ ...good, ...fault } as never)).toThrow(words)
    expect(localStorage.getItem('rk-transactions') ?? '').not.toContain('A gift')
  })

  test('[S3.3] is kept with hash, description, confirmations and status', async () => {
    const { seen, children } = probeKit()
    const { connect } = renderKit({ children })
    await connect()
    act(() => seen.add?.({ ...good, confirmations: 2 }))
    expect(JSON.parse(localStorage.getItem('rk-transactions') ?? '')).toEqual({
      [walletAccount]: { '1': [{ ...good, confirmations: 2, status: 'pending' }] },
    })
  })
})

describe('[S5.12] the id of a theme', () => {
  const draw = (id: string) => {
    const { children } = probeKit()
    return renderKit({ kit: { id }, children }).faults
  }
  test.each(['good', 'do_some_good', 'App2'])('may be %s', (id) => expect(draw(id)).toEqual([]))
  test.each(['do-some-good', 'a b', 'a"]{}', 'ä'])('may not be %s', (id) => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    expect(draw(id)).toEqual([`Invalid ID: ${id}`])
    log.mockRestore()
  })
})

test('[S8.6] signing in without an adapter is an error that says so', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { seen, children } = probeKit()
  const { connect, faults } = renderKit({
    children,
    auth: { adapter: undefined as never, status: 'unauthenticated' },
  })
  await connect()
  await act(async () => seen.openConnect?.())
  await waitFor(() => expect(faults).toEqual(['No authentication adapter found']))
  log.mockRestore()
})

describe('[S9.24] confetti', () => {
  /** Presses a wallet, and holds it for 200 pictures of the screen. */
  async function hold(coolMode: boolean): Promise<number> {
    const frames: FrameRequestCallback[] = []
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
    const { seen, children } = probeKit()
    renderKit({ kit: { coolMode }, children })
    await act(async () => seen.openConnect?.())
    const wallet = await screen.findByTestId('rk-wallet-option-rainbow')
    // The particles are pictures of the wallet, which come a little later.
    await waitFor(() => expect(wallet.querySelector('img[src]')).not.toBeNull())
    const event = 'ontouchstart' in window ? 'touchstart' : 'mousedown'
    wallet.dispatchEvent(new MouseEvent(event, { bubbles: true }))
    let most = 0
    for (let time = 0; time < 200; time++) {
      for (const frame of frames.splice(0)) frame(time * 16)
      most = Math.max(most, document.getElementById('_rk_coolMode')?.childElementCount ?? 0)
    }
    return most
  }

  test('is off, as the app has it', async () => expect(await hold(false)).toBe(0))
  test('is at most 35 pieces where it is switched on', async () => expect(await hold(true)).toBe(35))
})
