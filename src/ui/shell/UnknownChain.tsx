import styled from 'styled-components'
import { useApp } from '../AppContext'
import { SecondaryButton } from '../parts/Button'
import { Lede } from '../parts/basics'
import { Prose, Section } from '../parts/Layout'
import { ScreenHeading } from '../parts/ScreenHeading'
import { useStoreValue } from '../parts/useStoreValue'
import { useChainsToGiveOn } from '../useChainsToGiveOn'

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
`

type UnknownChainProps = {
  readonly chainId: number
  /** What a person who wants to read anyway gets; null where this screen is the answer. */
  readonly onRead: (() => void) | null
}

/** The Safe or the wallet is on a chain that the operator has not configured: nothing of another chain is read instead. */
export function UnknownChain({ chainId, onRead }: UnknownChainProps) {
  const { session } = useApp()
  const offered = useChainsToGiveOn()
  const words = useStoreValue(session).kind === 'wallet' ? walletWords : safeWords
  return (
    <>
      <ScreenHeading title={words.title} />
      <Lede>{words.lede(chainId)}</Lede>
      <Section aria-labelledby="known-chains">
        <h2 id="known-chains">{words.known}</h2>
        <Names>
          {offered.map((chain) => (
            <li key={chain.id}>
              {chain.name} (chain {chain.id})
            </li>
          ))}
        </Names>
        <Prose>
          <p>{words.remedy}</p>
        </Prose>
        {onRead !== null && (
          <div>
            <SecondaryButton onClick={onRead}>Read about the causes</SecondaryButton>
          </div>
        )}
      </Section>
    </>
  )
}

const safeWords = {
  title: 'We do not know this Safe’s chain',
  lede: (chainId: number) =>
    `Your Safe is on chain ${chainId}. This site does not support that chain, so nothing can be given from your Safe here. Your money is safe.`,
  known: 'Chains you can give on',
  remedy: 'If you have a Safe on one of them, choose it in Safe{Wallet}. This page then opens again with it.',
}

const walletWords: typeof safeWords = {
  title: 'Wrong network',
  lede: (chainId) =>
    `Your wallet is on chain ${chainId}. This site does not support that chain, so nothing can be given on it here. Your money is safe.`,
  known: 'Networks you can give on',
  remedy: 'Switch to one of them in your wallet, or with the network button at the top of this page.',
}
