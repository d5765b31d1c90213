import {
  type Address,
  type Client,
  getAddress,
  type Hex,
  hexToBigInt,
  isAddressEqual,
  keccak256,
  parseAbi,
  size,
  sliceHex,
} from 'viem'
import { getBlockNumber, getCode, getStorageAt, readContract } from 'viem/actions'
import type { AppChain } from '../../core/chain'
import type { Answer } from '../../core/answer'
import { BaseError } from '../../core/baseError'
import { knownModule } from '../../core/review/knownModules'
import type {
  SafeSetup,
  SetupContract,
  SetupModule,
  SetupOwner,
  SetupPart,
} from '../../core/review/safeSetup'
import { isKnownProxy, knownSingleton } from '../../core/safe/knownContracts'
import { checkChain, readChain } from './readChain'
import { readAllowances } from './readAllowances'
import { unlessReverted } from './nodeErrors'
import { m } from './messages'

/** Prefix that EIP-7702 puts in place of code, before the address whose code the account runs. */
const delegationPrefix = '0xef0100'

/**
 * The passkey signer that all Safes share (`SafeWebAuthnSharedSigner`). Its address follows from its code, because
 * Safe's CREATE2 factory deployed it. The signers with one key each have no code hash in common and count as contracts.
 */
const sharedPasskeySigner = '0x94a4F6affBd8975951142c3999aEAB7ecee555c2'

const abi = parseAbi([
  'function VERSION() view returns (string)',
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function nonce() view returns (uint256)',
  'function getModulesPaginated(address start, uint256 pageSize) view returns (address[] array, address next)',
])
type ReadName = 'VERSION' | 'getOwners' | 'getThreshold' | 'nonce'

/** Storage slots of a Safe: `keccak256` of the names in its managers' contracts. The singleton is in slot 0. */
const slots = {
  singleton: '0x0',
  /** `guard_manager.guard.address` */
  guard: '0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8',
  /** `module_manager.module_guard.address` */
  moduleGuard: '0xb104e0b93118902c651344349b610029d694cfdec91c589c91ebafbcd0289947',
  /** `fallback_manager.handler.address` */
  fallbackHandler: '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5',
} as const satisfies Record<string, Hex>

/** Start and end of the Safe's list of modules. */
const sentinel = '0x0000000000000000000000000000000000000001'
/** Limits above any honest Safe's numbers. A contract that names thousands must not cause thousands of requests. */
const most = { modules: 50, owners: 100 }

/**
 * Reads a Safe's setup at one block, the node's newest. `missing`: no code at the address. A part that the contract or
 * the node does not return is `unread`; the others are read regardless.
 */
