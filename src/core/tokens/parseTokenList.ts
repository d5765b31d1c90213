import * as v from 'valibot'
import {
  type FileProblem,
  type Found,
  locateProblems,
  openFile,
  problemsOf,
  checked,
  checksummedAddress,
  closedObject,
  plainText,
} from '../causes/operatorFile'
import { isCalendarDay } from '../fields'
import { nameSkeleton } from '../causes/nameSkeleton'
import type { AppChain } from '../chain'
import { type TokenList, mostDecimals } from './tokenList'
import { nameProblem } from '../causes/textProblem'

type ParsedTokenList =
  | { readonly kind: 'ok'; readonly list: TokenList }
  | { readonly kind: 'rejected'; readonly problems: readonly FileProblem[] }

type ServedChain = Pick<AppChain, 'id' | 'name' | 'nativeCurrency' | 'tokens'>

type ListedToken = TokenList['tokens'][number]

type Placed = { readonly token: ListedToken; readonly index: number }

const maxCharacters = 4_000_000

/** Each is an option in every line of a gift, and its balance is read. */
const maxOfOneChain = 100

/**
 * Parses the operator's `tokens.json`, in the format of tokenlists.org. One problem rejects the whole file; lists
 * every problem, in the order of the file. Stricter than the format: checksums must fit, and on one chain no two
 * symbols may look alike, because the directory names a cause's accepted tokens by symbol. Yields after each short
 * step.
 *
 * @param chains - The served chains. The list cannot contradict their configuration.
 */
export function* parseTokenList(
  text: string,
  chains: readonly ServedChain[],
): Generator<void, ParsedTokenList> {
  const opened = yield* openFile(text, { maxCharacters })
  if (opened.kind === 'rejected') return opened
  const { content } = opened
  yield
  const file = v.safeParse(tokenListSchema, content)
  const found = problemsOf(file.issues)
  const placed: Placed[] = []
  for (const [index, entry] of entriesOf(content).entries()) {
    const token = v.safeParse(listedTokenSchema, entry)
    if (token.success) placed.push({ token: token.output, index })
    else found.push(...problemsOf(token.issues, ['tokens', index]))
    if (index % 20 === 0) yield
  }
  found.push(...contradictionsIn(placed, chains), ...crowdsIn(placed))
  const problems = yield* locateProblems(opened, found)
  if (problems.length > 0 || !file.success) return { kind: 'rejected', problems }
  const { name, timestamp, version } = file.output
  return {
    kind: 'ok',
    list: {
      name,
      version: `${version.major}.${version.minor}.${version.patch}`,
      madeAtMs: Date.parse(timestamp),
      tokens: placed.map(({ token: { chainId, address, symbol, name, decimals } }) => ({
        chainId,
        address,
        symbol,
        name,
        decimals,
      })),
    },
  }
}

function entriesOf(content: unknown): readonly unknown[] {
  const isObject = typeof content === 'object' && content !== null
  return isObject && 'tokens' in content && Array.isArray(content.tokens) ? content.tokens : []
}

/** Finds chains with more tokens than can be offered. */
function crowdsIn(placed: readonly Placed[]): readonly Found[] {
  const counts = new Map<number, number>()
  for (const { chainId } of placed.map(({ token }) => token))
    counts.set(chainId, (counts.get(chainId) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count > maxOfOneChain)
    .map(([chainId, count]) => ({
      path: ['tokens'],
      reason: `There are ${count} tokens of chain ${chainId}. Keep to ${maxOfOneChain}: every gift offers each of them, and reads its balance.`,
    }))
}

/** Finds tokens that contradict the configuration, or another token of the file. */
function contradictionsIn(placed: readonly Placed[], chains: readonly ServedChain[]): readonly Found[] {
  const addresses = new Map<string, string>()
  const symbols = new Map<string, { readonly address: string; readonly words: string }>()
  for (const { id, name, nativeCurrency, tokens } of chains) {
    const { symbol } = nativeCurrency
    symbols.set(symbolKey(id, symbol), { address: 'native', words: `${symbol}, the coin of ${name}` })
    for (const token of tokens)
      symbols.set(symbolKey(id, token.symbol), {
        address: token.address.toLowerCase(),
        words: `${token.symbol} at ${token.address}, which is configured for ${name}`,
      })
  }
  return placed.flatMap(({ token, index }): readonly Found[] => {
    const { chainId, symbol, decimals } = token
    const place = ['tokens', index]
    const address = token.address.toLowerCase()
    const before = addresses.get(`${chainId} ${address}`)
    if (before !== undefined)
      return [
        {
          path: [...place, 'address'],
          reason: `${before} has this address on chain ${chainId} too. Keep one.`,
        },
      ]
    addresses.set(`${chainId} ${address}`, symbol)

    const configured = chains
      .find(({ id }) => id === chainId)
      ?.tokens.find((known) => known.address.toLowerCase() === address)
    if (configured !== undefined) {
      const wrong =
        configured.symbol !== symbol ? 'symbol' : configured.decimals !== decimals ? 'decimals' : null
      if (wrong === null) return []
      const reason = `The configuration says ${configured.symbol} with ${configured.decimals} decimals for this address. Correct the entry, or leave it out.`
      return [{ path: [...place, wrong], reason }]
    }
    const key = symbolKey(chainId, symbol)
    const alike = symbols.get(key)
    if (alike !== undefined)
      return [
        {
          path: [...place, 'symbol'],
          reason: `A reader would take it for ${alike.words}. Give it a symbol of its own, or leave it out.`,
        },
      ]
    symbols.set(key, { address, words: `${symbol} at ${token.address}` })
    return []
  })
}

function symbolKey(chainId: number, symbol: string): string {
  return `${chainId} ${nameSkeleton(symbol)}`
}

const maxTokens = 5_000

const wholeNumber = (words: string, least: number) =>
  v.pipe(v.number(), v.safeInteger(words), v.minValue(least, words))

const chainId = wholeNumber('A chain id is a whole number of 1 or more.', 1)

const isoTimestamp = v.pipe(v.string(), v.isoTimestamp())

const moment = v.pipe(
  v.string(),
  v.check(
    (text) => v.is(isoTimestamp, text) && isCalendarDay(text.slice(0, 10)),
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
const listedTokenSchema = closedObject({
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
const tokenListSchema = closedObject({
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
