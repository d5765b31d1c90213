import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import type { Address, Hex } from 'viem'
import type { WorldInfo } from '../../sandbox/world'

export type Line = {
  readonly cause: string
  readonly asset: 'ETH' | 'LUSD' | 'LDAI'
  readonly amount: string
  /** Instead of the cause's own: a recipient who is not in the directory, under this name. */
  readonly address?: Address
  /** Where the app is configured with another contract as this asset. */
  readonly token?: Address
}

/** Fills the basket as a person does: from the directory, one cause after the other. */
export async function fillBasket(app: FrameLocator | Page, lines: readonly Line[]): Promise<void> {
  for (const { cause } of lines) {
    const entry = app.getByRole('listitem').filter({ has: app.getByRole('link', { name: cause }) })
    await entry.getByRole('button', { name: /add/i }).click()
  }
  await app.getByRole('link', { name: /your gift/i }).click()
  for (const { cause, asset, amount } of lines) {
    const line = app.getByRole('group', { name: `Gift to ${cause}` })
    await chooseAsset(line, asset)
    await line.getByRole('textbox', { name: 'Amount' }).fill(amount)
  }
}

/** Chooses an asset of a line by its symbol, whatever of it is held. */
export async function chooseAsset(line: Locator, symbol: string): Promise<void> {
  const asset = line.getByRole('combobox', { name: 'Asset' })
  const option = asset.getByRole('option', { name: new RegExp(`^${symbol}( ·|$)`) })
  await asset.selectOption((await option.getAttribute('value')) ?? symbol)
}

/** From the basket over the review to the question in the host. */
export async function proposeGift(app: FrameLocator): Promise<void> {
  await app.getByRole('button', { name: /^review/i }).click()
  await expect(app.getByRole('heading', { level: 1, name: /^review/i })).toBeVisible()
  await app.getByRole('button', { name: 'Propose to your Safe' }).click()
}

/** The whole way from the directory to the activity screen, with the owner at the page signing in the host. */
export async function giveAndFollow(
  page: Page,
  app: FrameLocator,
  lines: readonly Line[],
  answer: string = 'Sign',
): Promise<Locator> {
  await fillBasket(app, lines)
  return proposeAndFollow(page, app, answer)
}

/** From the basket to the activity screen, with the owner at the page signing in the host. */
export async function proposeAndFollow(
  page: Page,
  app: FrameLocator,
  answer: string = 'Sign',
): Promise<Locator> {
  await proposeGift(app)
  await answerInHost(page, answer)
  await app.getByRole('link', { name: 'Follow this gift' }).click()
  return newestGift(app)
}

/** What a person does in the host's dialog: `Sign`, `Sign and execute`, `Reject` ... */
export async function answerInHost(page: Page, button: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click()
}

/** The newest gift on the activity screen. */
export function newestGift(app: FrameLocator): Locator {
  return app.getByRole('article').first()
}

/** The hash of the newest transaction of this Safe at the service, so that a co-signer can act on it. */
export async function proposedHash(world: WorldInfo, safe: Address): Promise<Hex> {
  const url = `${world.serviceUrl}/v2/safes/${safe}/multisig-transactions/?trusted=false&ordering=-created&limit=1`
  const page = (await (await fetch(url)).json()) as { results: readonly { safeTxHash: Hex }[] }
  const [newest] = page.results
  if (newest === undefined) throw new Error(`The service has no transaction of ${safe}.`)
  return newest.safeTxHash
}
