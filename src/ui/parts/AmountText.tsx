import styled from 'styled-components'
import { formatAmountFor } from '../../core/money/formatAmount'
import { locale } from '../../language/messages'

const Figure = styled.bdi`
  font-variant-numeric: tabular-nums lining-nums;
  overflow-wrap: anywhere;
`

/** The end of a broken number is another number, and one without its symbol nothing. Only the narrowest screens, and zoomed ones, break it. */
const Whole = styled.span`
  @media (min-width: 24rem) {
    white-space: nowrap;
  }
`

/** In characters. */
const longestWhole = 24

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
  const number = formatAmountFor(amount, asset.decimals, locale)
  const symbol = <Symbol>{asset.symbol}</Symbol>
  if (number.length + asset.symbol.length > longestWhole)
    return (
      <Figure>
        {number.length > longestWhole ? number : <Whole>{number}</Whole>} {symbol}
      </Figure>
    )
  return (
    <Figure>
      <Whole>
        {number} {symbol}
      </Whole>
    </Figure>
  )
}
