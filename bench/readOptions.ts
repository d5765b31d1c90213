import { parseArgs } from 'node:util'
import { BaseError } from '../src/core/baseError'

export type BenchOptions = {
  /** How often each page is opened under each profile. */
  readonly rounds: number
  /** How often for each delay of the host. */
  readonly lateRounds: number
  /** Where the figures go as JSON. */
  readonly jsonPath: string | null
  /** Ends with code 1 when a target is missed. */
  readonly isStrict: boolean
}

export const usage = 'npm run bench -- [--rounds 7] [--late-rounds 2] [--json FILE] [--strict]'

/**
 * Reads the command line.
 *
 * @throws OptionsError for an option that is unknown or has no usable value.
 */
export function readOptions(args: readonly string[]): BenchOptions {
  const { rounds, 'late-rounds': lateRounds, json, strict } = parse(args)
  return {
    rounds: count('--rounds', rounds),
    lateRounds: count('--late-rounds', lateRounds),
    jsonPath: json ?? null,
    isStrict: strict,
  }
}

function parse(args: readonly string[]) {
  try {
    const options = {
      rounds: { type: 'string', default: '7' },
      'late-rounds': { type: 'string', default: '2' },
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

export class OptionsError extends BaseError {
  override name = 'OptionsError'

  constructor(sentence: string) {
    super(sentence, { hints: [usage] })
  }
}
