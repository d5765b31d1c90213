import type { World } from '../sandbox/world'
import { createWalker, type Engine } from './engine'

/**
 * Gives from a Safe in the host's frame, compares by the sheet, signs and executes as a co-signer with a wallet, and reads the
 * record, and a review in German in a narrow window.
 *
 * @throws Error at the first step that does not come.
 */
export async function walk(engine: Engine, world: World, folder: string): Promise<void> {
  const page = createWalker(engine, folder)
  const owners = world.owners.slice(0, 2).map(({ address }) => address)
  const safe = await world.createSafe({ owners, threshold: 2, funds: { native: 10n ** 18n } })
  const place = `local:${safe}`

  await page.resize(1200, 900)
  await page.open(`${world.hostUrl}/?safe=${safe}&as=Ada`)
  await page.enterFrame()
  await page.press('Add to gift')
  await page.pressUntilSeen('Your gift', 'Choose how much each recipient gets')
  await page.choose('Asset', 'ETH')
  await page.type('Amount', '0.25')
  await page.picture('basket')
  await page.press('Review your gift')
  await page.sees('Checked on chain')
  await page.picture('review of the gift')
  await page.press('Propose to your Safe')
  await page.leaveFrame()
  await page.press('Sign', 'dialog button, [role=dialog] button')
  await page.enterFrame()
  await page.press('Follow this gift')
  await page.sees('Needs 1 more signature (1 of 2)')

  const listed = await fetch(`${world.serviceUrl}/v2/safes/${safe}/multisig-transactions/?limit=1`)
  const { results } = (await listed.json()) as { results: readonly { safeTxHash: string }[] }
  const hash = results[0]?.safeTxHash
  const review = `#/review/${place}/${hash}`
  await page.open(`${world.appUrl}/?lang=en#/sheet/${place}/${hash}`)
  await page.sees('What do you see on your device?')
  await page.type('What your device, another tool or another signer shows', String(hash))
  await page.sees('Equal to the EIP-712 digest (safeTxHash), all 64 characters')
  await page.press('Two hashes', 'label')
  await page.sees('It never shows the safeTxHash')
  await page.picture('sheet')
  await page.printsOnePage('sheet')

  await page.open(`${world.coSignerAppUrl}/?wallet.as=Ben&wallet.answer=approve${review}`)
  await page.press('Connect an owner’s wallet')
  await page.press('Test Wallet')
  await page.sees('an owner of this Safe')
  await page.picture('review by the co-signer')
  await page.acceptUnchecked()
  await page.pressUntilSeen('Sign', 'Signed, and posted', 'main button')
  await page.pressUntilSeen('Execute', '#0 was executed', 'main button')
  await page.picture('executed')

  await page.open(`${world.hostUrl}/?safe=${safe}&as=Ada#app=/%23/activity`)
  await page.enterFrame()
  await page.sees('Delivered')
  await page.picture('delivered')

  await page.open(`${world.appUrl}/?lang=en#/record/${place}`)
  await page.sees('Complete since the Safe began')
  await page.sees('0.25 ETH')
  await page.picture('record')

  await page.resize(390, 844)
  await page.open(`${world.appUrl}/?lang=de${review}`)
  await page.sees('nötigen Signaturen sind bestätigt')
  await page.fits()
  await page.picture('review on a phone')
}
