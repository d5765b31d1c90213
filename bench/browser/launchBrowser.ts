import { type Browser, chromium } from '@playwright/test'
import { chromiumArgs } from '../../test/e2e/support/chromiumArgs'
import { findChromium } from '../../test/e2e/support/findChromium'

/**
 * The list under the address bar is a page of Chromium's own, which each new window loads. A start opens a window of its own,
 * and on two processors that page took as long as the app's first screen, after the floor was through. A user's window has
 * loaded it long ago.
 */
const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/**
 * Chromium with every frame in the process of its page. DevTools slows a process and the requests of its frames, so a frame
 * of another site, which otherwise has a process of its own, would start unslowed and be slowed at some later moment.
 * Storage, origins and messages stay those of another site.
 */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ ...(await findChromium()), args: chromiumArgs(addressBarPages) })
}
