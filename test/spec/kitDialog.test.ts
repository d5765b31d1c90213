// @vitest-environment happy-dom
import { WalletButton } from '@rainbow-me/rainbowkit'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { probeKit } from './probeKit'
import { renderKit, type KitOptions } from './renderKit'

/** "Connect a Wallet" with the app's own list of wallets, step by step. What needs a layout is tried in a real browser. */

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('No network here.')))
  document.addEventListener('click', stayHere, { capture: true })
})

/** A link to a store or an explanation is looked at, and not followed. */
function stayHere(event: Event) {
  if (event.target instanceof Element && event.target.closest('a') !== null) event.preventDefault()
}

afterEach(() => {
  vi.unstubAllGlobals()
  document.removeEventListener('click', stayHere, { capture: true })
  Reflect.deleteProperty(window, 'ethereum')
  cleanup()
  localStorage.clear()
})

async function open(kit: KitOptions['kit'] = {}, options: Omit<KitOptions, 'kit' | 'children'> = {}) {
  const { seen, children } = probeKit()
  renderKit({ ...options, kit, children })
  await act(async () => seen.openConnect?.())
  const dialog = await screen.findByRole('dialog')
  const inside = within(dialog)
  return {
    ...inside,
    dialog,
    wallets: () => inside.getAllByTestId(/^rk-wallet-option-/).map((option) => option.textContent),
    press: (name: string | RegExp, place = 0) => {
      const found = inside.getAllByRole('button', { name })[place]
      if (found === undefined) throw new Error(`There is no button ${String(name)} number ${place}.`)
      fireEvent.click(found)
    },
  }
}

/** MetaMask's extension has instructions, Rainbow's has none. */
const getMetaMask = (dialog: Awaited<ReturnType<typeof open>>) => {
  dialog.press('Get a Wallet')
  dialog.press('GET', 2)
}

const getRainbow = (dialog: Awaited<ReturnType<typeof open>>) => {
  dialog.press('Get a Wallet')
  dialog.press('GET')
}

describe('the list', () => {
  test('[S2.4, S2.5] shows what is installed above the group Popular, each in its order', async () => {
    Object.assign(window, { ethereum: { request: () => Promise.resolve([]) } })
    const dialog = await open()
    expect(dialog.wallets()).toEqual([
      'Example Wallet',
      'Browser Wallet',
      'Rainbow',
      'Coinbase Wallet',
      'MetaMask',
      'WalletConnect',
    ])
    const text = dialog.dialog.textContent
    expect(text.indexOf('Installed')).toBeLessThan(text.indexOf('Example Wallet'))
    expect(text.indexOf('Popular')).toBeGreaterThan(text.indexOf('Example Wallet'))
    expect(text.indexOf('Popular')).toBeLessThan(text.indexOf('Browser Wallet'))
  })

  test('[S2.6] hides the browser wallet where there is none, and a wallet that has announced itself', async () => {
    expect((await open()).wallets()).not.toContain('Browser Wallet')
    cleanup()
    await open({}, { wallet: { rdns: 'io.metamask' } })
    const ids = screen.getAllByTestId(/^rk-wallet-option-/).map(({ dataset }) => dataset['testid'])
    expect(ids).toContain('rk-wallet-option-io.metamask')
    expect(ids).not.toContain('rk-wallet-option-metaMask')
  })
})

