import { encodeFunctionData, erc20Abi, getAddress, keccak256, parseUnits, slice, stringToHex } from 'viem'
import { causeAddress } from '../sandbox/causes'
import { executeTx, proposeTx, rejectTx } from '../sandbox/host/safeActions'
import type { Owner } from '../sandbox/world'
import { expect, test } from './support/test'

const payee = (index: number) => getAddress(slice(keccak256(stringToHex(`payee ${index}`)), 0, 20))

/** What nobody is asked for, and nothing is said to be, once a transaction has ended. */
const asked =
  /you decide|only you|do not sign|before you|compare (it|them|the)|\bwould\b(?! (only )?have)|needs \d|can execute/i

test('the review of a transaction that has ended says what it did, and asks for nothing', async ({
  page,
  world,
  newSafe,
  mishaps,
}) => {
  void mishaps
  const account = await newSafe({ threshold: 1, owners: 2 })
  const [ada] = account.owners as [Owner]
  const pay = (to: `0x${string}`, amount: number) => ({
    to: world.tokens.LUSD.address,
    value: 0n,
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [to, parseUnits(`${amount}`, 6)],
    }),
  })
  const execute = (safeTxHash: `0x${string}`) => executeTx(account, { owner: ada, safeTxHash })
  const propose = (calls: ReturnType<typeof pay>[], more: { safeTxGas?: bigint } = {}) =>
    proposeTx(account, { owner: ada, calls, ...more })
  const main = page.getByRole('main')
  const heading = page.getByRole('heading', { level: 1 })

  /** Opens the review, unfolds all of it, and returns every word. */
  const readAll = async (hash: string, title: string | RegExp) => {
    await page.goto(`${world.appUrl}/#/review/local:${account.safe}/${hash}`)
    await expect(heading).toHaveText(title)
    await expect(page.getByText(/Nothing can be signed or executed here any more/)).toBeVisible()
    const folded = main.locator('details:not([open]) > summary').filter({ visible: true })
    while ((await folded.count()) > 0) await folded.first().click()
    return (await main.innerText()).replaceAll('\u00a0', ' ')
  }

  await test.step('five payments', async () => {
    const hash = await propose([
      pay(causeAddress('open-wells'), 5),
      ...[1, 2, 3, 4].map((n) => pay(payee(n), n)),
    ])
    await execute(hash)
    const words = await readAll(hash, '15 LUSD to 5 recipients')
    expect(words).not.toMatch(asked)
    for (const said of ['What it did', 'What left the Safe', 'went to recipients', 'Sent 5 LUSD to'])
      expect(words).toContain(said)
    expect(words).not.toMatch(/What would happen|Sends |still free|waits on the same nonce/)
    // How it ended comes before what weighed in it.
    expect(words.indexOf('Executed')).toBeLessThan(words.indexOf('went to recipients'))
    await page.getByRole('link', { name: 'Verification sheet' }).click()
    await expect(heading).toHaveText('Verification sheet for transaction #0')
    const sheet = (await main.innerText()).replaceAll('\u00a0', ' ')
    expect(sheet).toContain('Sent 5 LUSD to')
    expect(sheet).not.toMatch(/What do you see on your device|you decide|owners sign\b/)
  })

  await test.step('one whose calls failed', async () => {
    const hash = await propose([pay(payee(1), 900_000_000)], { safeTxGas: 200_000n })
    await execute(hash)
    const words = await readAll(hash, `Failed: 900,000,000 LUSD to ${payee(1)}`)
    expect(words).not.toMatch(asked)
    expect(words).toContain('What would have left the Safe')
    expect(words).not.toMatch(/What (it did|left the Safe)|Sent 900/)
  })

  await test.step('a rejection, and what it rejected', async () => {
    const rejected = await propose([pay(payee(1), 3)])
    const rejection = await rejectTx(account, { owner: ada, safeTxHash: rejected })
    await execute(rejection)
    const words = await readAll(rejection, 'Rejected what else waited at #2')
    expect(words).not.toMatch(asked)
    expect(words).toContain('It only used the nonce. Nothing left the Safe.')
    expect(words).not.toMatch(/still free|waits on the same nonce/)
    const replaced = await readAll(rejected, `Not executed: 3 LUSD to ${payee(1)}`)
    expect(replaced).not.toMatch(asked)
    expect(replaced).not.toContain('Sent 3 LUSD')
  })
})
