import type { Page } from '@playwright/test'
import type { Address } from 'viem'
import { serialiseBasket } from '../../../src/core/giving/draftBasket'
import type { BasketLine } from '../../../src/core/giving/basket'
import { basketKey } from '../../../src/flows/basket/basketStore'
import { sandboxCauses } from '../../sandbox/causes'
import type { WorldInfo } from '../../sandbox/world'
import type { Line } from './giving'

export type Visit = {
  /** Whose basket it is: the Safe's address, or the account's. */
  readonly owner: Address
  readonly lines: readonly Line[]
}

/**
 * To be called before the page is opened: the browser is one in which the test wallet was connected earlier, with these
 * lines left in the basket. Only the first load of the tab is prepared.
 */
export function rememberVisit(page: Page, world: WorldInfo, visit: Visit): Promise<void> {
  return storeFirst(page, world, {
    ...basketItem(world, visit),
    'wagmi.recentConnectorId': JSON.stringify('local.testwallet'),
    'sandbox-wallet': JSON.stringify({ permitted: true }),
  })
}

/** The same for the app in a host's frame, where nothing but the basket is left by an earlier visit. */
export function rememberBasket(page: Page, world: WorldInfo, visit: Visit): Promise<void> {
  return storeFirst(page, world, basketItem(world, visit))
}

function basketItem(world: WorldInfo, { owner, lines }: Visit): Readonly<Record<string, string>> {
  const { causes } = sandboxCauses()
  const basket = {
    lines: lines.map(({ cause, asset, amount, address, token }, index): BasketLine => {
      const id = causes.find(({ name }) => name === cause)?.id
      const assetKey = asset === 'ETH' ? 'native' : (token ?? world.tokens[asset].address)
      const line = { id: `line-${index + 1}`, assetKey, amountText: amount }
      if (address !== undefined)
        return { ...line, payee: { kind: 'address', address, name: cause, ensName: null } }
      if (id === undefined) throw new Error(`The sandbox has no cause ${cause}.`)
      return { ...line, payee: { kind: 'cause', causeId: id } }
    }),
  }
  return { [basketKey(world.chainId, owner)]: serialiseBasket(basket) }
}

/** What the app's origin has stored when it is opened in this tab for the first time. */
async function storeFirst(
  page: Page,
  { appUrl }: WorldInfo,
  items: Readonly<Record<string, string>>,
): Promise<void> {
  await page.addInitScript(
    ({ items, origin }) => {
      if (location.origin !== origin || sessionStorage.getItem('visit remembered') !== null) return
      sessionStorage.setItem('visit remembered', 'yes')
      for (const [key, text] of Object.entries(items)) localStorage.setItem(key, text)
    },
    { items, origin: new URL(appUrl).origin },
  )
}
