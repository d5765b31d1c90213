import {
  type Address,
  type Hex,
  encodeFunctionData,
  keccak256,
  numberToHex,
  parseAbi,
  parseEther,
} from 'viem'
import { createSafe } from '../sandbox/chain/createSafe'
import { deploySafeContracts } from '../sandbox/chain/deploySafeContracts'
import type { SafeVersion } from '../sandbox/chain/safeContracts'
import { type LocalChain, startChain } from '../sandbox/chain/startChain'
import { parseHex } from '../sandbox/chain/parseHex'
import { at, lookAlikeOf } from './accounts'
import codes from './contracts/World.json' with { type: 'json' }
import { deployPublished } from './published'
import { ask, askAll } from './rpc'
import { createSafe111, place111 } from './safe111'

/** A Safe under review: Ada, Ben and Chidi own it, two of them must sign. */
export type WorldSafe = {
  readonly version: SafeVersion | '1.1.1'
  readonly singleton: 'Safe' | 'SafeL2'
  readonly hasModule: boolean
  readonly address: Address
}

/** A chain with everything that a transaction of the cases can touch. Nothing in it changes after it has started. */
export type World = {
  readonly chain: LocalChain
  readonly safes: readonly WorldSafe[]
  /** A Safe of 1.4.1 that each of {@link World.safes} owns and is a module of: one signature, or none, is enough. */
  readonly owned: Address
}

const plans: readonly Omit<WorldSafe, 'address'>[] = [
  { version: '1.4.1', singleton: 'SafeL2', hasModule: false },
  { version: '1.3.0', singleton: 'Safe', hasModule: false },
  { version: '1.3.0', singleton: 'SafeL2', hasModule: false },
  { version: '1.4.1', singleton: 'Safe', hasModule: false },
  { version: '1.5.0', singleton: 'Safe', hasModule: false },
  { version: '1.5.0', singleton: 'SafeL2', hasModule: false },
  { version: '1.3.0', singleton: 'SafeL2', hasModule: true },
  { version: '1.4.1', singleton: 'SafeL2', hasModule: true },
  { version: '1.5.0', singleton: 'SafeL2', hasModule: true },
  { version: '1.1.1', singleton: 'Safe', hasModule: false },
]

/** The code at each address, by the contract's name in World.sol. */
const places: Readonly<Record<Address, keyof typeof codes>> = {
  [at.lusd]: 'Erc20',
  [at.ldai]: 'Erc20',
  [at.falseLusd]: 'Erc20',
  [at.feeToken]: 'FeeErc20',
  [at.hookToken]: 'HookErc20',
  [at.lyingToken]: 'LyingErc20',
  [at.laxToken]: 'LaxErc20',
  [at.nft]: 'Erc721',
  [at.multiToken]: 'Erc1155',
  [at.permit2]: 'Permit2',
  [at.vault]: 'Vault',
  [at.router]: 'Router',
  [at.controlled]: 'Controlled',
  [at.module]: 'Module',
  [at.reverter]: 'Reverter',
  [at.forwarding]: 'Forwarder',
  [at.hooked]: 'Hooked',
  [at.evil]: 'Evil',
  [lookAlikeOf('0x9641d764fc13c8B624c04430C7356C1C7C8102e2')]: 'Evil',
  '0x94a4F6affBd8975951142c3999aEAB7ecee555c2': 'SharedSigner',
  [at.runner]: 'Runner',
}

/** Units of each ERC-20 token that whoever has some holds: enough for any refund. */
export const plenty = 10n ** 30n

export const erc20Tokens = [
  at.lusd,
  at.ldai,
  at.falseLusd,
  at.feeToken,
  at.hookToken,
  at.lyingToken,
  at.laxToken,
] as const

/** The items of {@link at.nft}, and who has them: `index` counts the Safes of the world. The id of the first reads like no amount. */
export const itemOf = (index: number): bigint => (index === 0 ? 0n : 100n + BigInt(index))
export const ownedItem = 1n
export const victimItem = 2n
/** Ids of {@link at.multiToken}. */
export const multiIds = [1n, 2n] as const

/** Brings up Anvil with the Safes, the published contracts, tokens, modules, approvals and recipients. Takes seconds. */
export async function startWorld(): Promise<World> {
  const chain = await startChain()
  try {
    return await build(chain)
  } catch (error) {
    await chain.stop()
    throw error
  }
}

async function build(chain: LocalChain): Promise<World> {
  const { rpcUrl } = chain
  await deploySafeContracts(chain)
  await deployPublished(chain)
  await place111(chain)
  for (const [address, name] of Object.entries(places)) {
    const runtime = await ask(rpcUrl, 'eth_call', { data: codes[name] }, 'latest')
    await ask(rpcUrl, 'anvil_setCode', address, parseHex(runtime, name))
  }
  // PUSH0 CALLDATALOAD SELFDESTRUCT.
  await ask(rpcUrl, 'anvil_setCode', at.destroyer, '0x5f35ff')
  await ask(rpcUrl, 'anvil_setCode', at.delegated, `0xef0100${at.hooked.slice(2)}`)

  const owners = [at.ada, at.ben, at.chidi]
  const safes: WorldSafe[] = []
  for (const [index, plan] of plans.entries()) {
    const options = { owners, threshold: 2, saltNonce: BigInt(index) }
    const { version } = plan
    const address =
      version === '1.1.1'
        ? await createSafe111(chain, options)
        : await createSafe(chain, { ...plan, ...options, version })
    safes.push({ ...plan, address })
  }
  const addresses = safes.map(({ address }) => address)
  const owned = await createSafe(chain, { owners: addresses, threshold: 1, saltNonce: 100n })
  await ask(rpcUrl, 'anvil_autoImpersonateAccount', true)
  await setUp(rpcUrl, safes, owned)
  return { chain, safes, owned }
}

