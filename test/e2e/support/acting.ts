import type { Page } from '@playwright/test'
import { causeAddress } from '../../sandbox/causes'
import { proposeTx } from '../../sandbox/host/safeActions'
import type { Knobs } from '../../sandbox/wallet/walletKnobs'
import type { Owner, WorldInfo } from '../../sandbox/world'
import { answerForEthereum } from './ethereumNode'
import { expect, type TestSafe } from './test'
import { walletHeader } from './walletHeader'
import { type WalletPage } from './walletPage'
import type { OpenWithWallet, TestAccount } from './walletTest'

/** Ada proposes and signs a payment of so much ETH to Open Wells. */
export async function proposePayment(account: TestSafe, value: bigint): Promise<`0x${string}`> {
  const [ada] = account.owners as [Owner]
  return proposeTx(account, { owner: ada, calls: [{ to: causeAddress('open-wells'), value, data: '0x' }] })
}

type Opens = (
  options?: OpenWithWallet,
) => Promise<{ readonly wallet: WalletPage; readonly account: TestAccount }>

/** Opens a review in a tab with an owner's wallet, and connects it. */
export async function openReviewAs(
  { page, world, openWithWallet }: { page: Page; world: WorldInfo; openWithWallet: Opens },
  {
    owner,
    account,
    safeTxHash,
    knobs = {},
    isRemembered = false,
  }: {
    readonly owner: Owner
    readonly account: TestSafe
    readonly safeTxHash: string
    readonly knobs?: Partial<Knobs>
    /** Another tab of this browser has connected the wallet. */
    readonly isRemembered?: boolean
  },
) {
  await answerForEthereum(page)
  const path = `/review/local:${account.safe}/${safeTxHash}`
  const { wallet } = await openWithWallet({ page, account: owner, knobs: { as: owner.name, ...knobs }, path })
  const acting = actingPage(page)
  const header = walletHeader(page)
  if (!isRemembered) {
    await expect(acting.section).toContainText('connect the wallet of one of the owners')
    await acting.connect.click()
    await header.connectDialog.getByRole('button', { name: 'Test Wallet' }).click()
  }
  await header.expectAccount(owner.address)
  return { wallet, world, header, ...acting }
}

/** The section "What you can do" of a review. */
function actingPage(page: Page) {
  const section = page.getByRole('region', { name: 'What you can do' })
  const button = (name: string) => section.getByRole('button', { name, exact: true })
  return {
    section,
    button,
    connect: button('Connect an owner’s wallet'),
    /** Accepts the list of what could not be checked, where there is one. */
    acceptUnchecked: () => section.getByRole('checkbox', { name: /^I have read this list/ }).check(),
  }
}
