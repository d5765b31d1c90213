import styled from 'styled-components'
import type { MessageEntry } from '../../core/queue/groupMessages'
import type { SafePlace } from '../../core/review/safePlace'
import type { ReadyQueue } from '../../flows/queue/queueState'
import { Small } from '../parts/basics'
import { Section, Stack } from '../parts/Layout'
import { Notice } from '../parts/Notice'
import { MessageRow } from './MessageRow'

const Signed = styled.details`
  & > ul {
    margin-block-start: var(--space-5);
  }
`

type QueueMessagesProps = {
  readonly place: SafePlace
  readonly state: Pick<ReadyQueue, 'messages' | 'setup'>
}

/** The messages that owners are asked to sign. They hold nothing up, and have no nonce. */
export function QueueMessages({ place, state }: QueueMessagesProps) {
  const { messages, setup } = state
  const threshold = setup.threshold.kind === 'read' ? setup.threshold.value : null
  if (messages.kind === 'loading') return null
  if (messages.kind === 'unreachable')
    return (
      <Section aria-labelledby="messages">
        <h2 id="messages">Messages</h2>
        <p>The messages of this Safe could not be read. {messages.reason}</p>
      </Section>
    )
  const { queued, cut } = messages
  const { waiting, signed, forged, unreadable } = queued
  if (waiting.length + signed.length + forged.length + unreadable.length === 0) return null
  const list = (entries: readonly MessageEntry[]) => (
    <Stack as="ul" $gap={6}>
      {entries.map((entry, index) => (
        <MessageRow
          key={`${entry.record.messageHash}${index}`}
          place={place}
          entry={entry}
          threshold={threshold}
        />
      ))}
    </Stack>
  )
  return (
    <Section aria-labelledby="messages">
      <h2 id="messages">Messages</h2>
      <Small>
        A message has no number and moves nothing by itself. Some allow somebody else to move tokens later.
      </Small>
      {unreadable.length > 0 && (
        <Notice
          tone="waiting"
          title={
            unreadable.length === 1
              ? 'The service lists a message that cannot be read'
              : `The service lists ${unreadable.length} messages that cannot be read`
          }
        />
      )}
      {cut !== null && <p>{cut}</p>}
      {forged.length > 0 && (
        <Notice tone="bad" title="Not what they say">
          <p>The hash of these messages does not fit what they say. Do not sign them.</p>
          {list(forged)}
        </Notice>
      )}
      {waiting.length > 0 && list(waiting)}
      {signed.length > 0 && (
        <Signed>
          <summary>
            {signed.length === 1 ? 'One message has' : `${signed.length} messages have`} enough signatures
          </summary>
          {list(signed)}
        </Signed>
      )}
    </Section>
  )
}
