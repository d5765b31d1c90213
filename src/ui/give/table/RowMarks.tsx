import styled from 'styled-components'
import type { BasketProblem } from '../../../core/giving/basket'
import type { BasketRow } from '../../../core/giving/basketRows'
import { parseAmount, readingWords } from '../../../core/money/parseAmount'
import { Icon } from '../../parts/Icon'
import { ReadingChoices } from '../../parts/ReadingChoices'
import { WorthField } from '../../prices/WorthField'
import { CustomTokenMark } from '../../tokens/CustomTokenMark'
import { fieldId } from '../basketLine'
import { m } from './messages'
import type { RowActions } from './rowActions'
import { Marks } from './rowStyles'

const Mark = styled.div<{ $isBad: boolean }>`
  color: var(${({ $isBad }) => ($isBad ? '--tone-bad' : '--tone-waiting')});

  svg {
    width: 1em;
    height: 1em;
    margin-inline-end: 0.3em;
    vertical-align: -0.1em;
  }
`

type RowMarksProps = {
  readonly row: BasketRow
  readonly problems: readonly BasketProblem[]
  readonly chainId: number
  readonly actions: Pick<RowActions, 'change'>
}

/** Shows what is wrong with a line, or to be known of it. Always rendered, as the target of `aria-describedby`. */
export function RowMarks({ row, problems, chainId, actions }: RowMarksProps) {
  const { line, asset, sameAs } = row
  const parsed = asset === null ? null : parseAmount(line.amountText, asset.decimals, asset.symbol)
  const reading = asset === null || parsed === null ? null : readingWords(line.amountText, parsed, asset)
  // The mark beside the row names the other line.
  const said = problems.filter(({ code }) => code !== 'repeatedLine')
  const isCustom = asset?.kind === 'token' && asset.custom === true
  const choose = (amountText: string) => {
    actions.change(line.id, { amountText, planned: undefined })
    // The buttons are removed with the choice.
    document.getElementById(fieldId(line.id, 'amount'))?.focus()
  }
  return (
    <Marks id={`${line.id}-marks`}>
      {said.map(({ code, severity, sentence, remedy }) => (
        <Mark key={code} $isBad={severity === 'blocks'}>
          <Icon name={severity === 'blocks' ? 'stop' : 'info'} />
          <strong>{severity === 'blocks' ? m.row.problem : m.row.note}</strong> {sentence} {remedy}
          {code === 'ambiguous' && asset !== null && (
            <ReadingChoices parsed={parsed} symbol={asset.symbol} onChoose={choose} />
          )}
        </Mark>
      ))}
      {reading !== null && <div>{reading}</div>}
      {isCustom && <CustomTokenMark gift={{ ...asset, token: asset.address }} />}
      {asset !== null && line.planned !== undefined && (
        <WorthField
          id={`${line.id}-worth`}
          chainId={chainId}
          asset={asset}
          plannedText={line.planned}
          onChange={(amountText, planned) => actions.change(line.id, { amountText, planned })}
        />
      )}
      {sameAs !== null && m.row.sameAs(sameAs)}
    </Marks>
  )
}
