import { expect } from './support/test'
import { startDevServer } from './support/devServer'
import { verifyPage } from './support/walletSignIn'
import { knobTexts } from '../sandbox/wallet/walletKnobs'
import { walletTest as test } from './support/walletTest'

/** `npm run dev` bundles RainbowKit in its own way: the app that is developed must be the one that is built. */
test('development runs the repaired RainbowKit, and cancelling the sign-in leaves the wallet connected', async ({
  page,
  world,
  newAccount,
}) => {
  test.setTimeout(180_000)
  const account = await newAccount()
  const server = await startDevServer(world)
  try {
    const script = await (await fetch(`${world.appUrl}/sandbox-wallet.js`)).text()
    await page.addInitScript(script)
    await page.route('**/sandbox-wallet/**', async (route) => {
      const { pathname } = new URL(route.request().url())
      await route.fulfill({ response: await route.fetch({ url: `${world.appUrl}${pathname}` }) })
    })
    const query = Object.entries(knobTexts({ as: account.privateKey, answer: 'approve' })).map(
      ([name, text]) => [`wallet.${name}`, text],
    )
    await page.goto(`${server.url}/?${new URLSearchParams(query)}`)
    const { header, dialog, send, cancel, opener } = verifyPage(page, account)
    await header.connectTo(account.address)
    await opener.click()
    // The name of the dialog and the word of the button are repairs, of two files.
    await expect(dialog).toBeVisible()
    await expect(send).toBeVisible()
    await cancel.click()
    await expect(dialog).toBeHidden()
    await header.expectAccount(account.address)
  } finally {
    await server.stop()
  }
})
