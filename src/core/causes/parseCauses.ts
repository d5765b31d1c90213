import * as v from 'valibot'
import type { Cause, DirectoryAbout, CauseRecipient } from './cause'
import {
  type FileProblem,
  locateProblems,
  openFile,
  problemsOf,
  checked,
  checksummedAddress,
  closedObject,
  httpsUrl,
  plainText,
} from './operatorFile'
import { isCalendarDay } from '../fields'
import { findContradictions } from './findContradictions'
import { nameProblem } from './textProblem'

export type ParsedCauses =
  /** `about`: null in a file of version 1, which has no metadata. */
  | { readonly kind: 'ok'; readonly causes: readonly Cause[]; readonly about: DirectoryAbout | null }
  | { readonly kind: 'rejected'; readonly problems: readonly FileProblem[] }

const maxCharacters = 10_000_000

/**
 * Parses the operator's directory: `{ "version": 2, "directory": {...}, "causes": [...] }`, or version 1, which has
 * no `directory`. One problem rejects the whole file, because a directory that is wrong in one place cannot vouch for
 * an address in another. Lists every problem, in the order of the file. Yields after each short step, so that the
 * caller can let the browser paint.
 */
export function* parseCauses(text: string): Generator<void, ParsedCauses> {
  const opened = yield* openFile(text, { maxCharacters })
  if (opened.kind === 'rejected') return opened
  const { content } = opened
  yield
  const versioned = v.safeParse(versionSchema, content)
  if (!versioned.success)
    return { kind: 'rejected', problems: yield* locateProblems(opened, problemsOf(versioned.issues)) }

  const { version } = versioned.output
  const file = v.safeParse(fileSchemas[version], content)
  const found = problemsOf(file.issues)
  const entries = entriesOf(content)
  const causes: Cause[] = []
  for (const [index, entry] of entries.entries()) {
    const cause = v.safeParse<v.GenericSchema<unknown, Cause>>(causeSchemas[version], entry)
    if (cause.success) causes.push(cause.output)
    else found.push(...problemsOf(cause.issues, ['causes', index]))
    yield
  }
  found.push(...(yield* findContradictions(entries)))
  const problems = yield* locateProblems(opened, found)
  if (problems.length > 0 || !file.success) return { kind: 'rejected', problems }
  return { kind: 'ok', causes, about: file.output.directory }
}

/** Returns the entries of the file, as far as they are readable; anything else is a problem of the file. */
function entriesOf(content: unknown): readonly unknown[] {
  const isObject = typeof content === 'object' && content !== null
  return isObject && 'causes' in content && Array.isArray(content.causes) ? content.causes : []
}

const maxCauses = 5_000

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
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || !isCalendarDay(text))
    return 'This is not a day of the calendar. Write it as year-month-day, like “2025-03-31”.'
  // From Ethereum's first block to the end of the century: other days are typing mistakes.
  const isPlausible = text >= '2015-07-30' && text <= '2099-12-31'
  return isPlausible ? null : 'No address was checked on that day. Correct the year.'
}

const address = checksummedAddress({
  copyFrom: 'the page of the cause',
  zero: 'Enter the address of the cause.',
})

const country = v.pipe(
  v.string(),
  v.regex(/^[A-Z]{2}$/, 'A country is two capital letters (ISO 3166-1). Write it like “KE”.'),
)

const language = v.pipe(
  v.string(),
  v.regex(/^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/, 'A language is a BCP 47 tag. Write it like “de” or “pt-BR”.'),
)

const symbol = plainText(30)

const tokenAddress = checksummedAddress({
  copyFrom: 'the page of who issues the token',
  zero: 'Write “native” for the chain’s own coin.',
})

/** A token by its symbol or its address, or the chain's own coin as "native". */
const assetName = v.lazy((input) => (String(input).startsWith('0x') ? tokenAddress : symbol))

