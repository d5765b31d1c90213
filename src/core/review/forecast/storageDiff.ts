import { type Address, type Hex, concatHex, isAddressEqual, keccak256, numberToHex, pad } from 'viem'
import type { SettingChange } from '../action'
import type { Effect } from '../effect'
import type { SafeSetup } from '../safeSetup'
import type { SafePlaceName, SafeWrite } from './forecast'
import type { StateDiff } from './stateDiff'

/**
 * Storage slots of a Safe's settings. The first four follow Solidity's order, the others are `keccak256` of names.
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
/** First and last element of the lists of owners and of modules. */
export const sentinel: Address = '0x0000000000000000000000000000000000000001'

/** Source of the names of slots. */
export type SafeWritesContext = {
  readonly setup: SafeSetup
  readonly effects: readonly Effect[]
}

/**
 * Returns the writes of a run into the storage of the Safe, and of each other Safe that acts. Omits the nonces that
 * their executions use.
 */
export function safeWritesIn(diff: StateDiff, { setup, effects }: SafeWritesContext): readonly SafeWrite[] {
  const acting = effects.flatMap((effect) => (effect.kind === 'executes' ? effect.safe : []))
  const others = [...new Map(acting.map((safe) => [safe.toLowerCase(), safe])).values()].filter(
    (safe) => !isAddressEqual(safe, setup.address),
  )
  return [setup.address, ...others].flatMap((safe) => {
    const isOwn = isAddressEqual(safe, setup.address)
    const named = namedSlots(isOwn ? setup : null, settingsOf(effects, safe))
    const executions = acting.filter((one) => isAddressEqual(one, safe)).length + (isOwn ? 1 : 0)
    return (diff.get(safe.toLowerCase())?.writes ?? [])
      .map(({ slot, before, after }): SafeWrite => {
        const [place, account] = named.get(slot) ?? (['unknown', null] as const)
        return { safe, place, slot, account, before, after }
      })
      .filter((write) => !usesNonces(write, executions))
  })
}

/** Returns true when the run used a nonce of the Safe. Otherwise it never reached the calls. */
export function hasUsedNonce(diff: StateDiff, safe: Address): boolean {
  const writes = diff.get(safe.toLowerCase())?.writes ?? []
  return writes.some(({ slot, before, after }) => slot === word(5n) && BigInt(after) > BigInt(before))
}

/** Returns the changes of settings that the bytes name for a Safe. */
export function settingsOf(effects: readonly Effect[], safe: Address): readonly SettingChange[] {
  return effects.flatMap((effect) =>
    effect.kind === 'sets' && isAddressEqual(effect.by, safe) ? effect.change : [],
  )
}

/** Returns the slot of a key in a mapping. */
export function mappingSlot(key: Hex, slot: bigint): Hex {
  return keccak256(concatHex([pad(key, { size: 32 }), word(slot)]))
}

function usesNonces({ place, before, after }: SafeWrite, executions: number): boolean {
  const step = BigInt(after) - BigInt(before)
  return place === 'nonce' && step > 0n && step <= BigInt(executions)
}

/** Maps the slots of owners and modules that are known, or that the transaction names. */
function namedSlots(
  setup: SafeSetup | null,
  changes: readonly SettingChange[],
): Map<Hex, readonly [SafePlaceName, Address | null]> {
  const changed = changes.flatMap((change) => Object.values(change).flat().filter(isAddressText))
  const accounts = {
    owners: setup?.owners.kind === 'read' ? setup.owners.value.map(({ address }) => address) : [],
    modules: setup?.modules.kind === 'read' ? setup.modules.value.list.map(({ address }) => address) : [],
  }
  const lists = (['owners', 'modules'] as const).flatMap((place) =>
    [sentinel, ...accounts[place], ...changed].map((account) => {
      const slot = mappingSlot(account, mappingSlots[place])
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
