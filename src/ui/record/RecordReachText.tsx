import styled from 'styled-components'
import { useId } from 'react'
import type { AppChain } from '../../core/chain'
import type { AccountRecord, RecordReach, RecordState, WalletReach } from '../../flows/record/recordState'
import { Prose, Row } from '../parts/basics'
import { SecondaryButton, TextButton } from '../parts/Button'
import { Section, Stack } from '../parts/Layout'
import { Notice } from '../parts/Notice'
import { Progress } from '../parts/Progress'
import { ScreenOnly } from '../parts/onPaper'
import { m } from './messages'
import { utcText } from './recordText'

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

const Text = styled.p`
  max-width: var(--measure);
`

type RecordReachTextProps = {
  readonly record: AccountRecord
  readonly state: RecordState
  /** The state whose gifts are on screen, to which the coverage refers. */
  readonly shown: RecordState
  readonly chain: AppChain
}

/** Shows the coverage of the record, the progress of the reading, and the next actions. */
export function RecordReachText({ record, state, shown, chain }: RecordReachTextProps) {
  const { phase, reach, progress, trouble, gifts } = state
  const { read, of } = progress
  return (
    <Stack $gap={3}>
      {phase !== 'failed' && (shown.reach.kind !== 'unknown' || shown.phase === 'done') && (
        <ReachWords reach={shown.reach} chain={chain} />
      )}
      {phase === 'failed' && (
        <Notice tone="bad" title={gifts.length > 0 ? m.failed.some : m.failed.title}>
          {trouble !== null && <p>{trouble}</p>}
          {(gifts.length > 0 || reach.kind === 'wallet') && <ReachWords reach={reach} chain={chain} />}
          <div>
            <SecondaryButton onClick={() => record.resume()}>{m.failed.again}</SecondaryButton>
          </div>
        </Notice>
      )}
      {(phase === 'reading' || phase === 'stopped') && (
        <ScreenOnly>
          {phase === 'reading' && (
            <Progress
              aria-label={m.progress.label}
              {...(of === null || of === 0 ? {} : { max: of, value: Math.min(read, of) })}
            />
          )}
          <Text>
            {phase === 'stopped' && `${m.progress.stopped} `}
            {m.progress.state(progress)}
          </Text>
          {/* One button, so that the focus stays on it. */}
          <div>
            <SecondaryButton onClick={() => (phase === 'reading' ? record.stop() : record.resume())}>
              {phase === 'reading' ? m.progress.stop : m.progress.goOn}
            </SecondaryButton>
          </div>
        </ScreenOnly>
      )}
      {phase !== 'failed' && trouble !== null && (
        <Notice tone="waiting" title={m.trouble}>
          <p>{trouble}</p>
        </Notice>
      )}
      {phase === 'done' && (
        <ScreenOnly>
          <Row>
            <TextButton onClick={() => record.resume()}>{m.progress.again}</TextButton>
            <TextButton onClick={() => void record.forget()}>{m.progress.forget}</TextButton>
          </Row>
        </ScreenOnly>
      )}
    </Stack>
  )
}

function ReachWords({ reach, chain }: { readonly reach: RecordReach; readonly chain: AppChain }) {
  if (reach.kind === 'wallet') return <WalletCoverage reach={reach} chain={chain} />
  return (
    <Text>
      <strong>{m.reach.title[reach.kind === 'complete' ? 'complete' : 'part']}</strong>{' '}
      <span>{reachText(reach)}</span>
    </Text>
  )
}

function reachText(reach: Exclude<RecordReach, WalletReach>): string {
  switch (reach.kind) {
    case 'complete':
      return m.reach.complete(reach.block, utcText(reach.atMs), reach.later ?? 0)
    case 'listed':
      return m.reach.listed(reach.block, utcText(reach.atMs), reach.unread)
    case 'since':
      return m.reach.since(reach.fromBlock, reach.block)
    case 'unknown':
      return m.reach.unknown
  }
}

type WalletCoverageProps = { readonly reach: WalletReach; readonly chain: AppChain }

/** Shows what the record of an ordinary wallet covers, and what no node can show. */
function WalletCoverage({ reach: { sent, block, tokens }, chain }: WalletCoverageProps) {
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
