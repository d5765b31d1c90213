import { useState } from 'react'
import type { CausesState } from '../../flows/session/loadCauses'
import { type EqualGifts, findEqualGifts } from '../../core/giving/earlierGifts'
import type { TrackedGift } from '../../core/giving/trackedGift'
import type { Giver } from './giver'
import { useWaiting } from './useFunds'

type DirectoryConsent = {
  /** True when no signature is required, or it is valid, or the user goes on without. */
  readonly mayGo: boolean
  readonly isChecking: boolean
  /** Reason why the signature could not be checked. Null: no consent is needed. */
  readonly reason: string | null
  readonly mayBeOlder: boolean
  readonly accepted: boolean
  accept(accepted: boolean): void
}

/** Decides whether the signature of the directory allows a gift. A refused directory is not shown. */
export function useDirectoryConsent(directory: CausesState): DirectoryConsent {
  const [given, setGiven] = useState(false)
  const trust = directory.kind === 'ready' ? directory.trust : undefined
  const reason = trust?.kind === 'unchecked' ? trust.reason : null
  const accepted = reason !== null && given
  return {
    mayGo: trust === undefined || trust.kind === 'signed' || accepted,
    isChecking: trust?.kind === 'checking',
    reason,
    mayBeOlder: trust?.kind === 'unchecked' && trust.mayBeOlder === true,
    accepted,
    accept: setGiven,
  }
}

export type GiveAgain = {
  /** Null: no equal gift is pending. */
  readonly equal: EqualGifts | null
  readonly accepted: boolean
  accept(accepted: boolean): void
}

/** Returns the consent to give again what is already pending. A further equal gift needs it again. */
export function useGiveAgain(gifts: readonly TrackedGift[], giver: Giver): GiveAgain {
  const equal = findEqualGifts(gifts, useWaiting(giver))
  const ids = equal?.waiting.map(({ id }) => id) ?? []
  const [acceptedIds, setAcceptedIds] = useState<readonly string[]>([])
  return {
    equal,
    accepted: ids.every((id) => acceptedIds.includes(id)),
    accept: (accepted) => setAcceptedIds(accepted ? ids : []),
  }
}
