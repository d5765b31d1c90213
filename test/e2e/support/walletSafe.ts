import { expect, type Page } from '@playwright/test'
import type { Address, Hash } from 'viem'
import type { Knobs } from '../../sandbox/wallet/walletKnobs'
import type { WorldInfo } from '../../sandbox/world'
import { type Line, proposedHash } from './giving'
import { safeAtService } from './safeAtService'
import type { TestSafe } from './test'
import { givingPage } from './walletGiving'
import { walletHeader } from './walletHeader'
import type { WalletPage } from './walletPage'
import type { OpenWithWallet, TestAccount } from './walletTest'

export type Stage = {
  readonly page: Page
  readonly world: WorldInfo
  newSafe(options: { readonly threshold: number; readonly owners: number }): Promise<TestSafe>
  openWithWallet(
    options?: OpenWithWallet,
  ): Promise<{ readonly wallet: WalletPage; readonly account: TestAccount }>
}

export type OpenSafeBehind = Pick<OpenWithWallet, 'path' | 'knobs' | 'basket'> & {
  readonly threshold?: number
  readonly owners?: number
  /** Another address than that of a Safe made for this test. */
  readonly address?: Address
}

/** Opens the app in a tab with a wallet in which Ada stands for a 2-of-3 Safe. Not connected yet. */
export async function openSafeBehind(stage: Stage, options: OpenSafeBehind = {}) {
  const { page, world, newSafe, openWithWallet } = stage
  const { threshold = 2, owners = 3, address, knobs = {}, ...rest } = options
  const account = await newSafe({ threshold, owners })
  const [ada] = account.owners
  if (ada === undefined) throw new Error('A Safe has an owner.')
  const safe = address ?? account.safe
  const { wallet } = await openWithWallet({ ...rest, account: ada, knobs: { as: ada.name, safe, ...knobs } })
  const header = walletHeader(page)
  return {
    /** The Safe of this test, and where it is. */
    account,
    wallet,
    header,
    panel: page.getByRole('dialog', { name: 'Your Safe' }),
    giving: safeGivingPage(page),
    service: safeAtService(world, account.safe),
    connect: () => header.connectTo(safe),
    /** Of the newest proposal at the service. */
    proposed: () => proposedHash(world, account.safe),
  }
}

/** The same, connected and with this basket, left by an earlier visit. */
export async function openSafeBasket(
  stage: Stage,
  { lines, ...options }: OpenSafeBehind & { readonly lines: readonly Line[] },
) {
  const opened = await openSafeBehind(stage, { ...options, basket: lines })
  await opened.header.expectAccount(opened.account.safe)
  await expect(opened.giving.main.getByRole('group', { name: /^Gift to / })).toHaveCount(lines.length)
  return opened
}

/** The giving screens as a Safe has them. */
function safeGivingPage(page: Page) {
  const screens = givingPage(page)
  const card = screens.cards.first()
  return {
    ...screens,
    card,
    /** From the basket over the review to the question in the wallet. */
    async propose(): Promise<void> {
      await screens.review()
      await screens.button('Propose to your Safe').click()
    },
    /** From "Proposed to your Safe" to what has become of it. */
    async follow(): Promise<void> {
      await expect(screens.heading).toHaveText(/^(Proposed to your Safe|Delivered)$/)
      await screens.main.getByRole('link', { name: 'Follow this gift' }).click()
      await expect(screens.heading).toHaveText('Activity')
    },
  }
}

const tellingMethods = /^(eth_send|wallet_sendCalls|wallet_switch|wallet_add|personal_sign|eth_sign)/

/** What the wallet was asked for beyond questions, since the page was loaded, in its order: each of these shows a person something. */
export async function tellingRequests(wallet: WalletPage): Promise<readonly string[]> {
  const requests = await wallet.requests()
  return requests.map(({ method }) => method).filter((method) => tellingMethods.test(method))
}

/** Lets the wallet execute at once, and answer with the chain's hash. */
export const executesAtOnce: Partial<Knobs> = { safeAnswers: 'chainHash' }

/** The one transaction on the chain that executed this proposal. */
export async function executedBy(world: WorldInfo, safeTxHash: Hash): Promise<Hash> {
  const ask = async () => {
    const response = await fetch(`${world.serviceUrl}/v2/multisig-transactions/${safeTxHash}/`)
    return ((await response.json()) as { readonly transactionHash: Hash | null }).transactionHash
  }
  // The service may be some seconds behind the chain.
  await expect.poll(ask, `${safeTxHash} has been executed`).not.toBeNull()
  return (await ask()) as Hash
}
