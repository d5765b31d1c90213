import type { ParsedAmount } from '../../core/money/parseAmount'
import { readingName, readingText } from '../../core/money/parseAmount'
import { Row } from './basics'
import { SecondaryButton } from './Button'

type ReadingChoicesProps = {
  readonly parsed: ParsedAmount | null
  readonly symbol: string
  /** Called with a text that has only the chosen reading. */
  readonly onChoose: (text: string) => void
}

/** Offers the two readings of an amount, such as 1.000. Nothing for any other amount. */
export function ReadingChoices({ parsed, symbol, onChoose }: ReadingChoicesProps) {
  const readings = parsed?.kind === 'problem' ? (parsed.problem.readings ?? []) : []
  if (readings.length === 0) return null
  return (
    <Row>
      {readings.map((plain) => (
        <SecondaryButton key={plain} onClick={() => onChoose(readingText(plain))}>
          {readingName(plain, symbol)}
        </SecondaryButton>
      ))}
    </Row>
  )
}
