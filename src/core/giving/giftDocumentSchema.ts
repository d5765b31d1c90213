import { type Address, getAddress, type Hex, isAddress, maxUint256, zeroAddress } from 'viem'
import * as v from 'valibot'
import { textProblem } from '../causes/textProblem'
import { m } from './documentMessages'
import { maxAuthorLength } from './giftDocument'

/** Returns a check whose message depends on the value: `problemOf` returns the problem, or null. */
function checked(problemOf: (text: string) => string | null) {
  return v.check<string, (issue: v.CheckIssue<string>) => string>(
    (text) => problemOf(text) === null,
    (issue) => problemOf(issue.input) ?? '',
  )
}

function label(maxLength: number) {
  return v.pipe(
    v.string(),
    v.maxLength(maxLength, (issue) => m.length(Number(issue.received), maxLength)),
    checked(textProblem),
  )
}

const address = v.pipe(
  v.string(),
  checked(addressProblem),
  v.transform((text) => text as Address),
)

function addressProblem(text: string): string | null {
  if (!isAddress(text, { strict: false })) return m.noAddress
  if (text === zeroAddress) return m.zero
  return getAddress(text) === text ? null : m.checksum
}

const amount = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,77}$/, m.amount),
  v.transform((text) => BigInt(text)),
  v.maxValue(maxUint256, m.tooMuch),
)

const created = v.pipe(
  v.string(),
  v.check((text) => {
    const ms = Date.parse(text)
    return !Number.isNaN(ms) && new Date(ms).toISOString() === text
  }, m.moment),
  v.transform((text) => Date.parse(text)),
)

const hash = v.pipe(
  v.string(),
  v.regex(/^0x[\da-f]{64}$/, m.hash),
  v.transform((text) => text as Hex),
)

/** Fields of a gift in the text, by index. */
export const giftFields = ['causeId', 'name', 'recipient', 'token', 'amount'] as const

const place = v.pipe(v.number(), v.safeInteger(m.place), v.minValue(0, m.place))

const gift = v.strictObject({
  causeId: v.nullable(label(64)),
  name: v.nullable(label(100)),
  recipient: address,
  token: v.nullable(place),
  amount,
})

const part = {
  chainId: v.pipe(v.number(), v.safeInteger(m.chainWhole), v.minValue(1, m.chainLeast)),
  safe: address,
  tokens: v.array(address),
  gifts: v.pipe(v.array(gift), v.minLength(1, m.noGift)),
}

const about = {
  created,
  purpose: v.exactOptional(label(280)),
  author: v.exactOptional(label(maxAuthorLength)),
  directory: v.exactOptional(hash),
}

/** The JSON of a gift document, version 1, once each gift has the names of its fields. */
export const giftDocumentSchema = v.strictObject({ version: v.literal(1), ...part, ...about })

/** Maximum length of a plan's name, in characters. */
export const maxPlanName = 80

/** Maximum number of parts in a plan; more are a mistake. */
const maxParts = 20

/** The JSON of a plan, version 2: a name, and one part for each Safe. */
export const planDocumentSchema = v.strictObject({
  version: v.literal(2),
  name: v.exactOptional(label(maxPlanName)),
  ...about,
  parts: v.pipe(
    v.array(v.strictObject(part)),
    v.minLength(1, m.noPart),
    v.maxLength(maxParts, m.parts(maxParts)),
  ),
})
