import { useMemo } from 'react'
import styled from 'styled-components'
import type { Address } from 'viem'
import { Link } from 'wouter'
import type { QueueEntry } from '../../core/queue/groupQueue'
import { type OwnStanding, ownStanding } from '../../core/queue/ownView'
import { actionWords } from '../../core/review/actionWords'
import { assetNamesOf } from '../../core/review/assetNames'
import { everyNode, readCallTree } from '../../core/review/callTree'
import type { SafePlace } from '../../core/review/safePlace'
import { Small } from '../parts/basics'
import { timeText } from '../parts/timeText'
import { TonedWord } from '../parts/TonedWord'
import { WithAddresses } from '../parts/WithAddresses'
import { paths } from '../paths'
import { QueueSignatures } from './QueueSignatures'
import type { Watch } from './useShown'

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
  /** The connected wallet where it is an owner. */
  readonly owner: Address | null
  /** Tells when the row is on screen. */
  readonly watch: Watch
}

/** A longer payload is left to the review: a list of many is read at once. In hex digits: 32 kB. */
const mostDigits = 65_536

/** One transaction of the queue: what it does, and how far its signatures are. */
export function QueueRow({ place, entry, threshold, owner, watch }: QueueRowProps) {
  const { record, sameCallsAs } = entry
  const { chain, safe } = place
  const { told, more } = useMemo(() => {
    if (record.data.length > mostDigits) return tooLarge(record)
    const nodes = everyNode(readCallTree(record, safe)).filter(({ action }) => action.kind !== 'batch')
    const names = assetNamesOf(chain)
    return {
      told: nodes.slice(0, toldCalls).map((node) => actionWords(node, safe, names)),
      more: Math.max(0, nodes.length - toldCalls),
    }
  }, [record, safe, chain])
  return (
    <Item ref={watch} data-hash={record.safeTxHash}>
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
      <QueueSignatures check={entry.check} threshold={threshold} />
      {owner !== null && <p>{ownWords[ownStanding(entry, owner, threshold)]}</p>}
      <Small>Proposed on {timeText(record.submittedAtMs)}</Small>
      <Link href={paths.review(place, record.safeTxHash)}>Review #{record.nonce.toString()}</Link>
    </Item>
  )
}

function tooLarge({ data, to }: QueueEntry['record']) {
  const words = `Calls ${to} with ${data.length / 2 - 1} bytes: too many to be read in a list. The review reads them.`
  return { told: [words], more: 0 }
}

const ownWords: Readonly<Record<OwnStanding, string>> = {
  signed: 'You have signed it.',
  listed: 'A signature of yours is listed, and only the chain can judge it.',
  invalid: 'What is listed in your name is not your signature of it.',
  missing: 'You have not signed it.',
  notNeeded: 'You have not signed it, and enough others have.',
  unknown: 'Whether you have signed it is not known.',
}
