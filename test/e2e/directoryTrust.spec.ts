import { createHash } from 'node:crypto'
import { sign } from 'ox/Secp256k1'
import { toHex as serialize } from 'ox/Signature'
import { encodeFunctionData, hashMessage, parseAbi } from 'viem'
import { directoryMessage } from '../../src/core/causes/directorySignature'
import { packSignatures } from '../../src/core/safe/signatureBytes'
import { safeMessageHash } from '../../src/core/safe/safeMessageHash'
import { sandboxCauses } from '../sandbox/causes'
import { createChainClient } from '../sandbox/chain/createChainClient'
import { frameOfApp } from './support/appInHost'
import { configureDirectorySafe } from './support/configureApp'
import { findNotice } from './support/findNotice'
import { fillBasket, proposeAndFollow } from './support/giving'
import { takeOverTime } from './support/pageTime'
import { expect, test, type TestSafe } from './support/test'

const oneGift = [{ cause: 'Open Wells', asset: 'ETH', amount: '0.25' }] as const
const fault = 'The list of causes has a fault, so none of it is shown'

/** The sandbox's directory in which Open Wells has given up its address. */
function withRetiredWells(): string {
  const content = sandboxCauses()
  const [wells, ...others] = content.causes
  const [recipient] = wells?.recipients ?? []
  if (wells === undefined || recipient === undefined) throw new Error('There is no Open Wells.')
  const status = { state: 'retired', since: '2026-05-01', reason: 'The key was lost.' }
  const retired = { ...wells, recipients: [{ ...recipient, status }] }
  return JSON.stringify({ ...content, causes: [retired, ...others] })
}

