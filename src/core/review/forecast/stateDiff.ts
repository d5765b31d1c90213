import * as v from 'valibot'
import {
  type Address,
  type Hex,
  getAddress,
  isAddress,
  numberToHex,
  pad,
  size,
  concatHex,
  isAddressEqual,
  keccak256,
} from 'viem'
import { wireBytes, wireQuantity } from './wire'
import type { SettingChange } from '../action'
import type { Effect } from '../effects'
import type { SafeSetup } from '../safeSetup'
import type { SafePlaceName, SafeWrite } from './forecast'
import { guardSlot } from './planForecast'

/** One storage slot that a run writes. */
type SlotWrite = { readonly slot: Hex; readonly before: Hex; readonly after: Hex }

/** Changes of a run in one account. */
type AccountDiff = {
  readonly address: Address
  /** Its coin after minus before, in base units. */
  readonly coin: bigint
  /** Its nonce before the run, which decides the address of its next contract; null: unknown. */
  readonly nonce: bigint | null
  readonly writes: readonly SlotWrite[]
  /** `created`: there was no code before. Null: unchanged. */
  readonly code: 'created' | 'changed' | null
}

/** Changes of a run by address in lower case. An account that is missing does not change. */
export type StateDiff = ReadonlyMap<string, AccountDiff>

const wireWord = v.pipe(
  wireBytes,
  v.check((bytes) => size(bytes) <= 32),
)
const accountSchema = v.looseObject({
  balance: v.optional(wireQuantity),
  nonce: v.optional(v.union([v.pipe(v.number(), v.safeInteger(), v.minValue(0)), wireQuantity])),
  code: v.optional(wireBytes),
  storage: v.optional(v.record(wireWord, wireWord), {}),
})
type WireAccount = v.InferOutput<typeof accountSchema>
const diffSchema = v.object({
  pre: v.record(v.string(), accountSchema),
  post: v.record(v.string(), accountSchema),
})

const nothing = numberToHex(0n, { size: 32 })

/** Parses the result of debug_traceCall by the prestateTracer in `diffMode`. Null: an unexpected shape. Never throws. */
export function readStateDiff(answer: unknown): StateDiff | null {
  const read = v.safeParse(diffSchema, answer)
  if (!read.success) return null
  const [pre, post] = [byAddress(read.output.pre), byAddress(read.output.post)]
  if (pre === null || post === null) return null
  const diff = new Map<string, AccountDiff>()
  for (const key of new Set([...pre.keys(), ...post.keys()]))
    diff.set(key, accountDiff(getAddress(key), pre.get(key), post.get(key)))
  return diff
}

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
  [guardSlot, 'guard'],
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

function byAddress(accounts: Readonly<Record<string, WireAccount>>): Map<string, WireAccount> | null {
  const entries = Object.entries(accounts)
  if (!entries.every(([address]) => isAddress(address, { strict: false }))) return null
  return new Map(entries.map(([address, account]) => [address.toLowerCase(), account]))
}

function accountDiff(
  address: Address,
  pre: WireAccount | undefined,
  post: WireAccount | undefined,
): AccountDiff {
  const before = slotsOf(pre)
  const after = slotsOf(post)
  const writes = [...new Set([...before.keys(), ...after.keys()])]
    // The new values omit a slot that becomes zero.
    .map((slot) => ({ slot, before: before.get(slot) ?? nothing, after: after.get(slot) ?? nothing }))
    .filter((write) => write.before !== write.after)
  const hadCode = (pre?.code ?? '0x') !== '0x'
  const hasNewCode = post?.code !== undefined && post.code !== '0x' && post.code !== pre?.code
  return {
    address,
    // The new values omit an unchanged balance.
    coin: post?.balance === undefined ? 0n : post.balance - (pre?.balance ?? 0n),
    nonce: pre?.nonce === undefined ? null : BigInt(pre.nonce),
    writes,
    code: !hasNewCode ? null : hadCode ? 'changed' : 'created',
  }
}

function slotsOf(account: WireAccount | undefined): Map<Hex, Hex> {
  const slots = Object.entries(account?.storage ?? {}) as [Hex, Hex][]
  return new Map(slots.map(([slot, value]) => [pad(slot, { size: 32 }), pad(value, { size: 32 })]))
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
