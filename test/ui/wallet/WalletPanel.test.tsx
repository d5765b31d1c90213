import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { TrackedItem } from '../../../src/core/tracking/trackedItem'
import type { SignInState } from '../../../src/core/signIn/signInState'
import type { ShownSignIn } from '../../../src/ui/wallet/walletKit'
import type { WalletName } from '../../../src/ports/wallet'
import { nowMs } from '../fakes'
import {
  chainHashOf,
  fakeKit,
  fakeWallet,
  trackedCalls,
  trackedChainTx,
  wallet,
  walletServices,
} from '../fakeWallet'
import { renderApp } from '../renderApp'

const confirmed = { status: 'confirmed', txHash: chainHashOf(0), blockNumber: 9n } as const

type Shown = {
  readonly items?: readonly TrackedItem[]
  readonly ens?: WalletName
  readonly disconnect?: () => Promise<void>
  readonly account?: ReturnType<typeof fakeWallet>
}

async function open({ items = [], ens, disconnect, account }: Shown = {}) {
  const tracked = { items, durable: true, rebuilding: false }
  const kit = fakeKit(ens, disconnect === undefined ? {} : { disconnect })
  renderApp(walletServices(account ?? fakeWallet({ tracked }), { wallets: kit }))
  fireEvent.click(await screen.findByRole('button', { name: /Your account/ }))
  await screen.findByRole('button', { name: 'Copy Address' })
  return within(screen.getByRole('dialog', { name: 'Your wallet' }))
}

const avatar = () => document.querySelector('dialog [data-pending]')

afterEach(cleanup)

describe('who the wallet is', () => {
  test('[S2.25, S2.26, S3.5] a drawn avatar and the shortened address, with the address in full below', async () => {
    const dialog = await open()
    expect(dialog.getByText('0x90F79b…93b906')).toBeTruthy()
    expect(dialog.getByText(wallet)).toBeTruthy()
    expect(avatar()?.querySelector('svg')).toBeTruthy()
  })

  test('[S2.25, S2.26, S3.5] the name and the picture of a name service win, and a picture that does not come gives way', async () => {
    const dialog = await open({ ens: { name: 'giver.eth', avatar: 'https://pictures.example/giver.png' } })
    expect(dialog.getByText('giver.eth')).toBeTruthy()
    expect(dialog.queryByText('0x90F79b…93b906')).toBeNull()
    expect(dialog.getByText(wallet)).toBeTruthy()
    const picture = avatar()?.querySelector('img')
    expect(picture?.getAttribute('src')).toBe('https://pictures.example/giver.png')
    if (picture) fireEvent.error(picture)
    expect(avatar()?.querySelector('img')).toBeNull()
    expect(avatar()?.querySelector('svg')).toBeTruthy()
  })

  test('[S2.27, S3.5] the balance of the chain’s own coin with its symbol, to the last digit', async () => {
    const dialog = await open()
    expect(dialog.getByText(/42\.718281828459045235/).parentElement?.textContent).toBe(
      '42.718281828459045235 ETH',
    )
  })

  test('[S2.27] a balance that could not be read is not called zero', async () => {
    const balances = { kind: 'unreachable', reason: 'The node did not answer.' } as const
    const dialog = await open({ account: fakeWallet({ balances }) })
    expect(dialog.getByText('The balance could not be read')).toBeTruthy()
    expect(dialog.queryByText(/ETH/)).toBeNull()
  })

  test('[S2.29] Disconnect closes the panel and lets the wallet go', async () => {
    const disconnect = vi.fn(async () => undefined)
    const dialog = await open({ disconnect })
    fireEvent.click(dialog.getByRole('button', { name: 'Disconnect' }))
    expect(disconnect).toHaveBeenCalledOnce()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the sign-in of a wallet', () => {
  const idle: SignInState = { kind: 'idle', problem: null }
  function fakeSignIn() {
    const state = createStore<SignInState>(() => idle)
    const stuck = createStore(() => false)
    const signOut = vi.fn(async () => state.setState(idle, true))
    return { state, stuck, signOut }
  }
  async function openWith(signIn: ShownSignIn | null, openVerify = () => undefined) {
    renderApp(walletServices(fakeWallet(), { wallets: fakeKit(undefined, { signIn, openVerify }) }))
    fireEvent.click(await screen.findByRole('button', { name: /Your account/ }))
    await screen.findByRole('button', { name: 'Copy Address' })
    return within(screen.getByRole('dialog', { name: 'Your wallet' }))
  }
  const banner = () => within(screen.getByRole('banner'))

  test('is nowhere without a sign-in service', async () => {
    const dialog = await openWith(null)
    expect(dialog.queryByText(/verif|sign-in/i)).toBeNull()
  })

  test('says what it is for and that giving needs none, and opens the step in place of the panel', async () => {
    const openVerify = vi.fn()
    const dialog = await openWith(fakeSignIn(), openVerify)
    expect(dialog.getByText(/^Verifying shows the organisation .*Giving does not need it\.$/)).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'Verify your account' }))
    expect(openVerify).toHaveBeenCalledOnce()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('once verified says so, in the header too and until when, and signs out', async () => {
    const signIn = fakeSignIn()
    const dialog = await openWith(signIn)
    act(() => signIn.state.setState({ kind: 'signedIn', expiresAtMs: nowMs, notKept: null }, true))
    expect(dialog.getByText(/^Verified: you are signed in until 20 Nov 2026/)).toBeTruthy()
    expect(banner().getByText('Verified')).toBeTruthy()
    expect(document.querySelector('[aria-live]')?.textContent).toMatch(/Your account is verified\./)
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Sign out' })))
    expect(signIn.signOut).toHaveBeenCalledOnce()
    expect(document.activeElement?.textContent).toBe('Sign-in')
    expect(banner().getAllByRole('button', { name: 'Verify your account' })).toHaveLength(2)
  })

  test('a try without a signature is told quietly, and interrupts nobody', async () => {
    const signIn = fakeSignIn()
    const dialog = await openWith(signIn)
    act(() => signIn.state.setState({ ...idle, unsigned: true }, true))
    expect(dialog.getByText(/^Not verified: no signature came back\. Nothing has changed/)).toBeTruthy()
    expect(banner().getByText(/Not verified\./)).toBeTruthy()
    expect(document.querySelector('[aria-live]')?.textContent).toMatch(/no signature came back/)
    expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).not.toContainEqual(
      expect.stringMatching(/./),
    )
  })

  test('that did not end at the service says so in the panel', async () => {
    const signIn = fakeSignIn()
    const dialog = await openWith(signIn)
    act(() => signIn.stuck.setState(true, true))
    expect(dialog.getByRole('alert').textContent).toMatch(/You are not signed out yet/)
  })
})

