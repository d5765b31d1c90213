import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { chain } from '../fakeCauses'
import { agrees, fakeAccount, fakeServices, fakeStorage, nowMs, readyWith, safeSession } from '../fakes'
import { fakeKit, fakeWallet, walletServices, walletSession } from '../fakeWallet'
import { renderApp } from '../renderApp'

afterEach(cleanup)

const badge = () => document.querySelector('[data-session]')

test('words about waiting come only when the Safe is slow', () => {
  const services = fakeServices({ session: { kind: 'deciding', slow: false }, account: { kind: 'none' } })
  renderApp(services)
  expect(badge()?.textContent).toBe('')
  act(() => services.session.setState({ kind: 'deciding', slow: true }, true))
  expect(badge()?.textContent).toBe('Contacting your Safe…')
  expect(screen.getByRole('status').textContent).toBe('Contacting your Safe…')
})

test('a connected Safe says so with its chain and threshold, and is announced', () => {
  renderApp(fakeServices())
  expect(badge()?.getAttribute('data-session')).toBe('safe')
  expect(badge()?.textContent).toContain('Connected')
  expect(badge()?.textContent).toContain('Local chain')
  expect(badge()?.textContent).toContain('2 of 3')
  expect(screen.getByRole('status').textContent).toBe('Connected to the Safe 0x5ab33f…df9a11 on Local chain.')
})

test('what the page around says of the Safe is no fact, and nothing is green, until the chain agrees', () => {
  const unverified = { kind: 'unproved', reason: 'The node did not answer.', atMs: nowMs } as const
  const account = fakeAccount({ check: unverified })
  renderApp(fakeServices({ account: readyWith(account) }))
  expect(badge()?.textContent).toContain('Connected')
  expect(badge()?.textContent).not.toContain('2 of 3')
  expect(badge()?.querySelector('path[d="M4 10.5 8.2 15 16 5.5"]')).toBeNull()
  act(() => account.check.setState(agrees, true))
  expect(badge()?.textContent).toContain('2 of 3')
  expect(badge()?.querySelector('path[d="M4 10.5 8.2 15 16 5.5"]')).not.toBeNull()
})

test('what stands beside the tick is what the chain says, not what the page around us said first', () => {
  const session = { ...safeSession, threshold: 1, owners: safeSession.owners.slice(0, 1) }
  renderApp(fakeServices({ session, account: readyWith(fakeAccount({ check: agrees })) }))
  expect(badge()?.textContent).toContain('2 of 3')
})

test('a silent host leaves three ways on', () => {
  const retryHost = vi.fn()
  const continueWithoutSafe = vi.fn()
  renderApp(
    fakeServices(
      { session: { kind: 'silent' }, account: { kind: 'none' } },
      { retryHost, continueWithoutSafe },
    ),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Ask again' }))
  fireEvent.click(screen.getByRole('button', { name: 'Go on without a Safe' }))
  expect(retryHost).toHaveBeenCalledOnce()
  expect(continueWithoutSafe).toHaveBeenCalledOnce()
  expect(screen.getByRole('link', { name: /Open Safe\{Wallet\}/ }).getAttribute('target')).toBe('_blank')
})

test('a foreign page around this one is named', () => {
  renderApp(
    fakeServices({
      session: { kind: 'refused', origin: 'https://app.safe.globai' },
      account: { kind: 'none' },
    }),
  )
  expect(screen.getByText('https://app.safe.globai')).toBeTruthy()
})

test('a visitor reads the causes, cannot add them, and learns both ways to give', async () => {
  renderApp(fakeServices({ session: { kind: 'visitor', framed: false }, account: { kind: 'none' } }))
  expect(await screen.findByRole('link', { name: 'Night School' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Add to gift/ })).toBeNull()
  const nav = within(screen.getByRole('navigation', { name: 'Main' }))
  fireEvent.click(nav.getByRole('link', { name: 'How to give' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'How to give' })).toBeTruthy()
  expect(screen.getByText(/^Connect a wallet above, or open this page in your Safe\./)).toBeTruthy()
  expect(await screen.findByText('Add custom Safe App')).toBeTruthy()
  expect(screen.getByText(/^Add this page before the first gift/)).toBeTruthy()
  expect(screen.getByText(`${window.location.origin}${window.location.pathname}`)).toBeTruthy()
})

test.each(['#/import', '#/plans', '#/activity'])(
  'without a wallet, %s says once that one is needed, and leads to how to give',
  async (path) => {
    renderApp(fakeServices({ session: { kind: 'visitor', framed: false }, account: { kind: 'none' } }), path)
    const main = within(screen.getByRole('main'))
    expect(await main.findByRole('button', { name: /^connect (a )?wallet$/i })).toBeTruthy()
    expect(screen.queryByText(/^Connect a wallet to give, or open/)).toBeNull()
    expect(main.getByRole('link', { name: 'How to give' })).toBeTruthy()
  },
)

test('[S4.5] an unknown chain has a screen of its own that names it and the known ones', async () => {
  renderApp(
    fakeServices({
      session: { ...safeSession, chainId: 424242 },
      account: { kind: 'unknownChain', chainId: 424242 },
    }),
  )
  expect(await screen.findByText(/Your Safe is on chain 424242/)).toBeTruthy()
  expect(screen.getByText('Local chain (chain 31337)')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Read about the causes' }))
  expect(await screen.findByRole('link', { name: 'Night School' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Add to gift/ })).toBeNull()
})

test('a wallet on a network that is not known is told so, with the ways on, and the causes can be read', async () => {
  renderApp(
    fakeServices({
      session: { ...walletSession, chainId: 5 },
      account: { kind: 'unknownChain', chainId: 5 },
      wallets: fakeKit(),
    }),
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'Wrong network' })).toBeTruthy()
  expect(screen.getByText(/^Your wallet is on chain 5\./)).toBeTruthy()
  expect(screen.getByText(/^Switch to one of them in your wallet, or with the network button/)).toBeTruthy()
  expect(screen.getByText('Local chain (chain 31337)')).toBeTruthy()
  expect(screen.getByRole('main').textContent).not.toContain('Safe{Wallet}')
  fireEvent.click(screen.getByRole('button', { name: 'Read about the causes' }))
  expect(await screen.findByRole('link', { name: 'Night School' })).toBeTruthy()
})