test('an address that is retired is stopped in the basket, and named where a gift waits for signatures and on the page of the cause', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const { safe } = await newSafe({ threshold: 2, owners: 3 })
  const time = await takeOverTime(page)
  const app = await openInSafe({ safe, basket: oneGift })
  const gift = await proposeAndFollow(page, app)
  await expect(gift).toContainText('Needs 1 more signature')
  await expect(gift).not.toContainText('The key was lost')
  await app.getByRole('link', { name: 'Causes' }).first().click()
  await fillBasket(app, oneGift)

  await page.route(`${world.appUrl}/causes.json`, (route) => route.fulfill({ body: withRetiredWells() }))
  await openInSafe({ safe, path: '/activity' })
  await test.step('a gift that waits for signatures says that its address has been retired since', async () => {
    const notice = findNotice(app, 'An address of Open Wells was retired on 1 May 2026: The key was lost.')
    await expect(notice).toContainText('The directory no longer stands behind this address.')
    await frameOfApp(page, world).evaluate((queue) => {
      window.location.hash = queue
    }, `#/queue/local:${safe}`)
    await app
      .getByRole('link', { name: /^Review #/ })
      .first()
      .click()
    // Activity, queue and review may have used up the requests of this minute.
    await time.passUntil(app.getByRole('main'), 'An address of Open Wells that is retired')
    await expect(app.getByText('An address of Open Wells that is retired').first()).toBeVisible()
  })

  await test.step('a retired address is stopped in the basket', async () => {
    await app.getByRole('link', { name: /^Your gift/ }).click()
    const line = app.getByRole('group', { name: 'Gift to Open Wells' })
    await expect(line).toContainText(
      'The address of Open Wells on Local chain is retired since 2026-05-01: The key was lost.',
    )
    await app.getByRole('button', { name: 'Review your gift' }).click()
    await expect(app.getByRole('heading', { level: 1 })).toHaveText('Your gift')
  })

  await test.step('and named on the page of the cause', async () => {
    await app.getByRole('link', { name: 'Causes' }).first().click()
    await app.getByRole('link', { name: 'Open Wells' }).click()
    await expect(
      app.getByText('Takes nothing on Local chain: its address is retired since 2026-05-01.'),
    ).toBeVisible()
    const former = app.getByRole('region', { name: 'Former addresses' })
    await expect(former).toContainText('Retired since 1 May 2026: The key was lost.')
    await expect(app.getByRole('button', { name: /Add to gift/ })).toHaveCount(0)
  })
})

/** causes.sig.json, as the first owners of the Safe sign this text. */
function signedBy(count: number, text: string, { safe, owners }: TestSafe, chainId: number): string {
  const sha256 = createHash('sha256').update(text).digest('hex')
  const place = `local:${safe}`
  const { directory: about } = JSON.parse(text) as ReturnType<typeof sandboxCauses>
  const message = directoryMessage({ about, sha256, safe: place })
  const payload = safeMessageHash(hashMessage(message), { chainId, safe, version: '1.4.1' })
  const signature = packSignatures(
    owners.slice(0, count).map(({ address, privateKey }) => ({
      signer: address,
      signature: serialize(sign({ payload, privateKey })),
    })),
  )
  return JSON.stringify({ version: 1, safe: place, signature })
}

test('a directory that the organisation’s Safe has signed says by whom, and one that was changed is refused', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const organisation = await newSafe({ threshold: 2, owners: 3 })
  const content = sandboxCauses()
  const older = JSON.stringify(content)
  const directory = { ...content.directory, version: content.directory.version + 1 }
  const text = JSON.stringify({ ...content, directory })
  let [served, signature] = [text, signedBy(2, text, organisation, world.chainId)]
  await configureDirectorySafe(page, world, organisation.safe)
  await page.route(`${world.appUrl}/causes.json`, (route) => route.fulfill({ body: served }))
  await page.route(`${world.appUrl}/causes.sig.json`, (route) => route.fulfill({ body: signature }))
  const open = () => openInSafe({ safe: world.safes.twoOfThree.address })
  const app = await open()
  const source = app.getByRole('region', { name: 'About this directory' })
  const propose = app.getByRole('button', { name: 'Propose to your Safe' })
  const fetchAgain = app.getByRole('button', { name: 'Fetch it again' })
  await expect(source).toContainText('Signed by 2 of 3 owners of the organisation’s Safe')
  for (const { address } of organisation.owners.slice(0, 2)) await expect(source).toContainText(address)
  await fillBasket(app, oneGift)
  await app.getByRole('button', { name: /^review/i }).click()
  await expect(propose).toBeEnabled()

  await test.step('an older one', async () => {
    served = older
    signature = signedBy(2, older, organisation, world.chainId)
    await open()
    await expect(findNotice(app, fault)).toContainText(
      `Version ${directory.version} was signed by the same Safe and has been read in this browser`,
    )
  })

  await test.step('an older one, where a number is stored that nothing proves', async () => {
    const frame = frameOfApp(page, world)
    const stored = await frame.evaluate(() => {
      const key = Object.keys(localStorage).find((each) => each.startsWith('dsg.v1.directory.')) ?? ''
      const text = localStorage.getItem(key)
      localStorage.setItem(key, `{"version":1,"newest":${Number.MAX_SAFE_INTEGER}}`)
      return { key, text: text ?? '' }
    })
    await fetchAgain.click()
    await expect(source).toContainText('It may be an older version')
    await frame.evaluate(({ key, text }) => localStorage.setItem(key, text), stored)
    // Back to the fault, whose button fetches the directory again.
    await open()
    await expect(findNotice(app, fault)).toBeVisible()
  })

  await test.step('one that was changed after it was signed', async () => {
    signature = signedBy(2, text, organisation, world.chainId)
    served = text.replace('Repairs village wells', 'Repairs village walls')
    await fetchAgain.click()
    await expect(findNotice(app, fault)).toContainText('No owner of the Safe has signed this causes.json')
    await expect(app.getByRole('button', { name: /Add to gift/ })).toHaveCount(0)
  })

  await test.step('one that too few owners have signed', async () => {
    served = text
    signature = signedBy(1, text, organisation, world.chainId)
    await fetchAgain.click()
    await expect(findNotice(app, fault)).toContainText(
      '1 of the 2 signatures that the Safe asks for are there',
    )
  })

  await test.step('one that was signed by an owner who has left since', async () => {
    signature = signedBy(2, text, organisation, world.chainId)
    const [first, second] = organisation.owners
    if (first === undefined || second === undefined) throw new Error('There are too few owners.')
    const client = createChainClient(world.rpcUrl)
    // The Safe does it to itself.
    await client.impersonateAccount({ address: organisation.safe })
    const data = encodeFunctionData({
      abi: parseAbi(['function removeOwner(address prevOwner, address owner, uint256 threshold)']),
      args: [first.address, second.address, 2n],
    })
    const hash = await client.sendTransaction({ account: organisation.safe, to: organisation.safe, data })
    expect((await client.waitForTransactionReceipt({ hash })).status).toBe('success')
    await fetchAgain.click()
    await expect(findNotice(app, fault)).toContainText(
      `in part by ${second.address}, no owner of the Safe today`,
    )
  })

  await test.step('where the signature cannot be fetched, giving asks whether the addresses were compared', async () => {
    await page.route(`${world.appUrl}/causes.sig.json`, (route) => route.abort('connectionrefused'))
    await fetchAgain.click()
    await expect(source).toContainText('Its signature could not be checked')
    await app.getByRole('link', { name: /^Your gift/ }).click()
    await app.getByRole('button', { name: /^review/i }).click()
    await expect(propose).toBeDisabled()
    await app.getByRole('checkbox', { name: 'I have compared the addresses above myself.' }).check()
    await expect(propose).toBeEnabled()
  })
})
