import * as v from 'valibot'
import { checked, checksummedAddress, closedObject, plainText } from '../causes/operatorFile'
import { nameProblem } from '../causes/textProblem'

const maxTokens = 5_000

/** Amounts with more decimals cannot be typed or compared by hand. */
export const mostDecimals = 36

const wholeNumber = (words: string, least: number) =>
  v.pipe(v.number(), v.safeInteger(words), v.minValue(least, words))

const chainId = wholeNumber('A chain id is a whole number of 1 or more.', 1)

const moment = v.pipe(
  v.string(),
  v.check(
    (text) => v.is(v.pipe(v.string(), v.isoTimestamp()), text) && !Number.isNaN(Date.parse(text)),
    'This is not a moment. Write it like “2026-11-02T12:00:00Z”.',
  ),
)

/** One word: the directory names it, and sentences continue after it. */
const symbol = v.pipe(
  plainText(20),
  v.regex(/^\S+$/, 'A symbol has no spaces. Write it in one word.'),
  checked(nameProblem),
  v.check(
    (text) => text.toLowerCase() !== 'native',
    '“native” stands for the chain’s own coin. Leave this entry out.',
  ),
)

const versionPart = wholeNumber('A part of a version is a whole number of 0 or more.', 0)

/** Accepted because lists have them, but unused: a logo would be fetched from a third party. */
const notUsed = {
  logoURI: v.exactOptional(v.string()),
  tags: v.exactOptional(v.unknown()),
  extensions: v.exactOptional(v.unknown()),
}

/** One token of a list. `parseTokenList` checks tokens against each other. */
export const listedTokenSchema = closedObject({
  chainId,
  address: checksummedAddress({
    copyFrom: 'the page of who issues the token',
    zero: 'The chain’s own coin needs no entry: leave it out.',
  }),
  symbol,
  name: v.pipe(plainText(60), checked(nameProblem)),
  decimals: v.pipe(
    wholeNumber('Decimals are a whole number.', 0),
    v.maxValue(mostDecimals, `More than ${mostDecimals} decimals cannot be given. Leave this token out.`),
  ),
  ...notUsed,
})

/** The shape of a list (tokenlists.org, `tokenlist.schema.json`), without its tokens. */
export const tokenListSchema = closedObject({
  $schema: v.exactOptional(v.string()),
  name: plainText(30),
  timestamp: moment,
  version: closedObject({ major: versionPart, minor: versionPart, patch: versionPart }),
  tokens: v.pipe(
    v.array(v.unknown()),
    v.maxLength(
      maxTokens,
      (issue) => `There are ${issue.received} tokens. Keep to ${maxTokens} in one file.`,
    ),
  ),
  keywords: v.exactOptional(v.unknown()),
  tokenMap: v.exactOptional(v.unknown()),
  ...notUsed,
})
