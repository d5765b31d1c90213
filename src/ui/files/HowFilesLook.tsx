import styled from 'styled-components'
import type { AppChain } from '../../core/chain'
import { Small } from '../parts/basics'
import { LazyFold } from '../parts/LazyFold'
import { m } from './importMessages'

const Columns = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  max-width: var(--measure);

  dt {
    font-family: var(--font-mono);
    font-size: var(--text-small);
    font-weight: 600;
  }

  dd {
    margin: 0 0 var(--space-2);
  }
`

/** Lists the columns of a table of payments, for the author of the file. */
export function HowFilesLook({ chain }: { readonly chain: AppChain }) {
  const [token] = chain.tokens
  const coin = chain.nativeCurrency.symbol
  return (
    <LazyFold title={m.look.title}>
      <Columns>
        <dt>token_type</dt>
        <dd>{m.look.kind(coin)}</dd>
        <dt>token_address</dt>
        <dd>{m.look.token(coin, token?.symbol ?? null)}</dd>
        <dt>receiver</dt>
        <dd>{m.look.receiver(chain.name)}</dd>
        <dt>cause</dt>
        <dd>{m.look.cause}</dd>
        <dt>amount</dt>
        <dd>{m.look.amount}</dd>
        <dt>name</dt>
        <dd>{m.look.name}</dd>
      </Columns>
      <Small>{m.look.all}</Small>
    </LazyFold>
  )
}
