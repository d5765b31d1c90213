import styled from 'styled-components'
import { formatAmountFor } from '../../core/money/formatAmount'
import { locale } from '../../language/messages'

const Figure = styled.bdi`
  font-variant-numeric: tabular-nums lining-nums;
  overflow-wrap: anywhere;
`

const Symbol = styled.bdi`
  white-space: nowrap;
  font-weight: 400;
`

type AmountTextProps = {
  readonly amount: bigint
  readonly asset: { readonly symbol: string; readonly decimals: number }
}

/** Shows an exact amount with its symbol, in the number format of the page's language. */
export function AmountText({ amount, asset }: AmountTextProps) {
  return (
    <Figure>
      {formatAmountFor(amount, asset.decimals, locale)} <Symbol>{asset.symbol}</Symbol>
    </Figure>
  )
}
