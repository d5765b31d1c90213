import { type Address, isAddressEqual } from 'viem'
import type { SettingChange } from '../action'
import { byDanger, dangerView } from '../danger'
import { m } from '../checkMessages'
import { counted, countedWords } from '../effectWords'
import { placeWords, settingWords } from '../actionWords'
import { type ReviewContext, unreadOf } from '../reviewInput'
import { defineCheck, whatever } from './defineCheck'
import { type knownContract, knownHandler, knownSingleton } from '../../safe/knownContracts'
import { proveCode } from '../../safe/proveCode'
import { libraryContract } from '../libraryContracts'

type SettingFound = {
  readonly path: readonly number[]
  readonly safe: Address
  readonly change: SettingChange
  readonly effect: SettingEffect
}

/**
 * Checks whether the settings of the Safe stay as they are. A change fails that lowers the threshold, lets code act without the owners
 * or decide about them, or leaves the Safe to newcomers, or to another passkey of
 * the shared signer. Whether a new owner is the right one, only the co-signers know.
 */
export const settings = defineCheck({
  id: 'settings',
  bearsOn: 'ownCode',
  states: m.states.settings,
  read(context: ReviewContext) {
    const changes = byDanger(context.effects, dangerView(context)).flatMap(
      (effect): readonly SettingFound[] => {
        if (effect.kind !== 'sets') return []
        const { path, by: safe, change } = effect
        return [{ path, safe, change, effect: settingEffect(change, safe, context) }]
      },
    )
    const after = ownersAfter(context)
    const isUnknown = changes.some(({ effect }) => effect === 'unknown')
    const { part, block, safe: own } = context
    // The present owners of another Safe are not read here: a change may hand it over.
    const isElsewhere = changes.some(({ effect, safe }) => effect === 'unknown' && !isAddressEqual(safe, own))
    const isWeaker =
      isElsewhere || after?.isTakenOver === true || changes.some(({ effect }) => effect === 'weakens')
    return {
      outcome: isWeaker ? 'fails' : changes.length > 0 ? 'unchecked' : 'holds',
      evidence: { changes, after },
      unread: isUnknown ? unreadOf(part('threshold'), part('guard'), part('owners')) : [],
      block,
    }
  },
  detail({ evidence: { changes, after } }) {
    const sentences = changes.map(({ path, safe, change, effect }) =>
      m.power[effect](placeWords(path), safe, settingWords(change)),
    )
    const keys = changes.map(({ safe, change, effect }) => `${safe} ${effect} ${settingWords(change)}`)
    return [...afterWords(after), ...counted(sentences, keys).map(countedWords)].join(' ')
  },
  isJudged: whatever,
})

/** Effect of a change on the control of the Safe. `unknown`: the present setup could not be read. */
type SettingEffect = 'weakens' | 'changes' | 'unknown'

/** Owners and threshold of a Safe after a transaction. */
type OwnersAfter = {
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

function afterWords(after: OwnersAfter | null): readonly string[] {
  if (after === null) return []
  const { newcomers, staying, threshold, rekeyed, isTakenOver } = after
  const rekeyedWords = rekeyed === null ? [] : [m.power.rekeyed(rekeyed)]
  if (!isTakenOver) return rekeyedWords
  return newcomers.length >= threshold
    ? [m.power.newcomers(newcomers.join(', '), threshold), ...rekeyedWords]
    : [m.power.tooFewStay(staying.length, threshold), ...rekeyedWords]
}

/** Judges one change of settings, taken alone, by the owners' control of a Safe. */
function settingEffect(change: SettingChange, safe: Address, context: ReviewContext): SettingEffect {
  switch (change.name) {
    case 'addOwnerWithThreshold':
    case 'removeOwner':
    case 'changeThreshold':
      return thresholdEffect(change.threshold, safe, context)
    // A shared signer that is an owner becomes another one: `ownersAfter` judges both.
    case 'configurePasskey':
    case 'swapOwner':
      return isOwn(safe, context) && context.part('owners').kind === 'read' ? 'changes' : 'unknown'
    case 'disableModule':
    case 'migrate':
      return 'changes'
    case 'enableModule':
    case 'setup':
      return 'weakens'
    case 'setGuard':
    case 'setModuleGuard':
      return change.contract === null ? removedGuardEffect(change.name, safe, context) : 'weakens'
    case 'setFallbackHandler':
      return change.contract === null ? 'changes' : codeEffect(knownHandler(change.contract), context)
    case 'changeMasterCopy':
      return codeEffect(knownSingleton(change.singleton), context)
  }
}

/** Returns true for this Safe. The threshold of another Safe is unknown. */
function isOwn(safe: Address, context: ReviewContext): boolean {
  return isAddressEqual(safe, context.safe)
}

function thresholdEffect(next: bigint, safe: Address, context: ReviewContext): SettingEffect {
  const present = context.part('threshold')
  if (present.kind === 'unread' || !isOwn(safe, context)) return 'unknown'
  return next < BigInt(present.value) ? 'weakens' : 'changes'
}

function removedGuardEffect(
  name: 'setGuard' | 'setModuleGuard',
  safe: Address,
  context: ReviewContext,
): SettingEffect {
  const present = context.part(name === 'setGuard' ? 'guard' : 'moduleGuard')
  if (present.kind === 'unread' || !isOwn(safe, context)) return 'unknown'
  return present.value === null ? 'changes' : 'weakens'
}

function codeEffect(contract: ReturnType<typeof knownContract>, { codes }: ReviewContext): SettingEffect {
  if (contract === null) return 'weakens'
  const proof = proveCode(contract, codes)
  return proof.kind === 'differs' ? 'weakens' : proof.kind === 'same' ? 'changes' : 'unknown'
}

/**
 * Returns the owners after all changes of a transaction together: two swaps can hand a Safe over where neither does
 * alone. Null: the owners do not change, or could not be read.
 */
function ownersAfter({ effects, safe, part }: ReviewContext): OwnersAfter | null {
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
