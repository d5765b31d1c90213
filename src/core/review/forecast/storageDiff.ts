import * as v from 'valibot'
import { type Address, type Hex, encodeAbiParameters, keccak256, numberToHex, pad } from 'viem'
import { type CallNode, everyNode } from '../callTree'
import type { SafeSetup } from '../safeSetup'
import type { SafePlaceName, SafeWrite, SafeWrites } from './forecast'
import { m } from './runMessages'
import { wireBytes } from './wire'

/**
 * Where a Safe keeps what decides about it. The first six are Solidity's order, the others `keccak256` of names.
 *
 * @see SafeStorage.sol, GuardManager.sol, ModuleManager.sol, FallbackManager.sol
 */
const places: readonly (readonly [Hex, SafePlaceName])[] = [
  [word(0n), 'singleton'],
  [word(3n), 'ownerCount'],
  [word(4n), 'threshold'],
  [word(5n), 'nonce'],
  ['0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8', 'guard'],
  ['0xb104e0b93118902c651344349b610029d694cfdec91c589c91ebafbcd0289947', 'moduleGuard'],
  ['0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5', 'fallbackHandler'],
]
const mappingSlots = { modules: 1n, owners: 2n }
/** Begins and ends the lists of owners and of modules. */
const sentinel: Address = '0x0000000000000000000000000000000000000001'

const storageSchema = v.record(wireBytes, wireBytes)
const accountsSchema = v.record(v.string(), v.looseObject({ storage: v.optional(storageSchema, {}) }))
const diffSchema = v.object({ pre: accountsSchema, post: accountsSchema })

/**
 * Reads the answer of debug_traceCall by the prestateTracer in `diffMode`: what is written into the Safe's storage. The nonce
 * that goes up by one is left out, as each execution does that.
 */
export function readStorageDiff(answer: unknown, setup: SafeSetup, tree: CallNode): SafeWrites {
  const read = v.safeParse(diffSchema, answer)
  if (!read.success) return { kind: 'unread', reason: m.unread.trace }
  const before = storageOf(read.output.pre, setup.address)
  const after = storageOf(read.output.post, setup.address)
  const named = namedSlots(setup, tree)
  const writes = [...new Set([...before.keys(), ...after.keys()])]
    .map((slot): SafeWrite => {
      const [place, account] = named.get(slot) ?? (['unknown', null] as const)
      // What is set to zero is not among the new values.
      return {
        place,
        slot,
        account,
        before: before.get(slot) ?? word(0n),
        after: after.get(slot) ?? word(0n),
      }
    })
    .filter((write) => write.before !== write.after && !isNextNonce(write))
  return { kind: 'read', writes }
}

function isNextNonce({ place, before, after }: SafeWrite): boolean {
  return place === 'nonce' && BigInt(after) === BigInt(before) + 1n
}

function storageOf(accounts: v.InferOutput<typeof accountsSchema>, safe: Address): Map<Hex, Hex> {
  const own = Object.entries(accounts).find(([address]) => address.toLowerCase() === safe.toLowerCase())
  const slots = Object.entries(own?.[1].storage ?? {}) as [Hex, Hex][]
  return new Map(slots.map(([slot, value]) => [pad(slot, { size: 32 }), pad(value, { size: 32 })]))
}

/** The slots of owners and modules that are known, or that the transaction names. */
function namedSlots(
  { owners, modules }: SafeSetup,
  tree: CallNode,
): Map<Hex, readonly [SafePlaceName, Address | null]> {
  const changed = everyNode(tree).flatMap(({ action }) =>
    action.kind === 'setting' ? Object.values(action.change).flat().filter(isAddressText) : [],
  )
  const accounts = {
    owners: owners.kind === 'read' ? owners.value.map(({ address }) => address) : [],
    modules: modules.kind === 'read' ? modules.value.list.map(({ address }) => address) : [],
  }
  const lists = (['owners', 'modules'] as const).flatMap((place) =>
    [sentinel, ...accounts[place], ...changed].map((account) => {
      const key = [{ type: 'address' }, { type: 'uint256' }] as const
      const slot = keccak256(encodeAbiParameters(key, [account, mappingSlots[place]]))
      return [slot, [place, account === sentinel ? null : account]] as const
    }),
  )
  return new Map<Hex, readonly [SafePlaceName, Address | null]>([
    ...lists,
    ...places.map(([slot, place]) => [slot, [place, null]] as const),
  ])
}

function isAddressText(value: unknown): value is Address {
  return typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value)
}

function word(value: bigint): Hex {
  return numberToHex(value, { size: 32 })
}
