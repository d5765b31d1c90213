import { isAddressEqual } from 'viem'
import type { PlanDocument } from '../giving/planDocument'
import { m } from './messages'

export type JoinedPlans =
  | { readonly kind: 'plan'; readonly plan: PlanDocument }
  /** One sentence with its remedy. */
  | { readonly kind: 'problem'; readonly problem: string }

/** Appends the parts of another plan. Refuses two parts for one Safe: the proposed one would be ambiguous. */
export function joinPlans(plan: PlanDocument, other: PlanDocument): JoinedPlans {
  const isDouble = other.parts.some((part) =>
    plan.parts.some(({ chainId, safe }) => chainId === part.chainId && isAddressEqual(safe, part.safe)),
  )
  if (isDouble)
    return {
      kind: 'problem',
      problem: m.plan.sameSafe,
    }
  const directory = plan.directory === other.directory ? plan.directory : null
  return { kind: 'plan', plan: { ...plan, directory, parts: [...plan.parts, ...other.parts] } }
}
