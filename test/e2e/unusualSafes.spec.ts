import {
  type Address,
  concatHex,
  encodeAbiParameters,
  type Hex,
  numberToHex,
  pad,
  parseAbi,
  parseEther,
  size,
} from 'viem'
import { causeAddress } from '../sandbox/causes'
import { createChainClient } from '../sandbox/chain/createChainClient'
import { createSafe } from '../sandbox/chain/createSafe'
import { confirmTx, executeTx } from '../sandbox/host/safeActions'
import { serviceClient } from '../sandbox/host/serviceClient'
import { batchAccount } from '../sandbox/wallet/batchAccount'
import type { Owner } from '../sandbox/world'
import { openReviewAs, proposePayment } from './support/acting'
import { ethereumRequests } from './support/ethereumNode'
import { expect, type TestSafe } from './support/test'
import { acceptsEverySignature, changeSetting, officeHoursGuard } from './support/unusualSafes'
import { walletTest as test } from './support/walletTest'

test.beforeEach(({ mishaps }) => {
  test.slow()
  mishaps.allow(ethereumRequests)
})

test('a guard that refuses is named, and pressing Execute sends nothing', async ({
  page,
  world,
  newSafe,
  openWithWallet,
}) => {
  const account = await newSafe({ threshold: 2, owners: 2 })
  const [, ben] = account.owners as [Owner, Owner]
  const client = createChainClient(world.rpcUrl)
  const guard: Address = '0x00000000000000000000000000000000000bAD01'
  await client.setCode({ address: guard, bytecode: officeHoursGuard })
  await changeSetting(account, 'setGuard', guard)
  const safeTxHash = await proposePayment(account, parseEther('0.25'))

  const { section, button, wallet } = await openReviewAs(
    { page, world, openWithWallet },
    { owner: ben, account, safeTxHash },
  )
  const forecast = page.getByRole('region', { name: 'What would happen' })
  await expect(forecast).toContainText('It would fail, and nothing would happen')
  await expect(forecast).toContainText('The Safe’s guard says: “Only in office hours”.')
  await expect(section).toContainText(new RegExp(`The guard ${guard} can block it`, 'i'))
  await section.getByRole('checkbox').check()
  await button('Sign').click()
  await expect(section).toContainText('Signed, and posted')
  await expect(section).toContainText('You have signed exactly this.')
  const before = await client.getBalance({ address: account.safe })
  await button('Execute').click()
  await expect(section).toContainText('The reason given is: Only in office hours.')
  expect(await wallet.timesAsked('eth_sendTransaction')).toBe(0)
  expect(await client.getBalance({ address: account.safe })).toBe(before)
})

test('what a module pays is missing in the record, and the record says so', async ({
  page,
  world,
  newSafe,
}) => {
  const account = await newSafe({ threshold: 2, owners: 2 })
  const [, ben] = account.owners as [Owner, Owner]
  const farah = world.owners.find(({ name }) => name === 'Farah')
  if (farah === undefined) throw new Error('Farah is not in this world.')
  const client = createChainClient(world.rpcUrl)
  await changeSetting(account, 'enableModule', farah.address)
  const hash = await client.writeContract({
    address: account.safe,
    abi: parseAbi([
      'function execTransactionFromModule(address to, uint256 value, bytes data, uint8 operation)',
    ]),
    functionName: 'execTransactionFromModule',
    args: [causeAddress('open-wells'), parseEther('0.5'), '0x', 0],
    account: farah.address,
  })
  expect((await client.waitForTransactionReceipt({ hash })).status).toBe('success')
  const safeTxHash = await proposePayment(account, parseEther('0.25'))

  await page.goto(`${world.appUrl}/#/review/local:${account.safe}/${safeTxHash}`)
  await expect(page.getByRole('region', { name: 'Checks' })).toContainText(farah.address)
  await confirmTx(account, { owner: ben, safeTxHash })
  await executeTx(account, { owner: ben, safeTxHash })
  await page.goto(`${world.appUrl}/#/record/local:${account.safe}`)
  await expect(page.getByText('1 payment shown').first()).toBeVisible()
  await expect(page.getByText('What they paid is not in this record.')).toBeVisible()
  await expect(page.getByText('0.25 ETH').first()).toBeVisible()
  await expect(page.getByText('0.75 ETH')).toHaveCount(0)
})