test.each([
  ['your Safe', safeSession],
  ['your wallet', walletSession],
  ['your wallet or your Safe', { kind: 'visitor', framed: false }],
] as const)('the footer says that gifts go from %s straight to each cause', async (giver, session) => {
  renderApp(fakeServices({ session, account: { kind: 'none' }, wallets: fakeKit() }))
  const footer = await screen.findByRole('contentinfo')
  expect(footer.textContent).toContain(`Gifts go from ${giver} straight to each cause.`)
})

test('a wallet whose part of the page is still coming is waited for by its name', async () => {
  renderApp(
    fakeServices({ session: walletSession, account: { kind: 'loading' }, wallets: fakeKit() }),
    '#/give',
  )
  expect(await screen.findByText('Reading your wallet…')).toBeTruthy()
})

test('a name from Ethereum names a wallet anywhere, but no Safe of another chain', async () => {
  const wallets = fakeKit({ name: 'giver.eth', avatar: null })
  const services = walletServices(fakeWallet(), { wallets })
  renderApp(services)
  const account = await screen.findByRole('button', { name: /Your account/ })
  expect(account.textContent).toContain('giver.eth')
  act(() => services.account.setState(readyWith(fakeAccount()), true))
  expect(account.textContent).not.toContain('giver.eth')
  expect(account.textContent).toContain('0x90F79b…93b906')
})

test('the first screen takes no focus; a screen that a person goes to does', async () => {
  renderApp(fakeServices())
  expect(document.activeElement).toBe(document.body)
  fireEvent.click(await screen.findByRole('link', { name: 'Night School' }))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Night School' })
  expect(document.activeElement).toBe(heading)
})

test('[S1.7, S2.48, S2.49, S9.20] the theme follows the Safe until a person chooses, and the choice is kept', () => {
  const storage = fakeStorage()
  const services = fakeServices({ storage, dark: true })
  renderApp(services)
  expect(document.documentElement.dataset['theme']).toBe('dark')
  fireEvent.change(screen.getByRole('combobox', { name: 'Appearance' }), { target: { value: 'light' } })
  expect(document.documentElement.dataset['theme']).toBe('light')
  expect(storage.get('theme')).toBe('light')
  fireEvent.change(screen.getByRole('combobox', { name: 'Appearance' }), { target: { value: 'system' } })
  expect(document.documentElement.dataset['theme']).toBe('dark')
})

test('[C10] a visitor on Activity learns what it is and what it needs', async () => {
  const connectWallet = vi.fn()
  const services = fakeServices(
    { session: { kind: 'visitor', framed: false }, account: { kind: 'none' } },
    { connectWallet },
  )
  renderApp(services, '#/activity')
  expect(await screen.findByRole('heading', { level: 1, name: 'Activity' })).toBeTruthy()
  expect(screen.getByText(/^Activity shows the gifts of your Safe or wallet/)).toBeTruthy()
  fireEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Connect Wallet' }))
  expect(connectWallet).toHaveBeenCalledOnce()
})

test('a visitor in a frame is not offered a wallet on Activity', async () => {
  const services = fakeServices({ session: { kind: 'visitor', framed: true }, account: { kind: 'none' } })
  renderApp(services, '#/activity')
  expect(await screen.findByRole('heading', { level: 1, name: 'Activity' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Connect Wallet' })).toBeNull()
})

test('an unknown chain names only the chains where a cause receives, and claims nothing about its own', async () => {
  const empty = { ...chain, id: 137, name: 'Polygon' }
  renderApp(
    fakeServices(
      { session: { ...safeSession, chainId: 424242 }, account: { kind: 'unknownChain', chainId: 424242 } },
      { chains: [chain, empty] },
    ),
  )
  expect(await screen.findByText('Local chain (chain 31337)')).toBeTruthy()
  const main = screen.getByRole('main').textContent
  expect(main).not.toContain('Polygon')
  expect(main).toContain('This site does not support that chain')
})
