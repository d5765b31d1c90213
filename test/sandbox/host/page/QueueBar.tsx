import { useState } from 'react'
import type { Host } from './createHost'
import type { HostState } from './hostState'
import { MessageItem } from './MessageItem'
import { QueueItem } from './QueueItem'

type QueueBarProps = { readonly host: Host; readonly state: HostState }

/**
 * 64 px at the bottom of the app's area while anything waits, so that the frame's height changes at run time; opened
 * it covers the frame up to 90 % of the window, as in the real host.
 */
export function QueueBar({ host, state }: QueueBarProps) {
  const [isOpen, setOpen] = useState(state.opensQueue)
  const { queue, facts } = state
  const messages = state.messages.filter(
    ({ confirmations }) => confirmations.length < (facts?.threshold ?? 0),
  )
  if (facts === null || queue.length + messages.length === 0) return null
  const summary = [
    ...(queue.length > 0 ? [`${queue.length} ${queue.length === 1 ? 'transaction' : 'transactions'}`] : []),
    ...(messages.length > 0 ? [`${messages.length} ${messages.length === 1 ? 'message' : 'messages'}`] : []),
  ].join(', ')

  return (
    <>
      {state.knobs.queueBar === 'beside' && <div className="queue-space" />}
      <section className="queue" data-open={isOpen} aria-label="Queue">
        <button
          type="button"
          className="queue-toggle"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <span>Queue: {summary}</span>
          <span aria-hidden="true">{isOpen ? 'Hide ▾' : 'Show ▴'}</span>
        </button>
        {isOpen && (
          <div className="queue-list">
            {queue.map((record) => (
              <QueueItem key={record.safeTxHash} host={host} state={state} facts={facts} record={record} />
            ))}
            {messages.map((message) => (
              <MessageItem
                key={message.messageHash}
                host={host}
                state={state}
                facts={facts}
                message={message}
              />
            ))}
          </div>
        )}
      </section>
    </>
  )
}
