import { parseArgs } from 'node:util'
import { BaseError } from '../src/core/baseError'

const benchPaths = ['safe', 'standalone', 'review', 'giving', 'record'] as const

/** One of the ways into the app. */
type BenchPath = (typeof benchPaths)[number]

export type BenchOptions = {
  /** How often each page is opened under each profile. */
  readonly rounds: number
  /** How often for each delay of the host. */
  readonly lateRounds: number
  /** What is measured: the start in a Safe, the visit in a normal tab, the screens of a co-signer, long gifts, a long record, or all. */
  readonly paths: readonly BenchPath[]
  /** Where the figures go as JSON. */
  readonly jsonPath: string | null
  /** Ends with code 1 when a target is missed. */
  readonly isStrict: boolean
}

const usage =
  'npm run bench -- [--rounds 7] [--late-rounds 2] [--only safe|standalone|review|giving|record] [--json FILE] [--strict]'

/**
 * Reads the command line.
 *
 * @throws OptionsError for an option that is unknown or has no usable value.
 */
export function readOptions(args: readonly string[]): BenchOptions {
  const { rounds, 'late-rounds': lateRounds, only, json, strict } = parse(args)
  return {
    rounds: count('--rounds', rounds),
    lateRounds: count('--late-rounds', lateRounds),
    paths: only === undefined ? benchPaths : [onlyPath(only)],
    jsonPath: json ?? null,
    isStrict: strict,
  }
}

function parse(args: readonly string[]) {
  try {
    const options = {
      rounds: { type: 'string', default: '7' },
      'late-rounds': { type: 'string', default: '2' },
      only: { type: 'string' },
      json: { type: 'string' },
      strict: { type: 'boolean', default: false },
    } as const
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw new OptionsError(error instanceof Error ? error.message : String(error))
  }
}

function count(name: string, text: string): number {
  if (!/^[1-9]\d?$/.test(text))
    throw new OptionsError(`${name} is a whole number from 1 to 99, not "${text}".`)
  return Number(text)
}

function onlyPath(text: string): BenchPath {
  const path = benchPaths.find((one) => one === text)
  if (path === undefined) throw new OptionsError(`--only is ${benchPaths.join(' or ')}, not "${text}".`)
  return path
}

class OptionsError extends BaseError {
  override name = 'OptionsError'

  constructor(sentence: string) {
    super(sentence, { hints: [usage] })
  }
}
