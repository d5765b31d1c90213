import { type AmountProblem, type ParsedAmount, parseAmount } from '../money/parseAmount'
import { m } from './messages'

/** The decimal sign of a file. The user declares it for the whole file. */
export type DecimalSign = 'point' | 'comma'

const thousands = String.raw`[\u0020\u00a0\u2007\u2009\u202f'\u2019`
const patterns: Readonly<Record<DecimalSign, RegExp>> = {
  point: new RegExp(String.raw`^(\d*|[1-9]\d{0,2}(?:${thousands},]\d{3})+)(?:\.(\d*))?$`, 'u'),
  comma: new RegExp(String.raw`^(\d*|[1-9]\d{0,2}(?:${thousands}.]\d{3})+)(?:,(\d*))?$`, 'u'),
}

/**
 * Reads an amount with the declared decimal sign. The other sign may group thousands, but one lone group after a comma
 * ("1,234") is refused unless the comma was declared: a point is the default and needs no declaration.
 */
export function parseDeclared(
  text: string,
  sign: DecimalSign,
  { decimals, symbol }: { readonly decimals: number; readonly symbol: string },
): ParsedAmount {
  const trimmed = text.trim()
  const parts = patterns[sign].exec(trimmed)
  if (sign === 'comma' && parts !== null) {
    const [, whole = '', fraction = ''] = parts
    return parseAmount(`${whole.replace(/\D/gu, '')}${fraction && '.'}${fraction}`, decimals, symbol)
  }
  // A point is what `parseAmount` reads first.
  const asTyped = parseAmount(trimmed, decimals, symbol)
  if (asTyped.kind === 'problem') return { kind: 'problem', problem: inSign(asTyped.problem, sign) }
  return parts === null ? { kind: 'problem', problem: signProblem[sign] } : asTyped
}

/** Problems whose remedy has an example, which must use the declared sign. */
const withExample: ReadonlySet<AmountProblem['code']> = new Set([
  'empty',
  'tooLong',
  'hex',
  'grouping',
  'characters',
  'notANumber',
])

function inSign(problem: AmountProblem, sign: DecimalSign): AmountProblem {
  return withExample.has(problem.code) ? { ...problem, remedy: m.row.write[sign] } : problem
}

const signProblem: Readonly<Record<DecimalSign, AmountProblem>> = {
  point: { code: 'grouping', ...m.row.comma },
  comma: { code: 'grouping', ...m.row.point },
}
