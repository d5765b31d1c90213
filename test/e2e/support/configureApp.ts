import type { Page } from '@playwright/test'
import type { Address } from 'viem'
import type { WorldInfo } from '../../sandbox/world'
import { appBuild } from './appBuild'

/** The app is configured with another contract in place of LUSD: its scripts name this address instead. */
export async function configureAsLusd(page: Page, world: WorldInfo, token: Address): Promise<void> {
  await changeScripts(page, world, new RegExp(world.tokens.LUSD.address, 'gi'), token)
}

/** The app is configured to split gifts of more than this many payments, as by VITE_MAX_PAYMENTS. */
export async function configureMaxPayments(page: Page, world: WorldInfo, most: number): Promise<void> {
  await changeScripts(page, world, /maxPayments:100\b/g, `maxPayments:${most}`)
}

/** The app is configured with a Safe that has to sign the directory, as by VITE_DIRECTORY_SAFE. */
export async function configureDirectorySafe(page: Page, world: WorldInfo, safe: Address): Promise<void> {
  const setting = `directorySafe:{chainId:${world.chainId},address:"${safe}"}`
  await changeScripts(page, world, /directorySafe:null/g, setting)
}

/** Each script that is fetched here, and not by the page, takes its time: only those that are changed. */
async function changeScripts(page: Page, { appUrl }: WorldInfo, from: RegExp, to: string): Promise<void> {
  const changed = new Set(
    appBuild()
      .scriptsWith(from)
      .map((path) => new URL(path, appUrl).href),
  )
  await page.route(
    ({ href }) => changed.has(href),
    async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      await route.fulfill({ response, body: text.replaceAll(from, to) })
    },
  )
}
