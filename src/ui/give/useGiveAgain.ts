import { useState } from 'react'
import { type EqualGifts, findEqualGifts } from '../../core/giving/earlierGifts'
import type { TrackedGift } from '../../core/giving/trackedGift'
import type { Giver } from './giver'
import { useWaiting } from './useFunds'

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