export function readSetup(
  chain: AppChain,
  safe: Address,
  signal: AbortSignal | undefined,
): Promise<Answer<SafeSetup>> {
  return readChain({ chain, signal }, async (client) => {
    const [, blockNumber] = await Promise.all([checkChain(chain), getBlockNumber(client, { cacheTime: 0 })])

    const call = <const TName extends ReadName>(functionName: TName) =>
      readContract(client, { address: safe, abi, functionName, blockNumber })
    const contractAt = async (address: Address): Promise<SetupContract> => ({
      address,
      codeHash: await part(async () => hashOf(await getCode(client, { address, blockNumber }))),
    })
    async function moduleAt(address: Address): Promise<SetupModule> {
      const contract = contractAt(address)
      if (knownModule(address)?.name !== 'AllowanceModule') return contract
      const allowances = part(
        async () =>
          (await readAllowances(client, { module: address, safe, blockNumber })) ??
          unread(m.setup.allowances),
      )
      return { ...(await contract), allowances: await allowances }
    }
    async function inSlot(slot: Hex): Promise<SetupContract | null> {
      const word = await getStorageAt(client, { address: safe, slot, blockNumber })
      if (word === undefined) return unread(m.setup.noSlot)
      return hexToBigInt(word) === 0n ? null : contractAt(getAddress(sliceHex(word, -20)))
    }
    async function modules() {
      const args = [sentinel, BigInt(most.modules)] as const
      const [array, next] = await answered(
        readContract(client, {
          address: safe,
          abi,
          functionName: 'getModulesPaginated',
          args,
          blockNumber,
        }),
        'getModulesPaginated',
      )
      const list = await Promise.all(array.slice(0, most.modules).map(moduleAt))
      return { list, complete: next === sentinel && array.length <= most.modules }
    }
    async function owners() {
      const addresses = await answered(call('getOwners'), 'getOwners')
      const unseen = m.setup.unseen(most.owners)
      return Promise.all(
        addresses.map((address, index) =>
          index < most.owners
            ? readOwner(client, address, blockNumber)
            : Promise.resolve({ address, kind: 'unread', reason: unseen } as const),
        ),
      )
    }

    const [code, ...parts] = await Promise.all([
      getCode(client, { address: safe, blockNumber }),
      part(() => inSlot(slots.singleton).then((set) => set ?? unread(m.setup.none))),
      part(async () => withoutMetadata(await answered(call('VERSION'), 'VERSION'))),
      part(owners),
      part(async () => Number(await answered(call('getThreshold'), 'getThreshold'))),
      part(() => answered(call('nonce'), 'nonce')),
      part(modules),
      part(() => inSlot(slots.guard)),
      part(() => inSlot(slots.moduleGuard)),
      part(() => inSlot(slots.fallbackHandler)),
    ])
    const codeHash = hashOf(code)
    if (codeHash === null) return { kind: 'missing' }
    const [singleton, version, ownerList, threshold, nonce, moduleList, guard, moduleGuard, handler] = parts
    const value: SafeSetup = {
      chainId: chain.id,
      address: safe,
      blockNumber,
      codeHash: { kind: 'read', value: codeHash },
      singleton,
      version,
      owners: ownerList,
      threshold,
      nonce,
      modules: moduleList,
      guard,
      moduleGuard,
      fallbackHandler: handler,
    }
    return { kind: 'found', value }
  })
}

/** Reads one part; `unread` with the reason where `look` throws. */
async function part<T>(look: () => Promise<T>): Promise<SetupPart<T>> {
  try {
    return { kind: 'read', value: await look() }
  } catch (error) {
    const reason = error instanceof UnreadError ? error.sentence : m.setup.noAnswer
    return { kind: 'unread', reason }
  }
}

async function answered<T>(reading: Promise<T>, name: string): Promise<T> {
  return (await unlessReverted(reading)) ?? unread(m.setup.noFunction(name))
}

function hashOf(code: Hex | undefined): Hex | null {
  return code === undefined || code === '0x' ? null : keccak256(code)
}

function withoutMetadata(version: string): string {
  return version.split('+', 1)[0] ?? version
}

function unread(reason: string): never {
  throw new UnreadError(reason)
}

/** Thrown when one part of a setup cannot be read. The other parts are unaffected. */
class UnreadError extends BaseError {
  override name = 'UnreadError'
}

/**
 * Reads an owner's way of signing, by the code at its address in one block. Never throws: `unread` when the node is
 * unreachable.
 */
async function readOwner(client: Client, address: Address, blockNumber: bigint): Promise<SetupOwner> {
  try {
    const [code = '0x', slot] = await Promise.all([
      getCode(client, { address, blockNumber }),
      getStorageAt(client, { address, slot: '0x0', blockNumber }),
    ])
    if (code === '0x') return { address, kind: 'externallyOwned' }
    if (size(code) === 23 && code.toLowerCase().startsWith(delegationPrefix))
      return { address, kind: 'delegated', to: getAddress(sliceHex(code, 3)) }
    if (isAddressEqual(address, sharedPasskeySigner)) return { address, kind: 'passkeySigner' }
    const isSafe =
      slot !== undefined &&
      isKnownProxy(keccak256(code)) &&
      knownSingleton(getAddress(sliceHex(slot, -20))) !== null
    return { address, kind: isSafe ? 'safe' : 'contract' }
  } catch {
    return { address, kind: 'unread', reason: m.setup.noAnswer }
  }
}