describe('copying', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  test('[S2.28, S9.1] Copy Address copies all of it and says "Copied!" for a second and a half', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const dialog = await open()
    vi.useFakeTimers()
    fireEvent.click(dialog.getByRole('button', { name: 'Copy Address' }))
    await act(async () => vi.advanceTimersByTimeAsync(0))
    expect(write).toHaveBeenCalledWith(wallet)
    act(() => void vi.advanceTimersByTime(1_499))
    expect(dialog.getByRole('button', { name: 'Copied!' })).toBeTruthy()
    act(() => void vi.advanceTimersByTime(1))
    expect(dialog.getByRole('button', { name: 'Copy Address' })).toBeTruthy()
  })
})

describe('Recent Transactions', () => {
  test('[S2.30, S9.2] the first three of four stand there, newest first, with where each stands', async () => {
    const items = [trackedCalls(), ...[0, 1, 2].map((place) => trackedChainTx(place))]
    const dialog = await open({ items })
    const recent = within(dialog.getByRole('region', { name: 'Recent Transactions' }))
    expect(recent.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)).toEqual([
      'Gift to Open Wells, Night School and Harbour Kitchen',
      'Gift to Open Wells',
      'Gift to Night School',
    ])
    expect(recent.getByRole('link', { name: 'See all activity' })).toBeTruthy()
  })

  test('[S2.31, S2.32] Clear All empties the list, and the empty list says what will stand in it', async () => {
    const dialog = await open({ items: [trackedChainTx(0, { phase: confirmed })] })
    expect(dialog.queryByText('transactions will appear here...')).toBeNull()
    fireEvent.click(dialog.getByRole('button', { name: 'Clear All' }))
    expect(dialog.getByText('transactions will appear here...')).toBeTruthy()
    expect(dialog.queryByRole('button', { name: 'Clear All' })).toBeNull()
  })

  test('[S2.33] "View more on Explorer" leads to the page of the address', async () => {
    const dialog = await open()
    const link = dialog.getByRole('link', { name: /^View more on Explorer/ })
    expect(link.getAttribute('href')).toBe(`https://explorer.example/address/${wallet}`)
  })

  test('[S2.53, S3.5] the avatar turns while a transaction is on its way, in words too, and no longer', async () => {
    const account = fakeWallet({
      tracked: { items: [trackedChainTx(0)], durable: true, rebuilding: false },
    })
    const dialog = await open({ account })
    expect(avatar()?.getAttribute('data-pending')).toBe('true')
    expect(dialog.getByText(/a transaction is being executed/)).toBeTruthy()
    act(() =>
      account.tracked.setState({ items: [trackedChainTx(0, { phase: confirmed, lastGoodAtMs: nowMs })] }),
    )
    expect(avatar()?.getAttribute('data-pending')).toBe('false')
    expect(dialog.queryByText(/a transaction is being executed/)).toBeNull()
  })
})
