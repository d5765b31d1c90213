import { isAddressEqual } from 'viem'
import type { PlanDocument } from '../giving/planDocument'
import { m } from './messages'

export type JoinedPlans =
  | { readonly kind: 'plan'; readonly plan: PlanDocument }
  /** One sentence with its remedy. */
  | { readonly kind: 'problem'; readonly problem: string }

/**
 * A plan with the parts of another one behind its own. Two parts for one Safe are refused: neither could be told to be the
 * one that was proposed.
 */
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
