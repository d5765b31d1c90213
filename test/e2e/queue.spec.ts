import { type Hex, parseEther, parseUnits } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import { causeAddress } from '../sandbox/causes'
import { createChainClient } from '../sandbox/chain/createChainClient'
import { createSafe } from '../sandbox/chain/createSafe'
import { signMessage } from '../sandbox/host/messageActions'
import { proposeTx, rejectTx } from '../sandbox/host/safeActions'
import type { Owner } from '../sandbox/world'
import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { manyRows, pageOfRows } from '../support/manyRows'
import { expectAccessible } from './support/expectAccessible'
import { expectFound } from './support/expectFound'
import { expect, test, type TestSafe } from './support/test'
import { walletTest } from './support/walletTest'

const desktop = { width: 1200, height: 900 }
const phone = { width: 390, height: 844 }

const pay = (account: TestSafe, owner: Owner, [cause, amount]: readonly [string, string]): Promise<Hex> =>
  proposeTx(account, { owner, calls: [{ to: causeAddress(cause), value: parseEther(amount), data: '0x' }] })

const EIP712Domain = [
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
]

test('a co-signer’s link names the messages of a Safe for what they are; where workers are denied, rows are checked too', async ({
  page,
  world,
  newSafe,
  mishaps,
}) => {
  void mishaps
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [ada, ben] = account.owners as [Owner, Owner, Owner]
  const sign = (owner: Owner, message: Parameters<typeof signMessage>[1]['message']) =>
    signMessage(account, { owner, message })
  await sign(
    ada,
    createSiweMessage({
      domain: 'good.example',
      address: account.safe,
      statement: 'Sign in to see our minutes.',
      uri: 'https://good.example/',
      version: '1',
      chainId: world.chainId,
      nonce: 'abcdefgh1234',
    }),
  )
  await sign(ada, {
    domain: { chainId: world.chainId, verifyingContract: world.tokens.LUSD.address },
    types: {
      EIP712Domain,
      Permit: ['owner', 'spender', 'value', 'nonce', 'deadline'].map((name, index) => ({
        name,
        type: index < 2 ? 'address' : 'uint256',
      })),
    },
    primaryType: 'Permit',
    message: {
      owner: account.safe,
      spender: ben.address,
      value: `${parseUnits('2.5', 6)}`,
      nonce: 0,
      deadline: 1_900_000_000,
    },
  })
  await sign(ada, {
    domain: { chainId: world.chainId, verifyingContract: world.safes.oneOfOne.address },
    types: { EIP712Domain, SafeTx: [{ name: 'to', type: 'address' }] },
    primaryType: 'SafeTx',
    message: { to: ben.address },
  })
  await sign(ada, 'We give to good causes.')
  await sign(ben, 'We give to good causes.')

  await test.step('the token list is requested once, before its reader is there', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/assets\/readOperatorFiles-/, async (route) => {
      await held
      await route.continue()
    })
    const asked: string[] = []
    page.on('request', (request) => void (/tokens\.json/.test(request.url()) && asked.push(request.url())))
    await page.goto(`${world.appUrl}/#/queue/local:${account.safe}`)
    await expect.poll(() => asked).toHaveLength(1)
    release()
    await expect(page.getByRole('main')).toContainText('No transaction of this Safe waits')
    expect(asked).toHaveLength(1)
  })

  const messages = page.getByRole('region', { name: 'Messages' })
  const named = (title: string) =>
    messages.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
  await expect(named('Sign-in (EIP-4361)')).toContainText('Signs this Safe in to good.example.')
  await expect(named('Sign-in (EIP-4361)')).toContainText('1 of 2 required signatures')
  await expect(named('Permit to take tokens')).toContainText(`Lets ${ben.address} take 2.5 LUSD.`)
  await expect(named('A transaction in disguise, not a message')).toContainText(
    `a transaction of the Safe ${world.safes.oneOfOne.address}`,
  )
  await messages.getByText('One message has enough signatures').click()
  await expect(named('Plain text')).toContainText('We give to good causes.')
  await expect(named('Plain text')).toContainText('2 of 2 required signatures')
  await expectAccessible(page, { sizes: [desktop, phone] })

  await test.step('where workers are denied, the rows are checked all the same', async () => {
    // A worker is started with the first row.
    await page.evaluate(() => Object.defineProperty(window, 'Worker', { value: undefined }))
    await pay(account, ada, ['open-wells', '0.25'])
    await page.getByRole('button', { name: 'Look again' }).click()
    await expect(page.getByRole('region', { name: '#0 is next' })).toContainText('1 of 2 required signatures')
    expect(page.workers()).toEqual([])
  })
})

