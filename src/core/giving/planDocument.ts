import * as v from 'valibot'
import {
  type GiftDocument,
  giftDocumentJson,
  giftsJson,
  toBase64Url,
  maxGiftTextLength,
} from './giftDocument'
import {
  notedPlanSchema,
  planDocumentSchema,
  describeGifts,
  type DocumentProblem,
  newerVersion,
  newestDocument,
  notCanonical,
  parseDocument,
  problemOf,
  readGiftDocument,
  unknownVersion,
  withNamedFields,
} from './readGiftDocument'
import type { GiftText } from './writeGiftDocument'
import { m } from './documentMessages'

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
 * version 1, which earlier releases read. Anything else is version 2, and version 3 where a payment has a note.
 */
export function encodePlan(plan: PlanDocument): string {
  return toBase64Url(planJson(plan))
}

/** Returns the JSON of a plan, as in a file. */
export function planJson(plan: PlanDocument): string {
  const { name, createdAtMs, purpose, author, directory, parts } = plan
  const [only] = parts
  const withMemos = parts.some(({ gifts }) => gifts.some(({ memo }) => memo !== undefined))
  if (only !== undefined && parts.length === 1 && name === null && !withMemos)
    return giftDocumentJson({ ...only, createdAtMs, purpose, author, directory })
  const json = {
    version: withMemos ? 3 : 2,
    ...(name !== null && { name }),
    created: new Date(createdAtMs).toISOString(),
    ...(purpose !== null && { purpose }),
    ...(author !== null && { author }),
    ...(directory !== null && { directory }),
    parts: parts.map(({ chainId, safe, gifts }) => ({ chainId, safe, ...giftsJson(gifts, { withMemos }) })),
  }
  return JSON.stringify(json)
}

export type PlanReading = { readonly kind: 'plan'; readonly plan: PlanDocument } | DocumentProblem

/** Maximum length of a plan in a file: 1,000 payments with names. */
const maxFileLength = 700_000

/**
 * Reads the text of a plan or of a gift document, as strictly as `readGiftDocument`. Never throws.
 *
 * @param maxLength in characters
 */
export function readPlan(text: string, maxLength = maxGiftTextLength): PlanReading {
  const json = parseDocument(text, maxLength)
  if (json.kind === 'problem') return json
  if (json.version === 1) return planOf(text, maxLength)
  if (json.version !== 2 && json.version !== newestDocument)
    return newerVersion(json.body, newestDocument) ?? unknownVersion

  const { body } = json
  const named =
    'parts' in body && Array.isArray(body.parts) ? { ...body, parts: body.parts.map(nameFields) } : body
  const parsed = v.safeParse(json.version === 2 ? planDocumentSchema : notedPlanSchema, named)
  if (!parsed.success) return problemOf(parsed.issues[0])
  const { name, created, purpose, author, directory } = parsed.output
  const parts: PlanPart[] = []
  for (const [at, { chainId, safe, tokens, gifts }] of parsed.output.parts.entries()) {
    const described = describeGifts(tokens, gifts, `parts[${at}].`)
    if ('kind' in described) return described
    parts.push({ chainId, safe, gifts: described })
  }
  const plan: PlanDocument = {
    name: name ?? null,
    createdAtMs: created,
    purpose: purpose ?? null,
    author: author ?? null,
    directory: directory ?? null,
    parts,
  }
  return encodePlan(plan) === text ? { kind: 'plan', plan } : notCanonical
}

/** Reads a plan or a gift document from a file: the same JSON, without base64url. */
export function readPlanFile(text: string): PlanReading {
  return readPlan(toBase64Url(text.trim()), maxFileLength)
}

/** Returns the text of a plan for a link, or why there is none. The text is read back first. */
export function writePlan(plan: PlanDocument): GiftText {
  const text = encodePlan(plan)
  if (text.length > maxGiftTextLength)
    return {
      kind: 'problem',
      problem: m.planTooLong(text.length, maxGiftTextLength),
    }
  const read = readPlan(text)
  return read.kind === 'plan' ? { kind: 'text', text } : unwritable(read)
}

/** Returns the text of a plan for a file, or why there is none. The text is read back first. */
export function writePlanFile(plan: PlanDocument): GiftText {
  const text = planJson(plan)
  const read = readPlanFile(text)
  return read.kind === 'plan' ? { kind: 'text', text: `${text}\n` } : unwritable(read)
}

function planOf(text: string, maxLength: number): PlanReading {
  const read = readGiftDocument(text, maxLength)
  if (read.kind === 'problem') return read
  const { chainId, safe, gifts, ...about } = read.document
  return { kind: 'plan', plan: { name: null, ...about, parts: [{ chainId, safe, gifts }] } }
}

function nameFields(part: unknown): unknown {
  return typeof part === 'object' && part !== null ? withNamedFields(part) : part
}

function unwritable({ field, problem }: DocumentProblem): GiftText {
  return { kind: 'problem', problem: m.inPlan(field, problem) }
}
