import { type Address, isAddressEqual } from 'viem'
import { libraryContract } from './libraryContracts'
import type { ReviewContext } from './reviewInput'

/** Owners and threshold of a Safe after a transaction. */
export type OwnersAfter = {
  /** Owners that it has not at present, or whose key is another one. */
  readonly newcomers: readonly Address[]
  /** Present owners that it keeps, each with its key. */
  readonly staying: readonly Address[]
  readonly threshold: number
  /** The shared passkey signer, where it is an owner before and after, and another key signs as it: a newcomer. */
  readonly rekeyed: Address | null
  /** The newcomers reach the threshold without a present owner, or the present owners no longer reach it. */
  readonly isTakenOver: boolean
}

/**
 * Returns the owners after all changes of a transaction together: two swaps can hand a Safe over where neither does
 * alone. Null: the owners do not change, or could not be read.
 */
export function ownersAfter({ effects, safe, part }: ReviewContext): OwnersAfter | null {
  const [owners, threshold] = [part('owners'), part('threshold')]
  if (owners.kind === 'unread' || threshold.kind === 'unread') return null
  const present = owners.value.map(({ address }) => address)
  const after = new Map(present.map((address) => [address.toLowerCase(), address]))
  let needed = BigInt(threshold.value)
  const shared = present.find(isSharedSigner)
  let [isChanged, hasNewKey] = [false, false]
  for (const effect of effects) {
    if (effect.kind !== 'sets' || !isAddressEqual(effect.by, safe)) continue
    const { change } = effect
    switch (change.name) {
      case 'addOwnerWithThreshold':
        after.set(change.owner.toLowerCase(), change.owner)
        needed = change.threshold
        break
      case 'removeOwner':
        after.delete(change.owner.toLowerCase())
        needed = change.threshold
        break
      case 'swapOwner':
        after.delete(change.owner.toLowerCase())
        after.set(change.newOwner.toLowerCase(), change.newOwner)
        break
      case 'changeThreshold':
        needed = change.threshold
        break
      case 'configurePasskey':
        if (shared === undefined) continue
        hasNewKey = true
        break
      case 'changeMasterCopy':
      case 'disableModule':
      case 'enableModule':
      case 'migrate':
      case 'setFallbackHandler':
      case 'setGuard':
      case 'setModuleGuard':
      // The outcome of `setup` is unknown: its check fails on its own.
      case 'setup':
        continue
    }
    isChanged = true
  }
  if (!isChanged) return null
  const rekeyed = hasNewKey ? ([...after.values()].find(isSharedSigner) ?? null) : null
  const isKept = (one: Address) => one !== rekeyed && present.some((own) => isAddressEqual(own, one))
  const newcomers = [...after.values()].filter((one) => !isKept(one))
  const staying = [...after.values()].filter(isKept)
  const isTakenOver =
    needed < 1n ? newcomers.length > 0 : BigInt(newcomers.length) >= needed || BigInt(staying.length) < needed
  return { newcomers, staying, threshold: Number(needed), rekeyed, isTakenOver }
}

/** Its address stays an owner whichever key signs for it. */
function isSharedSigner(address: Address): boolean {
  return libraryContract(address)?.name === 'SafeWebAuthnSharedSigner'
}
