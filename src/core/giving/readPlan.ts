import * as v from 'valibot'
import { maxGiftTextLength, toBase64Url } from './giftDocument'
import { planDocumentSchema } from './giftDocumentSchema'
import { encodePlan, type PlanDocument, type PlanPart } from './planDocument'
import {
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
  if (json.version !== newestDocument) return newerVersion(json.body, newestDocument) ?? unknownVersion

  const { body } = json
  const named =
    'parts' in body && Array.isArray(body.parts) ? { ...body, parts: body.parts.map(nameFields) } : body
  const parsed = v.safeParse(planDocumentSchema, named)
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

function planOf(text: string, maxLength: number): PlanReading {
  const read = readGiftDocument(text, maxLength)
  if (read.kind === 'problem') return read
  const { chainId, safe, gifts, ...about } = read.document
  return { kind: 'plan', plan: { name: null, ...about, parts: [{ chainId, safe, gifts }] } }
}

function nameFields(part: unknown): unknown {
  return typeof part === 'object' && part !== null ? withNamedFields(part) : part
}
