import { type Address, type Hex, concatHex, keccak256, numberToHex, pad, toHex, zeroHash } from 'viem'
import { safeMessageHash } from '../../src/core/safe/safeMessageHash'
import { accountsOf } from './views'
import type { World } from './world'

/** What a storage slot of a Safe is. */
type SlotName = {
  readonly name: string
  /** The account that the slot is about; `value`: it is the value of the slot. Null: no account. */
  readonly about: Address | 'value' | null
}

/** Names the slots of the Safes that the cases change, by Safe and slot. */
export type SlotNames = (safe: Address, slot: Hex) => SlotName | null

/** What the cases approve for other Safes. */
export const someHashes = ['one', 'another'].map((name) => keccak256(toHex(name)))
/** What the cases sign on chain. */
export const someMessages = [toHex('a message'), keccak256(toHex('a hash')), `0x${'12'.repeat(100)}`] as const

const fixed: Readonly<Record<string, SlotName>> = {
  0: { name: 'singleton', about: 'value' },
  3: { name: 'ownerCount', about: null },
  4: { name: 'threshold', about: null },
  5: { name: 'nonce', about: null },
}
const managers: Readonly<Record<string, string>> = {
  'guard_manager.guard.address': 'guard',
  'module_manager.module_guard.address': 'moduleGuard',
  'fallback_manager.handler.address': 'fallbackHandler',
}

/** Knows the slots of every Safe of the world. SafeStorage.sol has the layout. */
export function createSlotNames(world: World): SlotNames {
  const safes = [...world.safes.map(({ address }) => address), world.owned]
  const named = new Map<string, SlotName>()
  const addFor = (safe: Address, slot: Hex, name: SlotName) => named.set(keyOf(safe, slot), name)
  const accounts = new Set(world.safes.flatMap((safe) => accountsOf(world, safe)))
  for (const safe of safes) {
    for (const [slot, name] of Object.entries(fixed))
      addFor(safe, numberToHex(BigInt(slot), { size: 32 }), name)
    for (const [text, name] of Object.entries(managers))
      addFor(safe, keccak256(toHex(text)), { name, about: 'value' })
    for (const account of accounts) {
      addFor(safe, memberSlot(account, 1n), { name: 'modules', about: account })
      addFor(safe, memberSlot(account, 2n), { name: 'owners', about: account })
    }
    for (const owner of safes)
      for (const hash of [...someHashes, zeroHash])
        addFor(safe, mappedIn(hash, mapped(pad(owner), 8n)), { name: `approvedHashes ${hash}`, about: owner })
  }
  for (const { address, version } of [...world.safes, { address: world.owned, version: '1.4.1' }])
    for (const message of ['0x', ...someMessages] as const) {
      const domain = { chainId: world.chain.chainId, safe: address, version }
      const hash = safeMessageHash(message, domain)
      addFor(address, mapped(hash, 7n), { name: `signedMessages ${message}`, about: null })
    }
  return (safe, slot) =>
    safes.some((one) => one.toLowerCase() === safe.toLowerCase())
      ? (named.get(keyOf(safe, slot)) ?? { name: `slot ${slot}`, about: null })
      : null
}

/** Where a Safe keeps whether an account is a module (1) or an owner (2). */
export function memberSlot(account: Address, list: bigint): Hex {
  return mapped(pad(account), list)
}

function mapped(key: Hex, slot: bigint): Hex {
  return mappedIn(key, numberToHex(slot, { size: 32 }))
}

function mappedIn(key: Hex, slot: Hex): Hex {
  return keccak256(concatHex([key, slot]))
}

function keyOf(safe: Address, slot: Hex): string {
  return `${safe} ${slot}`.toLowerCase()
}
