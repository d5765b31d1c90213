import type { Shown } from '../../../core/outbox/state'
import { Asking } from './Asking'
import { Blocked } from './Blocked'
import { Checking } from './Checking'
import { Done } from './Done'
import { Elsewhere } from './Elsewhere'
import type { OutboxProps } from './outboxProps'
import { Paused } from './Paused'
import { Rejected } from './Rejected'
import { Unknown } from './Unknown'
import { Unreadable } from './Unreadable'

/** Shows the gift in the outbox: one screen for each state. */
export function OutboxScreen({ shown, ...props }: OutboxProps<Exclude<Shown['kind'], 'idle'>>) {
  switch (shown.kind) {
    case 'checking':
      return <Checking {...props} shown={shown} />
    case 'elsewhere':
      return <Elsewhere {...props} shown={shown} />
    case 'asking':
      return <Asking {...props} shown={shown} />
    case 'paused':
      return <Paused {...props} shown={shown} />
    case 'unknown':
      return <Unknown {...props} shown={shown} />
    case 'proposed':
    case 'sent':
      return <Done {...props} shown={shown} />
    case 'rejected':
      return <Rejected {...props} shown={shown} />
    case 'blocked':
      return <Blocked {...props} shown={shown} />
    case 'unreadable':
      return <Unreadable {...props} shown={shown} />
  }
}