walletTest(
  'an owner finds the queue by the wallet, and sees what lacks the own signature',
  async ({ page, openWithWallet, newAccount, world, mishaps }) => {
    mishaps.allow(ethereumRequests)
    await answerForEthereum(page)
    const me = await newAccount()
    const [ada] = world.owners as [Owner]
    const mine = { name: 'me', ...me }
    const safe = await createSafe(
      { client: createChainClient(world.rpcUrl) },
      { owners: [ada.address, me.address], threshold: 2, funds: { native: parseEther('1') } },
    )
    const account = { ...world, safe, threshold: 2, owners: [ada, mine] }
    const first = await pay(account, ada, ['open-wells', '0.25'])
    await pay(account, mine, ['second-bread', '0.5'])
    await openWithWallet({ account: me, connected: true, path: '/review' })

    const own = page.getByRole('region', { name: 'Safes of your wallet' })
    await own.getByRole('link', { name: account.safe }).click()
    const forYou = page.getByRole('region', { name: 'For you' })
    await expect(forYou).toContainText('Your signature is missing on #0.')
    await expect(forYou).toContainText('You have signed #1. Before it: #0.')
    const next = page.getByRole('region', { name: '#0 is next' })
    await expect(next).toContainText('You have not signed it.')
    await expect(next.getByRole('link', { name: 'Review #0' })).toHaveAttribute(
      'href',
      new RegExp(`#/review/.*/${first}`),
    )
    await expect(page.getByRole('region', { name: '#1 waits for #0' })).toContainText('You have signed it.')

    await rejectTx(account, { owner: mine, safeTxHash: first })
    await page.getByRole('button', { name: 'Look again' }).click()
    await expect(forYou).toContainText('Nothing here needs your signature.')
    await expectAccessible(page, { sizes: [desktop, phone] })
  },
)

test('a queue of 1,000 is there from its first to its last row, checked by a worker', async ({
  page,
  world,
  newSafe,
  mishaps,
}) => {
  void mishaps
  test.setTimeout(180_000)
  const account = await newSafe({ threshold: 2, owners: 3 })
  const rows = manyRows({
    chainId: world.chainId,
    safe: account.safe,
    count: 1_000,
    signers: account.owners.slice(0, 1),
    call: (index) => ({
      to: causeAddress('open-wells'),
      value: BigInt(index + 1) * 10n ** 15n,
      data: '0x',
      operation: 0,
    }),
  })
  const asked: string[] = []
  await page.route(/multisig-transactions/, async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ json: pageOfRows(rows, route.request().url()) })
  })
  const worker = page.waitForEvent('worker')
  await page.goto(`${world.appUrl}/#/queue/local:${account.safe}`)
  // To find one of a thousand regions by its name, each look would work out all their names.
  const numbered = (nonce: number) => page.locator(`[aria-labelledby="nonce-${nonce}"]`)
  await expect(numbered(0)).toContainText('1 of 2 required signatures')
  await expect(numbered(0)).toHaveAccessibleName('#0 is next')
  expect((await worker).url()).toContain('rowWorker')
  // The rest is drawn when the page has nothing else to do.
  await expect(numbered(999)).toContainText('1 ETH', { timeout: 60_000 })
  await expect(numbered(999)).toHaveRole('region')
  await expect(numbered(999)).toHaveAccessibleName('#999 waits for #0')
  expect(asked).toHaveLength(5)

  await test.step('a row at the end, never drawn, is found by a search; what that scrolls to is checked before the rest', async () => {
    // A line above the rows names the last number too.
    await expectFound(page, '#998', numbered(998))
    await expect(numbered(998)).toContainText('1 of 2 required signatures')
  })

  await test.step('a search finds another row by what it does: back up, in the middle', async () => {
    await expectFound(page, '0.501', numbered(500))
  })
})
