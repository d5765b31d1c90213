import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { expect } from './support/test'
import { walletHeader } from './support/walletHeader'
import { walletTest as test } from './support/walletTest'

for (const [name, known] of Object.entries({
  https: { name: 'anna.eth', avatar: 'https://example.org/a.png' },
  ipfs: { name: 'anna.eth', avatar: 'ipfs://QmRRPWG96cmgTn2qSzjwr2qvfNEuhunv6FNeMFGa9bx6mQ' },
  wrong: {name: 'an\u0301na.eth'},
})) {
  test(`probe ${name}`, async ({ page, openWithWallet, mishaps }) => {
    mishaps.allow(ethereumRequests)
    const asked = await answerForEthereum(page, known)
    page.on('request', (r) => { if (!r.url().startsWith('http://127')) console.log(r.method(), r.url()) })
    page.on('console', (m) => console.log('CONSOLE', m.type(), m.text()))
    const { wallet, account } = await openWithWallet({ knobs: name === 'wrong' ? { chain: 5 } : {} })
    const header = walletHeader(page)
    await header.connect.click()
    await header.connectDialog.getByRole('button', { name: 'Test Wallet' }).click()
    await page.waitForTimeout(3000)
    await page.screenshot({ path: `/tmp/shots-e2/probe-${name}.png` })
    console.log(name, await page.getByRole('dialog').allInnerTexts(), await header.session.innerText())
    console.log(JSON.stringify((await wallet.requests()).map(r => [r.method, r.outcome])), asked())
    if (name === 'wrong') {
      await header.wrongNetwork.click()
      await expect(header.networks).toBeVisible()
      await page.waitForTimeout(400)
      await page.screenshot({ path: `/tmp/shots-e2/probe-wrong2.png` })
      console.log(await page.getByRole('dialog').allInnerTexts())
    }
    console.log(mishaps.seen)
  })
}
