import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { walletHeader } from './support/walletHeader'
import { walletTest as test } from './support/walletTest'
test('p', async ({ page, openWithWallet, mishaps }) => {
  mishaps.allow(ethereumRequests)
  await answerForEthereum(page)
  const { wallet } = await openWithWallet({ knobs: { locked: true } })
  const header = walletHeader(page)
  await page.evaluate(() => {
    new MutationObserver((c) => { for (const x of c) console.log('MUT', (x.target as any).outerHTML?.slice(0, 300)) }).observe(document.querySelector('main')!, { childList: true, subtree: true })
  })
  page.on('console', (m) => console.log(m.text().slice(0, 400)))
  await header.choose()
  await page.waitForTimeout(2000)
})
