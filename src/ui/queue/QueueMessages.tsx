import styled from 'styled-components'
import type { MessageEntry } from '../../core/queue/checkMessage'
import type { SafePlace } from '../../core/review/safePlace'
import type { ReadyQueue } from '../../flows/queue/queueState'
import { Small } from '../parts/basics'
import { Section, Stack } from '../parts/Layout'
import { Notice } from '../parts/Notice'
import { PanelBoundary } from '../parts/PanelBoundary'
import { MessageRow } from './MessageRow'
import { m } from './messages'

const Signed = styled.details`
  & > ul {
    margin-block-start: var(--space-5);
  }
`

type QueueMessagesProps = {
  readonly place: SafePlace
  readonly state: Pick<ReadyQueue, 'messages' | 'setup'>
}

/** Lists the messages to sign. They have no nonce and block nothing. */
export function QueueMessages({ place, state }: QueueMessagesProps) {
  const { messages, setup } = state
  const threshold = setup.threshold.kind === 'read' ? setup.threshold.value : null
  if (messages.kind === 'loading') return null
  if (messages.kind === 'unreachable')
    return (
      <Section aria-labelledby="messages">
        <h2 id="messages">{m.messages.title}</h2>
        <p>{m.messages.unread(messages.reason)}</p>
      </Section>
    )
  const { queued, cut } = messages
  const { waiting, signed, forged, unreadable } = queued
  if (waiting.length + signed.length + forged.length + unreadable.length === 0) return null
  const list = (entries: readonly MessageEntry[]) => (
    <Stack as="ul" $gap={6}>
      {entries.map((entry, index) => (
        <PanelBoundary key={`${entry.record.messageHash}${index}`} isListItem>
          <MessageRow place={place} entry={entry} threshold={threshold} />
        </PanelBoundary>
      ))}
    </Stack>
  )
  return (
    <Section aria-labelledby="messages">
      <h2 id="messages">{m.messages.title}</h2>
      <Small>{m.messages.words}</Small>
      {unreadable.length > 0 && <Notice tone="waiting" title={m.messages.unreadable(unreadable.length)} />}
      {cut !== null && <p>{cut}</p>}
      {forged.length > 0 && (
        <Notice tone="bad" title={m.messages.forged}>
          <p>{m.messages.forgedWords}</p>
          {list(forged)}
        </Notice>
      )}
      {waiting.length > 0 && list(waiting)}
      {signed.length > 0 && (
        <Signed>
          <summary>{m.messages.signed(signed.length)}</summary>
          {list(signed)}
        </Signed>
      )}
    </Section>
  )
}
