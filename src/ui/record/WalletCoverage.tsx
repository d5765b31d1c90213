import { useId } from 'react'
import styled from 'styled-components'
import type { AppChain } from '../../core/chain'
import type { WalletReach } from '../../flows/record/recordState'
import { Prose } from '../parts/basics'
import { Section } from '../parts/Layout'
import { m } from './messages'

const Covers = styled.dl`
  max-width: var(--measure);
  margin: 0;

  dt {
    font-weight: 600;
  }

  dd {
    margin: 0 0 var(--space-3);
  }
`

type WalletCoverageProps = { readonly reach: WalletReach; readonly chain: AppChain }

/** Shows what the record of an ordinary wallet covers, and what no node can show. */
export function WalletCoverage({ reach: { sent, block, tokens }, chain }: WalletCoverageProps) {
  const id = useId()
  const coin = chain.nativeCurrency.symbol
  if (sent === 0) return <p>{m.wallet.unused(block)}</p>
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{m.wallet.covers}</h2>
      <Covers>
        <dt>{m.wallet.tokensName}</dt>
        <dd>
          {tokens === null
            ? m.wallet.noTokens
            : m.wallet.tokens(tokens.recipients, tokens.fromBlock, tokens.block)}
        </dd>
        <dt>{coin}</dt>
        <dd>{m.wallet.coin(coin)}</dd>
        <dt>{m.wallet.ownName}</dt>
        <dd>{m.wallet.own}</dd>
      </Covers>
      <Prose>
        <p>{m.wallet.sent(sent, block)}</p>
      </Prose>
    </Section>
  )
}