const abi = parseAbi([
  'function mint(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function setApprovalForAll(address operator, bool isApproved)',
  'function enableModule(address module)',
])
const itemAbi = parseAbi([
  'function mint(address to, uint256 id)',
  'function mint(address to, uint256 id, uint256 amount)',
])

async function setUp(rpcUrl: string, safes: readonly WorldSafe[], owned: Address): Promise<void> {
  const addresses = safes.map(({ address }) => address)
  const holders = [...addresses, owned, at.victim, at.ada]
  const coins = [...holders, at.stranger, at.executor, ...Object.values(at)]
  for (const address of new Set(coins))
    await ask(rpcUrl, 'anvil_setBalance', address, numberToHex(parseEther('1000')))

  await ask(rpcUrl, 'anvil_setBalance', at.executor, numberToHex(10n ** 30n))

  const sent: { readonly from: Address; readonly to: Address; readonly data: Hex }[] = []
  const mint = (to: Address, holder: Address, amount: bigint) =>
    sent.push({
      from: at.stranger,
      to,
      data: encodeFunctionData({ abi, functionName: 'mint', args: [holder, amount] }),
    })
  for (const token of erc20Tokens) for (const holder of holders) mint(token, holder, plenty)
  for (const [index, safe] of addresses.entries()) mint(at.nft, safe, itemOf(index))
  mint(at.nft, owned, ownedItem)
  mint(at.nft, at.victim, victimItem)
  for (const id of multiIds)
    for (const holder of holders)
      sent.push({
        from: at.stranger,
        to: at.multiToken,
        data: encodeFunctionData({ abi: itemAbi, functionName: 'mint', args: [holder, id, 50n] }),
      })
  // The victim has approved each Safe for all that it has; Ada her own Safes for some.
  for (const spender of [...addresses, owned]) {
    for (const token of erc20Tokens) {
      sent.push({
        from: at.victim,
        to: token,
        data: encodeFunctionData({ abi, functionName: 'approve', args: [spender, 2n ** 256n - 1n] }),
      })
      sent.push({
        from: at.ada,
        to: token,
        data: encodeFunctionData({ abi, functionName: 'approve', args: [spender, 500n] }),
      })
    }
    for (const token of [at.nft, at.multiToken])
      sent.push({
        from: at.victim,
        to: token,
        data: encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [spender, true] }),
      })
  }
  for (const { address } of safes)
    sent.push({
      from: owned,
      to: owned,
      data: encodeFunctionData({ abi, functionName: 'enableModule', args: [address] }),
    })
  for (const { address, hasModule } of safes) {
    // What a treasury has approved for an exchange.
    sent.push({
      from: address,
      to: at.lusd,
      data: encodeFunctionData({ abi, functionName: 'approve', args: [at.router, plenty] }),
    })
    if (hasModule)
      sent.push({
        from: address,
        to: address,
        data: encodeFunctionData({ abi, functionName: 'enableModule', args: [at.module] }),
      })
  }
  await sendAllFrom(rpcUrl, sent)
}

/** Sends from accounts without their keys, all in one block: Anvil was told to let anybody. */
async function sendAllFrom(
  rpcUrl: string,
  calls: readonly { readonly from: Address; readonly to: Address; readonly data: Hex }[],
): Promise<void> {
  await ask(rpcUrl, 'evm_setAutomine', false)
  const hashes: unknown[] = []
  // One after the other: Anvil gives each the next nonce of its sender.
  for (const call of calls)
    hashes.push(await ask(rpcUrl, 'eth_sendTransaction', { ...call, gas: numberToHex(300_000) }))
  await ask(rpcUrl, 'evm_mine')
  await ask(rpcUrl, 'evm_setAutomine', true)
  const receipts = await askAll(
    rpcUrl,
    hashes.map((hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] })),
  )
  const failed = receipts.findIndex((receipt) => (receipt as { status?: string } | null)?.status !== '0x1')
  if (failed >= 0)
    throw new Error(`The world is not set up: ${JSON.stringify([calls[failed], receipts[failed]])}`)
}

/** `keccak256` of the code at each address; null: there is none. */
export async function readCodeHashes(
  { chain }: Pick<World, 'chain'>,
  addresses: readonly Address[],
): Promise<readonly (Hex | null)[]> {
  const calls = addresses.map((address) => ({ method: 'eth_getCode', params: [address, 'latest'] }))
  const found = await askAll(chain.rpcUrl, calls)
  return found.map((code) => (code === '0x' ? null : keccak256(parseHex(code, 'code'))))
}
