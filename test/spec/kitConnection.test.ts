// @vitest-environment happy-dom
import { createAuthenticationAdapter } from '@rainbow-me/rainbowkit'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { UserRejectedRequestError } from 'viem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { patchConnectors } from '../../src/adapters/wagmi/patchConnectors'
import { chains } from '../../src/config/chains'
import { probeKit } from './probeKit'
import { renderKit, type KitOptions } from './renderKit'

/** Connecting, networks and disconnecting in RainbowKit's dialogs, around the app's own configuration. */

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new Error('No network here.'))))
afterEach(() => {
  vi.unstubAllGlobals()
  cleanup()
  localStorage.clear()
})

function draw(options: Omit<KitOptions, 'children'> = {}) {
  const { seen, children } = probeKit()
  const kit = renderKit({ ...options, children })
  const ignore = () => undefined
  patchConnectors(kit.config, { onRelaySilent: ignore, onRelayHeard: ignore, onLink: ignore })
  const dialog = async () => (await screen.findByRole('dialog')).textContent
  return {
    ...kit,
    seen,
    dialog,
    openConnect: () => act(async () => seen.openConnect?.()),
    openChain: () => act(async () => seen.openChain?.()),
    choose: (id: string) => act(async () => fireEvent.click(screen.getByTestId(`rk-wallet-option-${id}`))),
  }
}

const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
/** A promise, and how to end it. */
function gate<T>() {
  let open: (value: T) => void = () => undefined
  const promise = new Promise<T>((resolve) => {
    open = resolve
  })
  return { promise, open }
}
const refusal = () => new UserRejectedRequestError(new Error('no'))

describe('a wallet that is chosen', () => {
  test('[S2.11, S2.14, S4.1, S4.6, S4.8] is asked at once, is said to be opening, and closes the dialog when it has connected', async () => {
    const answer = gate<readonly string[]>()
    const { choose, dialog, openConnect, seen } = draw({
      wallet: { answers: { eth_requestAccounts: () => answer.promise } },
    })
    await openConnect()
    await choose('org.example.wallet')
    await waitFor(async () => expect(await dialog()).toContain('Opening Example Wallet...'))
    expect(await dialog()).toContain('Confirm connection in the extension')
    await act(async () => answer.open(['0x29fcB43b46531BcA003ddC8FCB67FFE91900C762']))
    await noDialog()
    expect(seen.openAccount).toBeDefined()
  })

  test.each([0, 300])('[S2.15, S4.10] that refuses after %i ms can be asked again', async (delayMs) => {
    let times = 0
    const { choose, openConnect, dialog } = draw({
      wallet: {
        answers: {
          eth_requestAccounts: async () => {
            times++
            if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
            throw refusal()
          },
        },
      },
    })
    await openConnect()
    await choose('org.example.wallet')
    const retry = await screen.findByRole('button', { name: 'RETRY' })
    expect(times).toBe(1)
    await act(async () => fireEvent.click(retry))
    await waitFor(() => expect(times).toBe(2))
    expect(await dialog()).toContain('Example Wallet')
  })

  test('[S4.6] leaves the dialog open where signing in is still to come', async () => {
    const adapter = createAuthenticationAdapter({
      getNonce: async () => 'abcdefgh',
      createMessage: () => 'Sign in',
      verify: async () => false,
      signOut: async () => undefined,
    })
    const { choose, dialog, openConnect } = draw({ auth: { adapter, status: 'unauthenticated' } })
    await openConnect()
    await choose('org.example.wallet')
    await waitFor(async () => expect(await dialog()).toContain('Verify your account'))
  })
})

test('[S9.3] at most three wallets stand there as recent, above the others', async () => {
  localStorage.setItem('rk-recent', JSON.stringify(['walletConnect', 'coinbase', 'rainbow', 'metaMask']))
  const { openConnect } = draw()
  await openConnect()
  const wallets = screen.getAllByTestId(/^rk-wallet-option-/).map((wallet) => wallet.textContent)
  expect(wallets.filter((text) => text.endsWith('Recent'))).toEqual([
    'WalletConnectRecent',
    'Coinbase WalletRecent',
    'RainbowRecent',
  ])
  expect(wallets.at(-1)).toBe('MetaMask')
})

describe('Switch Networks', () => {
  test('[S2.36] lists the configured chains, and which one is connected', async () => {
    const { connect, openChain, dialog } = draw()
    await connect()
    await openChain()
    expect(await dialog()).toContain('Switch Networks')
    expect(screen.getByTestId('rk-chain-option-1').textContent).toBe('EthereumConnected')
    expect(screen.getByTestId('rk-chain-option-10').textContent).toBe('Optimism')
  })

  test('[S2.36] names every chain as the rest of the page does', async () => {
    const { openChain, connect } = draw({ chains })
    await connect()
    await openChain()
    const names = chains.map(({ id }) => screen.getByTestId(`rk-chain-option-${id}`).textContent)
    expect(names.map((name) => name.replace('Connected', ''))).toEqual(chains.map(({ name }) => name))
  })

  test('[S2.37] says to confirm in the wallet while it has not switched, and closes when it has', async () => {
    const answer = gate<null>()
    const { connect, openChain, wallet, seen } = draw({
      wallet: { answers: { wallet_switchEthereumChain: () => answer.promise } },
    })
    await connect()
    await openChain()
    await act(async () => fireEvent.click(screen.getByTestId('rk-chain-option-10')))
    await waitFor(() =>
      expect(screen.getByTestId('rk-chain-option-10').textContent).toContain('Confirm in Wallet'),
    )
    await act(async () => {
      wallet.state.chainId = 10
      wallet.emit('chainChanged', '0xa')
      answer.open(null)
    })
    await noDialog()
    await waitFor(() => expect(seen.state?.chain).toMatchObject({ id: 10, unsupported: false }))
  })

  test('[S2.38, S4.7, S8.1] on a wrong network says so, and offers to disconnect, which closes it', async () => {
    const { connect, openChain, wallet, dialog, seen } = draw()
    await connect()
    act(() => wallet.emit('chainChanged', '0x5'))
    await openChain()
    expect(await dialog()).toContain('Wrong network detected, switch or disconnect to continue.')
    await act(async () => fireEvent.click(screen.getByTestId('rk-chain-option-disconnect')))
    await noDialog()
    await waitFor(() => expect(seen.openConnect).toBeDefined())
  })
})
