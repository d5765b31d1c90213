import { expect, type Page } from '@playwright/test'
import type { Address } from 'viem'
import { shortAddress } from '../../../src/ui/parts/format'

/** What the header says of the wallet, and the dialogs that it opens. */
export function walletHeader(page: Page) {
  const banner = page.getByRole('banner')
  const session = page.locator('[data-session]')
  const connect = banner.getByRole('button', { name: 'Connect Wallet' })
  const network = banner.getByRole('button', { name: /^Network:/ })
  const account = banner.getByRole('button', { name: /Your account/ })
  const wrongNetwork = banner.getByRole('button', { name: 'Wrong network' })
  const connectDialog = page.getByRole('dialog', { name: 'Connect a Wallet' })
  const networks = page.getByRole('dialog', { name: 'Switch Networks' })
  const panel = page.getByRole('dialog', { name: 'Your wallet' })

  return {
    session,
    connect,
    network,
    account,
    wrongNetwork,
    connectDialog,
    networks,
    panel,

    /** Opens "Connect a Wallet" and chooses; what the wallet answers is its knobs' affair. */
    async choose(wallet = 'Test Wallet'): Promise<void> {
      await connect.click()
      await connectDialog.getByRole('button', { name: wallet }).click()
    },

    /** The same, until the header names the account. */
    async connectTo(address: Address): Promise<void> {
      await this.choose()
      await this.expectAccount(address)
    },

    async expectAccount(address: Address): Promise<void> {
      await expect(session).toHaveAttribute('data-session', 'wallet')
      await expect(account).toContainText(shortAddress(address))
    },

    async expectVisitor(): Promise<void> {
      await expect(session).toHaveAttribute('data-session', 'visitor')
      await expect(connect).toBeVisible()
      await expect(account).toHaveCount(0)
      await expect(network).toHaveCount(0)
    },

    async openPanel(): Promise<void> {
      await account.click()
      await expect(panel.getByRole('button', { name: 'Copy Address' })).toBeVisible()
    },

    /** The button of one chain in "Switch Networks". */
    chain: (name: string) => networks.getByRole('button', { name: new RegExp(`^${name}`) }),
  }
}

export type WalletHeader = ReturnType<typeof walletHeader>
