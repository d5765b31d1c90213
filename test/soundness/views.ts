import {
  type Address,
  type Hex,
  concatHex,
  encodeFunctionData,
  numberToHex,
  parseAbi,
  size,
  zeroHash,
} from 'viem'
import { at, lookAlikeOf, zeroAddress } from './accounts'
import { erc20Tokens, itemOf, multiIds, ownedItem, victimItem, type World, type WorldSafe } from './world'

/** One value of the chain that is read before and after a transaction. */
export type View =
  | { readonly kind: 'coin'; readonly account: Address }
  | { readonly kind: 'token'; readonly token: Address; readonly account: Address }
  | { readonly kind: 'itemOwner'; readonly token: Address; readonly id: bigint }
  | { readonly kind: 'items'; readonly token: Address; readonly id: bigint; readonly account: Address }
  /** What an account may do with what another has, or with a contract. `what`: the function that says so. */
  | {
      readonly kind: 'authority'
      readonly what: string
      readonly contract: Address
      readonly owner: Address
      /** Null: the value itself names who may. */
      readonly spender: Address | null
    }

type Reading = { readonly view: View; readonly to: Address; readonly data: Hex }

const abi = parseAbi([
  'function balanceOf(address account) view returns (uint256)',
  'function ownerOf(uint256 id) view returns (address)',
  'function getApproved(uint256 id) view returns (address)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function isApprovedForAll(address owner, address operator) view returns (bool)',
  'function heir(address owner) view returns (address)',
  'function adminOf(address proxy) view returns (address)',
  'function implementationOf(address proxy) view returns (address)',
  'function hasRole(bytes32 role, address account) view returns (bool)',
  'function owner() view returns (address)',
  'function authority() view returns (address)',
  'function admin() view returns (address)',
  'function pendingAdmin() view returns (address)',
  'function implementation() view returns (address)',
])
const itemsAbi = parseAbi(['function balanceOf(address account, uint256 id) view returns (uint256)'])
const permit2Abi = parseAbi([
  'function allowance(address owner, address token, address spender) view returns (uint256)',
])

/** The role that the cases grant. */
export const theRole = zeroHash

/** Who the cases let spend. */
const spenders = [at.attacker, at.stranger, at.water, at.router, at.permit2, at.ada] as const

/** Every account that the cases pay, with the Safe under review. */
export function accountsOf({ owned }: World, { address }: WorldSafe): readonly Address[] {
  const published: readonly Address[] = [
    '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
    lookAlikeOf('0x9641d764fc13c8B624c04430C7356C1C7C8102e2'),
  ]
  const sentinel = numberToHex(1, { size: 20 })
  return [
    ...new Set([
      address,
      owned,
      ...Object.values(at),
      lookAlikeOf(at.water),
      ...published,
      zeroAddress,
      sentinel,
    ]),
  ]
}

/** What is read before and after each transaction of this Safe. */
export function viewsOf(world: World, safe: WorldSafe): readonly Reading[] {
  const accounts = accountsOf(world, safe)
  const owners = [safe.address, world.owned, at.victim, at.ada]
  const someSpenders = [...spenders, safe.address, world.owned]
  const index = world.safes.indexOf(safe)
  const itemIds = [itemOf(index), ownedItem, victimItem]
  const authority = (
    what: string,
    [contract, owner, spender]: readonly [Address, Address, Address | null],
    data: Hex,
  ): Reading => ({ view: { kind: 'authority', what, contract, owner, spender }, to: contract, data })

  return [
    ...accounts.map((account): Reading => ({ view: { kind: 'coin', account }, to: account, data: '0x' })),
    ...erc20Tokens.flatMap((token) =>
      accounts.map((account): Reading => ({
        view: { kind: 'token', token, account },
        to: token,
        data: encodeFunctionData({ abi, functionName: 'balanceOf', args: [account] }),
      })),
    ),
    ...itemIds.flatMap((id): Reading[] => [
      {
        view: { kind: 'itemOwner', token: at.nft, id },
        to: at.nft,
        data: encodeFunctionData({ abi, functionName: 'ownerOf', args: [id] }),
      },
      authority(
        `getApproved of item ${id}`,
        [at.nft, id === ownedItem ? world.owned : id === victimItem ? at.victim : safe.address, null],
        encodeFunctionData({ abi, functionName: 'getApproved', args: [id] }),
      ),
    ]),
    ...multiIds.flatMap((id) =>
      accounts.map((account): Reading => ({
        view: { kind: 'items', token: at.multiToken, id, account },
        to: at.multiToken,
        data: encodeFunctionData({ abi: itemsAbi, args: [account, id] }),
      })),
    ),
    ...owners.flatMap((owner) =>
      someSpenders.flatMap((spender) => [
        ...erc20Tokens
          .filter((token) => token !== at.laxToken)
          .map((token) =>
            authority(
              'allowance',
              [token, owner, spender],
              encodeFunctionData({ abi, functionName: 'allowance', args: [owner, spender] }),
            ),
          ),
        ...[at.nft, at.multiToken].map((token) =>
          authority(
            'isApprovedForAll',
            [token, owner, spender],
            encodeFunctionData({ abi, functionName: 'isApprovedForAll', args: [owner, spender] }),
          ),
        ),
        ...[at.lusd, at.ldai].map((token) =>
          authority(
            `Permit2 allowance of ${token}`,
            [at.permit2, owner, spender],
            encodeFunctionData({ abi: permit2Abi, args: [owner, token, spender] }),
          ),
        ),
      ]),
    ),
    ...owners.map((owner) =>
      authority(
        'heir',
        [at.vault, owner, null],
        encodeFunctionData({ abi, functionName: 'heir', args: [owner] }),
      ),
    ),
    ...(['owner', 'authority', 'admin', 'pendingAdmin', 'implementation'] as const).map((functionName) =>
      authority(
        functionName,
        [at.controlled, at.controlled, null],
        encodeFunctionData({ abi, functionName }),
      ),
    ),
    ...(['adminOf', 'implementationOf'] as const).map((functionName) =>
      authority(
        functionName,
        [at.controlled, at.proxyOfControlled, null],
        encodeFunctionData({ abi, functionName, args: [at.proxyOfControlled] }),
      ),
    ),
    ...spenders.map((spender) =>
      authority(
        'hasRole',
        [at.controlled, at.controlled, spender],
        encodeFunctionData({ abi, functionName: 'hasRole', args: [theRole, spender] }),
      ),
    ),
  ]
}

/** The readings as `Runner` takes them: kind, address, length and calldata of each. */
export function packViews(readings: readonly Reading[]): Hex {
  return concatHex(
    readings.map(({ view, to, data }) =>
      concatHex([view.kind === 'coin' ? '0x00' : '0x01', to, numberToHex(size(data), { size: 1 }), data]),
    ),
  )
}
