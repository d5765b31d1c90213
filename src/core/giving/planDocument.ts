import { type GiftDocument, giftDocumentJson, giftsJson, toBase64Url } from './giftDocument'

/** Planned gifts of one Safe or wallet. */
export type PlanPart = Pick<GiftDocument, 'chainId' | 'safe' | 'gifts'>

/**
 * Planned gifts: one part for each Safe or wallet, perhaps on several chains. Each part is proposed and signed separately.
 * It is as trustworthy as its sender.
 */
export type PlanDocument = Pick<GiftDocument, 'createdAtMs' | 'purpose' | 'author' | 'directory'> & {
  readonly name: string | null
  readonly parts: readonly PlanPart[]
}

/**
 * Returns the text of a plan for a link, like `encodeGiftDocument`. A plan of one part without a name is a gift document:
 * version 1, which earlier releases read. Anything else is version 2.
 */
export function encodePlan(plan: PlanDocument): string {
  return toBase64Url(planJson(plan))
}

/** Returns the JSON of a plan, as in a file. */
export function planJson(plan: PlanDocument): string {
  const { name, createdAtMs, purpose, author, directory, parts } = plan
  const [only] = parts
  if (only !== undefined && parts.length === 1 && name === null)
    return giftDocumentJson({ ...only, createdAtMs, purpose, author, directory })
  const json = {
    version: 2,
    ...(name !== null && { name }),
    created: new Date(createdAtMs).toISOString(),
    ...(purpose !== null && { purpose }),
    ...(author !== null && { author }),
    ...(directory !== null && { directory }),
    parts: parts.map(({ chainId, safe, gifts }) => ({ chainId, safe, ...giftsJson(gifts) })),
  }
  return JSON.stringify(json)
}
