import { useEffect, useState } from 'react'
import styled from 'styled-components'
import type { Address } from 'viem'
import type { QueueEntry, QueueGroup } from '../../core/queue/groupQueue'
import type { SafePlace } from '../../core/review/safePlace'
import type { SafeTxHash } from '../../core/safe/safeTx'
import type { ReadyQueue } from '../../flows/queue/queueState'
import { SecondaryButton } from '../parts/Button'
import { Small } from '../parts/basics'
import { Section } from '../parts/Layout'
import { Notice } from '../parts/Notice'
import { QueueRow } from './QueueRow'

const List = styled.ul`
  display: grid;
  gap: var(--space-5);
`

const Raw = styled.code`
  overflow-wrap: anywhere;
  font-size: var(--text-small);
`

/** So many numbers are drawn at once: a person finds what is drawn, and the page stays quick with a thousand. */
const drawnAtOnce = 30

type QueueGroupsProps = {
  readonly place: SafePlace
  readonly state: ReadyQueue
  /** The connected wallet, whose own signature is told in each row. */
  readonly owner: Address | null
  /** These are on screen, and are checked first. */
  readonly onShow: (hashes: readonly SafeTxHash[]) => void
}

/** The queue by nonce, and apart from it what holds nothing up, what is forged and what cannot be read. */
export function QueueGroups({ place, state, owner, onShow }: QueueGroupsProps) {
  const { queue, setup } = state
  const [drawn, setDrawn] = useState(drawnAtOnce)
  const groups = queue.groups.slice(0, drawn)
  const shown = groups.flatMap(({ entries }) => entries.map(({ record }) => record.safeTxHash))
  const shownKey = shown.join()
  useEffect(() => onShow(shownKey === '' ? [] : (shownKey.split(',') as SafeTxHash[])), [onShow, shownKey])

  const owners = setup.owners.kind === 'read' ? setup.owners.value : []
  const isOwner = owners.some(({ address }) => address.toLowerCase() === owner?.toLowerCase())
  const threshold = setup.threshold.kind === 'read' ? setup.threshold.value : null
  const row = (entry: QueueEntry) => (
    <QueueRow
      key={entry.record.safeTxHash}
      place={place}
      entry={entry}
      threshold={threshold}
      owner={isOwner ? owner : null}
    />
  )
  const isEmpty = queue.groups.length + queue.unsigned.length + queue.forged.length === 0
  return (
    <>
      {isEmpty && queue.unreadable.length === 0 && (
        <p>No transaction of this Safe waits, as far as the transaction service tells.</p>
      )}
      {queue.unreadable.length > 0 && (
        <Notice
          tone="bad"
          title={
            queue.unreadable.length === 1
              ? 'The service lists a record that cannot be read'
              : `The service lists ${queue.unreadable.length} records that cannot be read`
          }
        >
          <p>They may be part of the queue. Look at the queue in another way before you sign anything.</p>
          {queue.unreadable.map(({ raw, reason }) => (
            <details key={raw}>
              <summary>{reason}</summary>
              <Raw>{raw}</Raw>
            </details>
          ))}
        </Notice>
      )}
      {groups.map((group) => (
        <Group key={group.nonce.toString()} group={group} draw={row} />
      ))}
      {queue.groups.length > drawn && (
        <div>
          <SecondaryButton onClick={() => setDrawn(drawn + drawnAtOnce)}>
            Show more: {queue.groups.length - drawn} numbers are not drawn yet
          </SecondaryButton>
        </div>
      )}
      {queue.forged.length > 0 && (
        <Apart
          id="forged"
          title="Not what they say"
          words="The hash of these does not fit their fields, or they are of another Safe. Do not sign them."
          entries={queue.forged}
          draw={row}
        />
      )}
      {queue.unsigned.length > 0 && (
        <Apart
          id="unsigned"
          title="Suggested by somebody, signed by no owner"
          words="Anybody can put such a record at the service. It holds nothing up."
          entries={queue.unsigned}
          draw={row}
        />
      )}
    </>
  )
}

type DrawRow = (entry: QueueEntry) => React.ReactNode

function Group({ group, draw }: { readonly group: QueueGroup; readonly draw: DrawRow }) {
  const { nonce, entries, waitsFor, gapBefore } = group
  const id = `nonce-${nonce}`
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>
        #{nonce.toString()} {waitsFor === null ? 'is next' : `waits for #${waitsFor}`}
      </h2>
      {gapBefore !== null && (
        <p>
          {gapBefore.from === gapBefore.to
            ? `Nothing is queued as #${gapBefore.from}`
            : `Nothing is queued from #${gapBefore.from} to #${gapBefore.to}`}
          , so this cannot be executed yet.
        </p>
      )}
      {entries.length > 1 && (
        <p>
          <strong>Only one of these {entries.length} can happen.</strong>
        </p>
      )}
      <List>{entries.map(draw)}</List>
    </Section>
  )
}

type ApartProps = {
  readonly id: string
  readonly title: string
  readonly words: string
  readonly entries: readonly QueueEntry[]
  readonly draw: DrawRow
}

function Apart({ id, title, words, entries, draw }: ApartProps) {
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Small>{words}</Small>
      <List>{entries.map(draw)}</List>
    </Section>
  )
}