function assetList(remedy: string) {
  return v.exactOptional(
    v.pipe(
      v.array(assetName),
      v.minLength(1, `An empty list says nothing. ${remedy}`),
      v.maxLength(100, 'This list is too long. Keep to 100.'),
    ),
  )
}

const recipientFields = {
  chainId: v.pipe(
    v.number(),
    v.safeInteger('A chain id is a whole number.'),
    v.minValue(1, 'A chain id is 1 or more.'),
  ),
  address,
  accepts: assetList('List symbols or “native”, or leave “accepts” out to take anything.'),
}

const recipient1 = v.pipe(
  closedObject({ ...recipientFields, proof: closedObject({ url: httpsUrl, checkedOn: day }) }),
  v.transform(({ proof: { url, checkedOn }, ...recipient }) => ({
    ...recipient,
    proofs: [{ type: 'page' as const, url, retrievedOn: checkedOn }],
  })),
) satisfies v.GenericSchema<unknown, CauseRecipient>

const recipient2 = closedObject({
  ...recipientFields,
  kind: v.exactOptional(v.picklist(['eoa', 'safe', 'splitter', 'vesting', 'other'])),
  refuses: assetList('Leave “refuses” out.'),
  status: v.exactOptional(
    closedObject({
      state: v.picklist(['active', 'paused', 'retired']),
      since: day,
      reason: v.exactOptional(plainText(300)),
      replacedBy: v.exactOptional(address),
    }),
  ),
  proofs: v.pipe(
    v.array(
      closedObject({
        type: v.picklist(['page', 'docs', 'repository', 'ens', 'signature', 'registry']),
        url: httpsUrl,
        retrievedOn: day,
        quote: v.exactOptional(plainText(1_000)),
        checkedBy: v.exactOptional(plainText(100)),
      }),
    ),
    v.minLength(1, 'An address without a proof is somebody’s word. Add the page that shows it.'),
    v.maxLength(20, 'There are too many proofs. Keep to 20.'),
  ),
}) satisfies v.GenericSchema<unknown, CauseRecipient>

const causeFields = {
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
}

/** One entry of causes.json, by the version of the file. `parseCauses` checks entries against each other. */
const causeSchemas = {
  1: closedObject({ ...causeFields, recipients: v.array(recipient1) }),
  2: closedObject({
    ...causeFields,
    names: v.exactOptional(
      v.pipe(
        v.unknown(),
        v.check((names) => !Array.isArray(names), 'Expected an object in { } but found a list.'),
        v.record(language, name),
      ),
    ),
    country: v.exactOptional(country),
    recipients: v.array(recipient2),
    review: v.exactOptional(closedObject({ lastChecked: day, nextCheck: day, by: plainText(100) })),
  }),
} satisfies Record<number, v.GenericSchema<unknown, Cause>>

const fileFields = {
  causes: v.pipe(
    v.array(v.unknown()),
    v.maxLength(
      maxCauses,
      (issue) => `There are ${issue.received} causes. Keep to ${maxCauses} in one file.`,
    ),
  ),
}

const versionSchema = v.object({
  version: v.pipe(
    v.number(),
    v.maxValue(
      2,
      'This is a later version than the app reads (1 and 2). Update the app, or correct the version.',
    ),
    v.picklist([1, 2]),
  ),
})

/** The shape of causes.json, without its entries, by its version. */
const fileSchemas = {
  1: v.pipe(
    closedObject({ version: v.literal(1), ...fileFields }),
    v.transform(() => ({ directory: null })),
  ),
  2: closedObject({
    // For editors, which complete and check the file by it.
    $schema: v.exactOptional(plainText(2_000)),
    version: v.literal(2),
    directory: closedObject({
      version: v.pipe(
        v.number(),
        v.safeInteger('A version is a whole number.'),
        v.minValue(1, 'A version is 1 or more.'),
      ),
      date: day,
      name,
      url: httpsUrl,
    }) satisfies v.GenericSchema<unknown, DirectoryAbout>,
    ...fileFields,
  }),
}
