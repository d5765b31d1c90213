import * as v from 'valibot'
import { type Address, type Hex, getAddress, isAddress, numberToHex, pad, size } from 'viem'
import { wireBytes, wireQuantity } from './wire'

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
