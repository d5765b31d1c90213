import { type Address, type Hex, isAddressEqual } from 'viem'
import type { Gift } from '../giving/gift'
import type { DescribedGift } from '../giving/giftDocument'
import { type PlanDocument, type PlanReading, readPlan, readPlanFile } from '../giving/planDocument'
import { textProblem } from '../causes/textProblem'
import { maxPlanName } from '../giving/readGiftDocument'
import { m } from './messages'

type Planned = {
  readonly chainId: number
  readonly safe: Address
  readonly createdAtMs: number
  readonly directory: Hex | null
  readonly name?: string | null
  readonly purpose?: string | null
}

/** Builds a plan from the gifts of one account. */
export function planOfGifts(
  gifts: readonly Gift[],
  { chainId, safe, createdAtMs, directory, name = null, purpose = null }: Planned,
): PlanDocument {
  const parts = [{ chainId, safe, gifts: gifts.map(describe) }]
  return { name, createdAtMs, purpose, author: null, directory, parts }
}

/** Describes the problem of a plan's name, with a remedy; null: none. `taken` are the names of the others. */
export function planNameProblem(name: string, taken: readonly string[]): string | null {
  if (name.trim() === '') return m.plan.noName
  if (name.length > maxPlanName) return m.plan.tooLong(name.length, maxPlanName)
  const unfit = textProblem(name)
  if (unfit !== null) return unfit
  return taken.includes(name) ? m.plan.taken : null
}

type JoinedPlans =
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

/** Parses a pasted plan: its link, the text in the link, or the content of its file. Never throws. */
export function readPastedPlan(text: string): PlanReading {
  const trimmed = text.trim()
  if (trimmed.startsWith('{')) return readPlanFile(trimmed)
  return readPlan(/[?&]doc=([^&\s]*)/u.exec(trimmed)?.[1] ?? trimmed)
}

function describe({ causeId, payeeName, recipient, asset, amount, memo }: Gift): DescribedGift {
  return {
    causeId,
    // Without a name of its own the recipient goes by its address.
    name: payeeName === recipient ? null : payeeName,
    recipient,
    token: asset.kind === 'native' ? null : asset.address,
    amount,
    ...(memo !== undefined && { memo }),
  }
}
