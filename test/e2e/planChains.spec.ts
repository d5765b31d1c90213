import { type Address, getAddress, parseEther } from 'viem'
import { chains } from '../../src/config/chains'
import { encodePlan, type PlanPart } from '../../src/core/giving/planDocument'
import { causeAddress } from '../sandbox/causes'
import { createChainClient } from '../sandbox/chain/createChainClient'
import { executeTx, rejectTx } from '../sandbox/host/safeActions'
import type { Owner } from '../sandbox/world'
import { expectAccessible } from './support/expectAccessible'
import { answerInHost, proposedHash, proposeGift } from './support/giving'
import { takeOverTime } from './support/pageTime'
import { startSecondChain } from './support/secondChain'
import { expect, test, type TestSafe } from './support/test'

const [ethereum] = chains
const amount = parseEther('0.25')

let second: Awaited<ReturnType<typeof startSecondChain>>
test.beforeAll(async () => {
  second = await startSecondChain(ethereum)
})
test.afterAll(() => second.stop())

test('one plan over four Safes on two chains: each part proposed by itself, and the plan says where each stands', async ({
  page,
  world,
  mishaps,
  newSafe,
  openInSafe,
}) => {
  test.slow()
  mishaps.allow(second.requests)
  const people = world.owners.slice(0, 3)
  const [ada, ben] = people as [Owner, Owner]
  const here = [
    await newSafe({ threshold: 2, owners: 3 }),
    await newSafe({ threshold: 2, owners: 3 }),
  ] as const
  const there = [await second.newSafe(people, 2), await second.newSafe(people, 2)] as const
  const [deliveredHere, waiting] = here
  const [deliveredThere, rejected] = there
  const partOf = ({ safe }: TestSafe, chainId: number, cause: string): PlanPart => ({
    chainId,
    safe: getAddress(safe),
    gifts: [{ causeId: cause, name: null, recipient: causeAddress(cause), token: null, amount }],
  })
  const plan = encodePlan({
    name: 'Winter round',
    createdAtMs: Date.UTC(2026, 10, 20),
    purpose: null,
    author: null,
    directory: null,
    parts: [
      ...here.map((account) => partOf(account, world.chainId, 'open-wells')),
      ...there.map((account) => partOf(account, ethereum.id, 'commons-keepers')),
    ],
  })
  const path = `/gift?doc=${plan}`
  await second.answerFor(page)
  await second.playHost(page, world)
  const time = await takeOverTime(page)

  const propose = async (account: TestSafe) => {
    const app = await openInSafe({
      safe: account.safe,
      path,
      ...(account.chainId === undefined ? {} : { knobs: { chainId: account.chainId } }),
    })
    await expect(app.getByText(', which is connected now.')).toHaveCount(1)
    await app.getByRole('button', { name: 'Add 1 payment to your gift' }).click()
    await proposeGift(app)
    await answerInHost(page, 'Sign')
    await expect(app.getByRole('heading', { name: 'Proposed to your Safe' })).toBeVisible()
    return proposedHash({ ...world, serviceUrl: account.serviceUrl }, account.safe)
  }
  const execute = (account: TestSafe, safeTxHash: `0x${string}`) =>
    executeTx(account, { owner: ben, safeTxHash })

  await test.step('on the chain of the sandbox: one is executed, one waits', async () => {
    await execute(deliveredHere, await propose(deliveredHere))
    await propose(waiting)
  })

  await test.step('on Ethereum: one is executed, one rejected', async () => {
    await execute(deliveredThere, await propose(deliveredThere))
    const rejection = await rejectTx(rejected, { owner: ada, safeTxHash: await propose(rejected) })
    await execute(rejected, rejection)
  })

  await test.step('the chains say the same', async () => {
    const held = (address: Address) => createChainClient(world.rpcUrl).getBalance({ address })
    expect(await held(waiting.safe)).toBe((await held(deliveredHere.safe)) + amount)
    const heldThere = (address: Address) => second.client.getBalance({ address })
    expect(await heldThere(rejected.safe)).toBe((await heldThere(deliveredThere.safe)) + amount)
  })

  await test.step('whoever opens the plan reads where each part stands, with nothing connected', async () => {
    await page.goto(`${world.appUrl}/#${path}`)
    const whole = page.getByRole('region', { name: 'The plan as a whole' })
    await whole.getByRole('button', { name: 'Look where all parts stand' }).click()
    await time.passUntil(whole, 'Of 4 parts: 2 executed, 1 waiting, 1 rejected or replaced.')
    const part = (number: number) => page.getByRole('region', { name: `Part ${number} of 4` })
    const makes = 'Transaction #0 makes exactly these payments'
    await expect(part(1)).toContainText(`${makes} and was executed`)
    await expect(part(2)).toContainText(`${makes} and waits with 1 signature`)
    await expect(part(3)).toContainText(' on Ethereum.')
    await expect(part(3)).toContainText(`${makes} and was executed`)
    await expect(part(4)).toContainText(`${makes} and was rejected`)
    await expectAccessible(page, {
      sizes: [
        { width: 1200, height: 900 },
        { width: 390, height: 844 },
      ],
    })
  })
})
