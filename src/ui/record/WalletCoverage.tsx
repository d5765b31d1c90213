import { useId } from 'react'
import type { AppChain } from '../../core/chain'
import type { WalletReach } from '../../flows/record/recordState'
import { Prose, Section } from '../parts/Layout'
import { m } from './messages'

type WalletCoverageProps = { readonly reach: WalletReach; readonly chain: AppChain }

/** What the record of an ordinary wallet holds, and what no node can tell. */
export function WalletCoverage({ reach: { sent, block, tokens }, chain }: WalletCoverageProps) {
  const id = useId()
  if (sent === 0) return <p>{m.wallet.unused(block)}</p>
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{m.wallet.covers}</h2>
      <Prose>
        <ul>
          <li>
            {tokens === null
              ? m.wallet.noTokens
              : m.wallet.tokens(tokens.recipients, tokens.fromBlock, tokens.block)}
          </li>
          <li>{m.wallet.coin(chain.nativeCurrency.symbol)}</li>
          <li>{m.wallet.own}</li>
        </ul>
        <p>{m.wallet.sent(sent, block)}</p>
      </Prose>
    </Section>
  )
}
