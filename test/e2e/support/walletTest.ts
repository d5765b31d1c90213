import type { ConsoleMessage, Page } from '@playwright/test'
import { type Address, type Hex, parseEther, parseUnits } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { createChainClient } from '../../sandbox/chain/createChainClient'
import { fund, type Funds } from '../../sandbox/chain/fund'
import { type Knobs, knobTexts } from '../../sandbox/wallet/walletKnobs'
import type { Line } from './giving'
import { shareAnswers } from './ethereumNode'
import { rememberVisit } from './rememberVisit'
import { test } from './test'
import { type WalletPage, walletPage } from './walletPage'

/** An ordinary account that no other test uses. */
export type TestAccount = { readonly address: Address; readonly privateKey: Hex }

export type OpenWithWallet = {
  /** Whose account the wallet has; a new one of 5 ETH, 1,000 LUSD and 1,000 LDAI unless said otherwise. */
  readonly account?: TestAccount
  /** Besides `as`. The wallet approves everything unless said otherwise. */
  readonly knobs?: Partial<Knobs>
  /** The app's own path: `/give`. */
  readonly path?: string
  /** Another tab of the same browser, which shares the wallet. */
  readonly page?: Page
  /** The wallet was connected on an earlier visit: the app connects by itself. */
  readonly connected?: boolean
  /** The same, and that visit left this basket: the app opens on it. */
  readonly basket?: readonly Line[]
}

type Fixtures = {
  /** Makes an account, funded, with a past (nonce 1) unless said otherwise. */
  newAccount(options?: { readonly funds?: Funds; readonly nonce?: number }): Promise<TestAccount>
  /** Opens the app in a tab of its own, with the test wallet in it, not connected yet. */
  openWithWallet(
    options?: OpenWithWallet,
  ): Promise<{ readonly wallet: WalletPage; readonly account: TestAccount }>
}

const enough: Funds = { native: parseEther('5'), LUSD: parseUnits('1000', 6), LDAI: parseUnits('1000', 18) }

/**
 * Playwright's `test` for the app in a normal browser. `world.appUrl` is where the build is served with the test wallet, so
 * that every helper that knows the app by it works here too. Fails on what `mishaps` watches, on errors in the console and
 * on web sockets.
 */
export const walletTest = test.extend<Fixtures>({
  world: async ({ world }, use) => {
    await use({ ...world, appUrl: world.walletAppUrl })
  },

  mishaps: async ({ page, mishaps }, use) => {
    const watch = (one: Page) => {
      one.on('console', (message) => {
        if (isError(message)) mishaps.seen.push(`console: ${message.text()}`)
      })
      one.on('websocket', (socket) => void mishaps.seen.push(`web socket to ${socket.url()}`))
    }
    watch(page)
    page.context().on('page', watch)
    await use(mishaps)
  },

  newAccount: async ({ world }, use) => {
    await use(async ({ funds = enough, nonce = 1 } = {}) => {
      const privateKey = generatePrivateKey()
      const address = privateKeyToAddress(privateKey)
      const client = createChainClient(world.rpcUrl)
      await fund({ client }, address, funds)
      await client.setNonce({ address, nonce })
      return { address, privateKey }
    })
  },

  openWithWallet: async ({ page, world, mishaps, newAccount }, use) => {
    void mishaps
    await use(async ({ account: given, knobs = {}, page: tab = page, ...options } = {}) => {
      const { basket, connected = basket !== undefined, path = basket === undefined ? '' : '/give' } = options
      const account = given ?? (await newAccount())
      const owner = (knobs.safe ?? account.address) as Address
      if (connected) await rememberVisit(tab, world, { owner, lines: basket ?? [] })
      const texts = knobTexts({ as: account.privateKey, answer: 'approve', ...knobs })
      const query = Object.entries(texts).map(([name, text]) => [`wallet.${name}`, text])
      await shareAnswers(tab)
      await tab.goto(`${world.appUrl}/?${new URLSearchParams(query)}${path === '' ? '' : `#${path}`}`)
      return { wallet: walletPage(tab), account }
    })
  },
})

/** A refused request is told by the browser in the console too; the app's own words about it are what is tested. */
function isError(message: ConsoleMessage): boolean {
  return message.type() === 'error' && !message.text().startsWith('Failed to load resource')
}
