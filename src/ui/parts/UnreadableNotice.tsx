import type { ReactNode } from 'react'
import type { Unreadable } from '../../core/storedText'
import { download } from '../files/download'
import { SecondaryButton } from './Button'
import { Row } from './basics'
import { Stack } from './Layout'
import { LazyFold } from './LazyFold'
import { useAnnounce } from './LiveRegion'
import { Notice } from './Notice'
import { m as later } from './laterMessages'
import { m as parts } from './messages'

const m = later.unreadable

type UnreadableNoticeProps = {
  readonly thing: keyof typeof m.things
  readonly unreadable: Unreadable
  /** Removes it from storage. */
  readonly onDiscard: () => void
  /** Links beside the buttons, to find out more. */
  readonly children?: ReactNode
}

/** Shows stored data that cannot be read: what it is, what that means for the money, and what to do. */
export function UnreadableNotice({ thing, unreadable, onDiscard, children }: UnreadableNoticeProps) {
  const { title, means, lost } = m.things[thing]
  const { why, text } = unreadable
  const announce = useAnnounce()
  const discard = () => {
    onDiscard()
    announce(m.discarded)
  }
  return (
    <Notice tone="waiting" title={title}>
      <p>{means}</p>
      <p>{m.why[why]}</p>
      <Row>
        {why === 'newer' && (
          <SecondaryButton onClick={() => window.location.reload()}>{parts.reload}</SecondaryButton>
        )}
        {children}
        <SecondaryButton onClick={() => download({ name: `${thing}.txt`, type: 'text/plain', text })}>
          {m.save}
        </SecondaryButton>
      </Row>
      <LazyFold title={m.giveUp}>
        <Stack $gap={3}>
          <p>{lost}</p>
          <div>
            <SecondaryButton onClick={discard}>{m.discard}</SecondaryButton>
          </div>
        </Stack>
      </LazyFold>
    </Notice>
  )
}