describe('the pane beside it', () => {
  test('[S2.7] begins with what a wallet is', async () => {
    const dialog = await open()
    expect(dialog.getByText('What is a Wallet?')).toBeTruthy()
    expect(dialog.getByRole('link', { name: 'Learn More' }).getAttribute('href')).toMatch(/^https:/)
  })

  test('[S2.9, S9.5] lists at most five wallets to get, each with a download', async () => {
    const dialog = await open()
    dialog.press('Get a Wallet')
    const gets = dialog.getAllByRole('button', { name: 'GET' })
    expect(gets.length).toBeGreaterThan(0)
    expect(gets.length).toBeLessThanOrEqual(5)
    const pane = dialog.dialog.textContent.split('Get a Wallet').at(-1)
    expect(pane).toMatch(/^\w*Rainbow.+GETCoinbase Wallet.+GETMetaMask.+GET/)
  })

  test('[S2.16] lets choose between extension and mobile app', async () => {
    const dialog = await open()
    getRainbow(dialog)
    expect(dialog.getByText('Get Rainbow')).toBeTruthy()
    expect(dialog.getByRole('link', { name: 'Add to Browser' }).getAttribute('href')).toMatch(/^https:/)
    expect(dialog.getByRole('button', { name: 'Get the app' })).toBeTruthy()
  })

  test('[S2.17, S9.8] shows a code to install with, of error correction M', async () => {
    const dialog = await open()
    getRainbow(dialog)
    dialog.press('Get the app')
    expect(dialog.getByText('Scan with your phone to download on iOS or Android')).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Continue' })).toBeTruthy()
    // 64 bytes fit into a code of 33 modules by correction L (78 bytes), of 37 by M (84), of 41 by Q (74): ISO/IEC 18004, table 7.
    const code = [...dialog.dialog.querySelectorAll('svg')].find((svg) => svg.textContent === 'QR Code')
    expect(code?.getAttribute('viewBox')).toBe('0 0 37 37')
  })

  test('[S2.18] explains the mobile app, with Connect and Learn More', async () => {
    const dialog = await open()
    getRainbow(dialog)
    dialog.press('Get the app')
    dialog.press('Continue')
    expect(dialog.getByText('Open the Rainbow app')).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Connect' })).toBeTruthy()
    expect(dialog.getByRole('link', { name: 'Learn More' }).getAttribute('href')).toMatch(/^https:/)
  })

  test('[S2.19] explains the extension, with Refresh and Learn More', async () => {
    const dialog = await open()
    getMetaMask(dialog)
    fireEvent.click(dialog.getByRole('link', { name: 'Add to Browser' }))
    expect(dialog.getByText('Install the MetaMask extension')).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Refresh' })).toBeTruthy()
    expect(dialog.getByRole('link', { name: 'Learn More' }).getAttribute('href')).toMatch(/^https:/)
  })
})

describe('back', () => {
  test('[S4.11] from the extension to the choice of downloads', async () => {
    const dialog = await open()
    getMetaMask(dialog)
    fireEvent.click(dialog.getByRole('link', { name: 'Add to Browser' }))
    dialog.press('Back')
    expect(dialog.getByText('Get MetaMask')).toBeTruthy()
  })

  test('[S4.12, S4.13, S4.14] from the mobile app to its code, to the choice, to the list, to the introduction', async () => {
    const dialog = await open()
    getRainbow(dialog)
    dialog.press('Get the app')
    dialog.press('Continue')
    dialog.press('Back')
    expect(dialog.getByText(/^Scan with your phone/)).toBeTruthy()
    dialog.press('Back')
    expect(dialog.getByText('Get Rainbow')).toBeTruthy()
    dialog.press('Back')
    expect(dialog.getByText('Get a Wallet')).toBeTruthy()
    dialog.press('Back')
    expect(dialog.getByText('What is a Wallet?')).toBeTruthy()
  })

  test('[S2.8, S4.14] in the compact layout, from the list to the compact introduction', async () => {
    const dialog = await open({ modalSize: 'compact' })
    expect(dialog.queryByText('A Home for your Digital Assets')).toBeNull()
    fireEvent.click(dialog.getByText('Learn More'))
    expect(dialog.getByText('A Home for your Digital Assets')).toBeTruthy()
    dialog.press('Get a Wallet')
    expect(dialog.getAllByRole('button', { name: 'GET' }).length).toBeGreaterThan(0)
    dialog.press('Back')
    expect(dialog.getByText('A Home for your Digital Assets')).toBeTruthy()
  })
})

test('[S2.12, S2.15, S4.9, S8.2] a wallet that is not installed leads to its downloads, and then says so, with INSTALL', async () => {
  const dialog = await open({}, { notInstalled: 'rainbow' })
  fireEvent.click(dialog.getByTestId('rk-wallet-option-rainbow'))
  expect(dialog.getByText('Get Rainbow')).toBeTruthy()
  fireEvent.click(dialog.getByRole('link', { name: 'Add to Browser' }))
  expect(dialog.getByText('Rainbow is not installed')).toBeTruthy()
  expect(dialog.getByRole('link', { name: 'INSTALL' }).getAttribute('href')).toMatch(/^https:/)
})

test('[S2.13, S4.9, S8.2] a wallet that is neither here nor to be installed is not available', async () => {
  renderKit({ children: createElement(WalletButton, { wallet: 'safe' }) })
  fireEvent.click(await screen.findByRole('button'))
  expect((await screen.findByRole('dialog')).textContent).toContain('Safe is not available')
})
