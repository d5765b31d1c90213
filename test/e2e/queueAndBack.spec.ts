import { parseEther } from 'viem'
import { causeAddress } from '../sandbox/causes'
import { confirmTx, proposeTx } from '../sandbox/host/safeActions'
import type { Owner } from '../sandbox/world'
import { expect, test } from './support/test'

test('from the queue to a review and back no list, transaction or setup is asked for twice, and nothing waits', async ({
  page,
  world,
  newSafe,
  mishaps,
}) => {
  void mishaps
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [ada, ben] = account.owners as [Owner, Owner, Owner]
  const pay = (value: bigint) =>
    proposeTx(account, { owner: ada, calls: [{ to: causeAddress('open-wells'), value, data: '0x' }] })
  const first = await pay(parseEther('0.25'))
  await pay(parseEther('0.5'))
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(world.serviceUrl)) asked.push(new URL(request.url()).search)
  })

  await page.goto(`${world.appUrl}/#/queue/local:${account.safe}`)
  const next = page.getByRole('region', { name: '#0 is next' })
  const review = next.getByRole('link', { name: 'Review' })
  await expect(next).toContainText('1 of 2 required signatures')
  await expect.poll(() => asked.length).toBe(2)

  await test.step('the review asks for the history alone', async () => {
    await review.click()
    await expect(page.getByText('Needs 1 more signature (1 of 2). It is next.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Checks' })).not.toContainText(
      'has paid so far was not read',
    )
    expect(asked.slice(2)).toEqual([expect.stringContaining('executed=true')])
  })

  await test.step('the way back asks for nothing, and shows the rows at once', async () => {
    const texts: string[] = []
    await page.exposeFunction('seen', (text: string) => void texts.push(text))
    await page.evaluate(() => {
      const { seen } = globalThis as unknown as { seen: (text: string) => void }
      const look = () => seen(document.querySelector('main')?.textContent ?? '')
      new MutationObserver(look).observe(document.body, {
        childList: true,
        subtree: true,
        characterData: true,
      })
    })
    await page.goBack()
    await expect(next).toContainText('1 of 2 required signatures')
    expect(asked).toHaveLength(3)
    expect(texts.filter((text) => text.includes('Reading the Safe and its queue'))).toEqual([])
  })

  await test.step('a signature that the review shows is in the queue on the way back', async () => {
    await review.click()
    await confirmTx(account, { owner: ben, safeTxHash: first })
    await page.getByRole('button', { name: 'Read again' }).click()
    await expect(page.getByText('2 of 2', { exact: false }).first()).toBeVisible()
    await page.goBack()
    await expect(next).toContainText('2 of 2 required signatures')
  })
})
