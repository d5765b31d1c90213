import { useState } from 'react'
import type { Lines } from '../../core/giving/editBasket'
import type { Gift } from '../../core/giving/gift'
import { useNavigation } from '../parts/navigation'
import { useBasket } from './useBasket'

type Step =
  | { readonly kind: 'basket' }
  /** Valid for the lines it was made from, until they change in any tab. */
  | { readonly kind: 'review'; readonly gifts: readonly Gift[]; readonly lines: Lines }

type GiveStep = {
  /** The gifts under review. Null: the basket is open. */
  readonly reviewed: readonly Gift[] | null
  review(gifts: readonly Gift[]): void
  toBasket(): void
}

/** Returns the step between basket and request. */
export function useGiveStep(): GiveStep {
  const { basket } = useBasket()
  const [step, setStep] = useState<Step>({ kind: 'basket' })
  const navigation = useNavigation()
  const go = (next: Step) => {
    navigation.record()
    setStep(next)
  }
  return {
    reviewed: step.kind === 'review' && step.lines === basket.lines ? step.gifts : null,
    review: (gifts) => go({ kind: 'review', gifts, lines: basket.lines }),
    toBasket: () => go({ kind: 'basket' }),
  }
}
