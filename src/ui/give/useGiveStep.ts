import { useState } from 'react'
import type { Basket } from '../../core/giving/basket'
import type { Gift } from '../../core/giving/gift'
import { useNavigation } from '../parts/navigation'
import { useBasket } from './useBasket'

type Step =
  | { readonly kind: 'basket' }
  /** Valid for the basket it was made from, until that changes in any tab. */
  | { readonly kind: 'review'; readonly gifts: readonly Gift[]; readonly basket: Basket }

type GiveStep = {
  /** What is being reviewed; null: the basket is open. */
  readonly reviewed: readonly Gift[] | null
  review(gifts: readonly Gift[]): void
  toBasket(): void
}

/** The step between basket and request. */
export function useGiveStep(): GiveStep {
  const { basket } = useBasket()
  const [step, setStep] = useState<Step>({ kind: 'basket' })
  const navigation = useNavigation()
  const go = (next: Step) => {
    navigation.record()
    setStep(next)
  }
  return {
    reviewed: step.kind === 'review' && step.basket === basket ? step.gifts : null,
    review: (gifts) => go({ kind: 'review', gifts, basket }),
    toBasket: () => go({ kind: 'basket' }),
  }
}
