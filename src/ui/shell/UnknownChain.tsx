import styled from 'styled-components'
import { useMemo } from 'react'
import { useApp } from '../AppContext'
import { SecondaryButton } from '../parts/Button'
import { Lede, Prose } from '../parts/basics'
import { Section } from '../parts/Layout'
import { ScreenHeading } from '../parts/ScreenHeading'
import { useStoreValue } from '../parts/useStoreValue'
import { m } from './visitorMessages'
import type { AppChain } from '../../core/chain'
import { chainsToGiveOn } from '../../core/giving/assets'

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
`

type UnknownChainProps = {
  readonly chainId: number
  /** Called when the user reads on anyway. Null: this screen only. */
  readonly onRead: (() => void) | null
}

/** Shows that the Safe or the wallet is on an unsupported chain: nothing of another chain is read instead. */
export function UnknownChain({ chainId, onRead }: UnknownChainProps) {
  const { session } = useApp()
  const offered = useChainsToGiveOn()
  const words = useStoreValue(session).kind === 'wallet' ? m.unknownChain.wallet : m.unknownChain.safe
  return (
    <>
      <ScreenHeading title={words.title} />
      <Lede>{words.lede(chainId)}</Lede>
      <Section aria-labelledby="known-chains">
        <h2 id="known-chains">{words.known}</h2>
        <Names>
          {offered.map((chain) => (
            <li key={chain.id}>{m.unknownChain.chain(chain.name, chain.id)}</li>
          ))}
        </Names>
        <Prose>
          <p>{words.remedy}</p>
        </Prose>
        {onRead !== null && (
          <div>
            <SecondaryButton onClick={onRead}>{m.unknownChain.read}</SecondaryButton>
          </div>
        )}
      </Section>
    </>
  )
}

/** Returns the chains where a cause receives. All chains as long as the directory names none. */
function useChainsToGiveOn(): readonly AppChain[] {
  const { chains, causes } = useApp()
  const directory = useStoreValue(causes)
  return useMemo(() => {
    const possible = directory.kind === 'ready' ? chainsToGiveOn(directory.causes, chains) : []
    return possible.length === 0 ? chains : possible
  }, [chains, directory])
}
