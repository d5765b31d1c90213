import { parseAbi, zeroAddress, type Address, type Hex } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createChainReader } from '../../src/adapters/chain/chainReader'
import allowanceModule from '../sandbox/chain/AllowanceModule.json' with { type: 'json' }
import { createSafe } from '../sandbox/chain/createSafe'
import { deploySafeContracts } from '../sandbox/chain/deploySafeContracts'
import { owners } from '../sandbox/chain/owners'
import { parseHex } from '../sandbox/chain/parseHex'
import { startChain, type LocalChain } from '../sandbox/chain/startChain'
import { aChain, addressOf } from '../support/safeFixtures'

const abi = parseAbi([
  'function allow(address delegate, address token, uint256[5] given)',
  'function enableModule(address module)',
])
/** Where Safe has published its allowance modules. */
const [newer, older]: readonly [Address, Address] = [
  '0xAA46724893dedD72658219405185Fb0Fc91e091C',
  '0xCFbFaC74C26F8647cBDb8c5caf80BB5b32E43134',
]
const [ada] = owners
const delegate = (index: number) => addressOf(`delegate ${index}`)
const token = addressOf('a token')

let local: LocalChain
let safe: Address

beforeAll(async () => {
  local = await startChain()
  await deploySafeContracts(local)
  safe = await createSafe(local, { owners: [ada.address], threshold: 1 })
  const { client } = local
  await client.setBalance({ address: safe, value: 10n ** 18n })
  await client.impersonateAccount({ address: safe })
  await client.setCode({ address: newer, bytecode: await moduleCode() })
  await client.setCode({ address: older, bytecode: '0x5f5ffd' })
  for (const module of [older, newer]) {
    const call = { address: safe, abi, functionName: 'enableModule', args: [module] } as const
    await sent(client.writeContract({ account: safe, ...call }))
  }
})
afterAll(() => local.stop())

async function moduleCode(): Promise<Hex> {
  const data = parseHex(allowanceModule.AllowanceModule, 'bytecode in AllowanceModule.json')
  const { contractAddress } = await sent(local.client.sendTransaction({ account: ada.address, data }))
  return (await local.client.getCode({ address: contractAddress ?? zeroAddress })) ?? '0x'
}

async function sent(sending: Promise<Hex>) {
  const receipt = await local.client.waitForTransactionReceipt({ hash: await sending })
  expect(receipt.status).toBe('success')
  return receipt
}

async function allow(to: Address, of: Address, numbers: readonly [bigint, bigint, bigint]): Promise<void> {
  const args = [to, of, [...numbers, 0n, 1n]] as const
  const call = { address: newer, abi, functionName: 'allow', args } as const
  await sent(local.client.writeContract({ account: ada.address, ...call }))
}

async function modules() {
  const answer = await createChainReader({ ...aChain, rpcUrls: [local.rpcUrl] }).readSetup(safe)
  if (answer.kind !== 'found' || answer.value.modules.kind !== 'read') throw new Error('It was not read.')
  return answer.value.modules.value.list
}

it('reads who may spend what by a published allowance module, and says where it cannot', async () => {
  expect(await modules()).toMatchObject([
    { address: newer, allowances: { kind: 'read', value: { list: [], isComplete: true } } },
    {
      address: older,
      allowances: { kind: 'unread', reason: 'The allowance module does not answer like one.' },
    },
  ])
  await allow(delegate(1), zeroAddress, [5n, 2n, 0n])
  await allow(delegate(1), token, [10n, 0n, 1_440n])
  await allow(delegate(2), token, [0n, 0n, 0n])
  const ofDelegate = { delegate: delegate(1) }
  expect((await modules())[0]?.allowances).toEqual({
    kind: 'read',
    value: {
      list: [
        { ...ofDelegate, token: null, amount: 5n, spent: 2n, resetMinutes: 0 },
        { ...ofDelegate, token, amount: 10n, spent: 0n, resetMinutes: 1_440 },
      ],
      isComplete: true,
    },
  })
  for (let index = 3; index <= 21; index++) await allow(delegate(index), token, [1n, 0n, 0n])
  expect((await modules())[0]?.allowances).toMatchObject({
    kind: 'read',
    value: { isComplete: false, list: { length: 20 } },
  })
})
