import * as v from 'valibot'
import type { Cause, CauseRecipient } from './cause'
import { checked, checksummedAddress, closedObject, httpsUrl, plainText } from './fileSchema'
import { nameProblem } from './textProblem'

const maxCauses = 2_000

const name = v.pipe(plainText(100), checked(nameProblem))

const id = v.pipe(
  v.string(),
  v.maxLength(64, 'It is too long. Shorten it to 64 characters.'),
  v.regex(
    /^[a-z\d]+(?:-[a-z\d]+)*$/,
    'An id has lower-case letters, digits and single hyphens between them. Write it like “clean-water”.',
  ),
)

const image = v.pipe(
  plainText(200),
  v.regex(
    /^[\w-]+(?:\.[\w-]+)*(?:\/[\w-]+(?:\.[\w-]+)*)*\.(?:svg|png|jpe?g|webp|avif)$/i,
    'An image is a file beside the app. Write its path like “causes/clean-water.svg”, without “/” before it or “..” in it.',
  ),
)

const day = v.pipe(v.string(), checked(dayProblem))

function dayProblem(text: string): string | null {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(text) === text
  if (!isDay) return 'This is not a day of the calendar. Write it as year-month-day, like “2025-03-31”.'
  // From Ethereum's first block to the end of the century: what lies outside is a slip of the finger.
  const isPlausible = text >= '2015-07-30' && text <= '2099-12-31'
  return isPlausible ? null : 'No address was checked on that day. Correct the year.'
}

/** The calendar's own spelling of a day: 30 February becomes 1 or 2 March. Empty when it is no day at all. */
function dayOf(text: string): string {
  const time = Date.parse(`${text}T00:00:00Z`)
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10)
}

const address = checksummedAddress({
  copyFrom: 'the page of the cause',
  zero: 'Enter the address of the cause.',
})

const recipient = closedObject({
  chainId: v.pipe(
    v.number(),
    v.safeInteger('A chain id is a whole number.'),
    v.minValue(1, 'A chain id is 1 or more.'),
  ),
  address,
  accepts: v.exactOptional(
    v.pipe(
      v.array(plainText(30)),
      v.minLength(1, 'An empty list would accept nothing. List symbols or “native”, or leave “accepts” out.'),
      v.maxLength(100, 'This list is too long. Leave “accepts” out to take anything.'),
    ),
  ),
  proof: closedObject({ url: httpsUrl, checkedOn: day }),
}) satisfies v.GenericSchema<unknown, CauseRecipient>

/** One entry of causes.json. What concerns several causes at once is checked by `parseCauses`. */
export const causeSchema = closedObject({
  id,
  name,
  summary: plainText(300),
  description: v.pipe(
    v.array(plainText(2_000)),
    v.maxLength(50, 'There are too many paragraphs. Keep to 50.'),
  ),
  field: plainText(60),
  place: plainText(100),
  website: v.exactOptional(httpsUrl),
  registration: v.exactOptional(
    closedObject({ authority: plainText(200), number: plainText(60), url: v.exactOptional(httpsUrl) }),
  ),
  image: v.exactOptional(image),
  confirmed: v.boolean(),
  recipients: v.array(recipient),
}) satisfies v.GenericSchema<unknown, Cause>

/** The shape of causes.json, without its entries. */
export const causeFileSchema = closedObject({
  version: v.literal(1),
  causes: v.pipe(
    v.array(v.unknown()),
    v.maxLength(
      maxCauses,
      (issue) => `There are ${issue.received} causes. Keep to ${maxCauses} in one file.`,
    ),
  ),
})
