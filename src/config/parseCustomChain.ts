import * as v from 'valibot'
import { type Address, getAddress, isAddress } from 'viem'
import type { AppChain } from '../core/chain'
import { chains } from './chains'
import { urlProblem } from './urlProblem'

const url = v.pipe(
  v.string(),
  v.check(
    (text) => urlProblem(text) === null,
    (issue) => urlProblem(issue.input) ?? '',
  ),
)
const positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const decimals = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255))
const word = v.pipe(v.string(), v.trim(), v.nonEmpty())

const address = v.pipe(
  v.string(),
  v.check(
    (text) => isAddress(text, { strict: true }),
    (issue) => `"${issue.input}" is not an address with a right checksum (EIP-55).`,
  ),
  v.transform((text): Address => getAddress(text)),
)

const customChain = v.strictObject({
  id: positive,
  name: word,
  shortName: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/i, 'Use an EIP-3770 short name, e.g. "eth".')),
  nativeCurrency: v.strictObject({ name: word, symbol: word, decimals }),
  rpcUrls: v.pipe(v.tupleWithRest([url], url), v.readonly()),
  serviceUrl: v.pipe(url, v.endsWith('/api', 'The base URL of the service ends in /api.')),
  explorerUrl: v.nullish(v.pipe(url, v.regex(/[^/]$/, 'Leave out the slash at the end.')), null),
  multicall3: v.exactOptional(address),
  tokens: v.optional(v.array(v.strictObject({ address, symbol: word, name: word, decimals })), []),
  confirmations: v.optional(positive, 1),
  pollMs: v.optional(v.pipe(positive, v.minValue(200)), 5_000),
  color: v.exactOptional(
    v.pipe(
      v.string(),
      v.regex(/^#[0-9a-f]{6}$/, 'Use a colour such as "#1d5670".'),
      v.transform((text): `#${string}` => `#${text.slice(1)}`),
    ),
  ),
  priorityFeeGwei: v.exactOptional(v.pipe(v.number(), v.finite(), v.minValue(0))),
  safeHashesName: v.exactOptional(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'Use its name in safe_hashes.sh.')),
  ),
})

export type ParsedCustomChain = { readonly chain: AppChain | null; readonly problems: readonly string[] }

/**
 * Parses `VITE_CUSTOM_CHAIN`: one chain that is not in the table, as the JSON of an `AppChain`. Empty: none. Every
 * problem names its place in the JSON.
 */
export function parseCustomChain(text: string): ParsedCustomChain {
  if (text.trim() === '') return { chain: null, problems: [] }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    return {
      chain: null,
      problems: [
        `it is not JSON (${cause instanceof Error ? cause.message : 'it cannot be read'}). Write one object.`,
      ],
    }
  }
  const parsed = v.safeParse(customChain, json)
  if (!parsed.success)
    return {
      chain: null,
      problems: parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the object'}: ${issue.message}`),
    }
  const known = chains.find((chain) => chain.id === parsed.output.id)
  if (known !== undefined)
    return {
      chain: null,
      problems: [
        `chain ${known.id} is ${known.name}, which is known already. Use VITE_CHAINS and VITE_RPC_URLS_${known.id}.`,
      ],
    }
  return { chain: parsed.output, problems: [] }
}
