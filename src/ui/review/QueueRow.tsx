import { useMemo } from 'react'
import styled from 'styled-components'
import { Link } from 'wouter'
import type { QueueEntry } from '../../core/queue/groupQueue'
import { actionWords } from '../../core/review/actionWords'
import { assetNamesOf } from '../../core/review/assetNames'
import { everyNode, readCallTree } from '../../core/review/callTree'
import type { SafePlace } from '../../core/review/safePlace'
import { Small } from '../parts/basics'
import { timeText } from '../parts/timeText'
import { TonedWord } from '../parts/TonedWord'
import { WithAddresses } from '../parts/WithAddresses'
import { paths } from '../paths'

const Item = styled.li`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
`

const Sentence = styled.p`
  font-size: var(--text-large);
  max-width: 48rem;
`

/** So many calls are told in the row; the review has them all. */
const toldCalls = 3

type QueueRowProps = {
  readonly place: SafePlace
  readonly entry: QueueEntry
  readonly threshold: number | null
}

/** One transaction of the queue: what it does, and how far its signatures are. */
export function QueueRow({ place, entry, threshold }: QueueRowProps) {
  const { record, sameCallsAs } = entry
  const { chain, safe } = place
  const { told, more } = useMemo(() => {
    const nodes = everyNode(readCallTree(record, safe)).filter(({ action }) => action.kind !== 'batch')
    const names = assetNamesOf(chain)
    return {
      told: nodes.slice(0, toldCalls).map((node) => actionWords(node, safe, names)),
      more: Math.max(0, nodes.length - toldCalls),
    }
  }, [record, safe, chain])
  return (
    <Item>
      {told.map((words, index) => (
        <Sentence key={index}>
          <WithAddresses text={words} />
        </Sentence>
      ))}
      {more > 0 && (
        <p>
          <strong>And {more === 1 ? 'one call more' : `${more} calls more`}.</strong>
        </p>
      )}
      {sameCallsAs.length > 0 && (
        <TonedWord tone="bad" icon="warning">
          Makes the same calls as another one here, under another hash: sign one of them only
        </TonedWord>
      )}
      <Signatures entry={entry} threshold={threshold} />
      <Small>Proposed on {timeText(record.submittedAtMs)}</Small>
      <Link href={paths.review(place, record.safeTxHash)}>Review #{record.nonce.toString()}</Link>
    </Item>
  )
}

function Signatures({ entry: { check }, threshold }: Pick<QueueRowProps, 'entry' | 'threshold'>) {
  if (check === null)
    return (
      <TonedWord tone="quiet" icon="turning">
        Its signatures are being checked
      </TonedWord>
    )
  if (check.kind === 'forged')
    return (
      <TonedWord tone="bad" icon="stop">
        {check.field === 'safe' ? 'Of another Safe' : 'Its hash does not fit its fields'}
      </TonedWord>
    )
  if (check.kind === 'unknown')
    return (
      <TonedWord tone="waiting" icon="warning">
        {check.reason}
      </TonedWord>
    )
  const { valid, unverifiable, invalid } = check.signatures
  const isReady = threshold !== null && valid.length >= threshold
  return (
    <>
      <TonedWord tone={isReady ? 'good' : 'waiting'} icon={isReady ? 'check' : 'pen'}>
        {valid.length} of {threshold ?? 'an unknown number of'} required signatures
        {unverifiable.length > 0 && `, and ${unverifiable.length} that only the chain can judge`}
      </TonedWord>
      {invalid.length > 0 && (
        <TonedWord tone="bad" icon="stop">
          {invalid.length === 1 ? 'One listed signature does' : `${invalid.length} listed signatures do`} not
          count
        </TonedWord>
      )}
    </>
  )
}
