import styled from 'styled-components'
import type { AppChain } from '../../core/chain'
import { Small } from '../parts/basics'
import { LazyFold } from '../review/LazyFold'

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

/** The columns of a table of payments, for who makes the file. */
export function HowFilesLook({ chain }: { readonly chain: AppChain }) {
  const [token] = chain.tokens
  const coin = chain.nativeCurrency.symbol
  return (
    <LazyFold title="How the file has to look">
      <Columns>
        <dt>token_type</dt>
        <dd>“native” for {coin}, “erc20” for a token.</dd>
        <dt>token_address</dt>
        <dd>
          The address of the token, or its symbol{token !== undefined && ` (${token.symbol})`}. Empty for{' '}
          {coin}. With symbols the column may be called “token”, and token_type can be left out.
        </dd>
        <dt>receiver</dt>
        <dd>The address on {chain.name}. Names such as example.eth are not looked up in files.</dd>
        <dt>cause</dt>
        <dd>In place of a receiver: the id of a cause, which is the end of the link to its page.</dd>
        <dt>amount</dt>
        <dd>In whole coins or tokens, such as 12.5.</dd>
        <dt>name</dt>
        <dd>Your own label for a recipient that is not in the directory. It can be left out.</dd>
      </Columns>
      <Small>
        The first line names the columns, in any order. Columns with other names are not read. The file may be
        separated by commas, semicolons or tabs. The Safe App “CSV Airdrop” uses the same columns.
      </Small>
    </LazyFold>
  )
}