test('a key, an EIP-7702 account and a passkey sign together, and the gift is executed and recorded', async ({
  page,
  world,
  openWithWallet,
}) => {
  const client = createChainClient(world.rpcUrl)
  const [ada, ben] = world.owners as unknown as [Owner, Owner]
  const passkey: Address = '0x00000000000000000000000000000000000fAc01'
  await client.setCode({ address: passkey, bytecode: acceptsEverySignature })
  await client.setCode({ address: ben.address, bytecode: concatHex(['0xef0100', batchAccount.address]) })
  try {
    const owners = [ada.address, ben.address, passkey]
    const funds = { native: parseEther('1') }
    const safe = await createSafe({ client }, { owners, threshold: 3, funds })
    const { rpcUrl, serviceUrl } = world
    const account: TestSafe = { safe, threshold: 3, owners: [ada, ben], rpcUrl, serviceUrl }
    const safeTxHash = await proposePayment(account, parseEther('0.25'))
    const { section, button } = await openReviewAs(
      { page, world, openWithWallet },
      { owner: ben, account, safeTxHash },
    )
    const signers = page.getByRole('region', { name: 'Who has signed' })
    await expect(signers).toContainText('A key whose account runs other code (EIP-7702)')
    await expect(signers).toContainText('A contract, which says itself what it has signed.')
    await button('Sign').click()
    await expect(section).toContainText('Signed, and posted')
    await serviceClient(serviceUrl).confirm(safeTxHash, passkeySignature(passkey))

    await page.reload()
    await expect(signers).toContainText('3 of 3 required signatures are verified.')
    await expect(signers).toContainText('Signed exactly this, as its contract confirms')
    await expect(signers).toContainText('Made with a passkey on https://app.safe.global')
    await button('Execute').click()
    await expect(section).toContainText('#0 was executed')
    expect(await client.getBalance({ address: safe })).toBe(parseEther('0.75'))
    await page.goto(`${world.appUrl}/#/record/local:${safe}`)
    await expect(page.getByText('1 payment shown').first()).toBeVisible()
    await expect(page.getByText('0.25 ETH').first()).toBeVisible()
  } finally {
    await client.setCode({ address: ben.address, bytecode: '0x' })
  }
})

test('a contract that is an owner is told where it signs and who executes', async ({
  page,
  world,
  newAccount,
  openWithWallet,
}) => {
  const client = createChainClient(world.rpcUrl)
  const [ada, ben] = world.owners as unknown as [Owner, Owner]
  const contract = await newAccount()
  await client.setCode({ address: contract.address, bytecode: acceptsEverySignature })
  const owners = [ada.address, ben.address, contract.address]
  const safe = await createSafe({ client }, { owners, threshold: 2, funds: { native: parseEther('1') } })
  const { rpcUrl, serviceUrl } = world
  const account: TestSafe = { safe, threshold: 2, owners: [ada, ben], rpcUrl, serviceUrl }
  const safeTxHash = await proposePayment(account, parseEther('0.25'))
  const { section, button } = await openReviewAs(
    { page, world, openWithWallet },
    {
      owner: { ...ben, ...contract },
      account,
      safeTxHash,
      knobs: { as: contract.privateKey },
    },
  )
  await expect(section).toContainText('This owner is a contract, and this page cannot sign for one.')
  await expect(section).toContainText('Connect an ordinary account: it need not be an owner’s.')
  await expect(button('Sign')).toHaveCount(0)
  await expect(button('Execute')).toHaveCount(0)
})

/** A contract's signature, as a passkey's contract has it: authenticator data, client data, r and s. */
function passkeySignature(owner: Address): Hex {
  const types = [{ type: 'bytes' }, { type: 'string' }, { type: 'uint256' }, { type: 'uint256' }] as const
  const clientData = '"origin":"https://app.safe.global","crossOrigin":false'
  const bytes = encodeAbiParameters(types, ['0x12', clientData, 1n, 2n])
  const offset = numberToHex(65, { size: 32 })
  return concatHex([pad(owner, { size: 32 }), offset, '0x00', numberToHex(size(bytes), { size: 32 }), bytes])
}
