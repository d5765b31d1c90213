import { type AmountProblem, type ParsedAmount, parseAmount, parseAmountBySign } from '../money/parseAmount'
import { m } from './messages'

/** The decimal sign of a column of amounts. */
export type DecimalSign = 'point' | 'comma'

const signs = { point: '.', comma: ',' } as const

/**
 * Reads an amount of a file by the decimal sign of its column: the other sign groups thousands. What is not written like
 * that is refused, also where it could be read without the sign.
 */
export function parseDeclared(
  text: string,
  sign: DecimalSign,
  asset: { readonly decimals: number; readonly symbol: string },
): ParsedAmount {
  const declared = parseAmountBySign(text, signs[sign], asset)
  if (declared !== null) return declared
  const asTyped = parseAmount(text, asset.decimals, asset.symbol)
  if (asTyped.kind === 'problem' && asTyped.problem.code !== 'ambiguous')
    return { kind: 'problem', problem: inSign(asTyped.problem, sign) }
  return { kind: 'problem', problem: signProblem[sign] }
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
