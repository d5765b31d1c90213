import { ScreenHeading } from '../../parts/ScreenHeading'
import { UnreadableNotice } from '../../parts/UnreadableNotice'
import { GiverLink } from './GiverLink'
import { m } from './messages'
import type { OutboxProps } from './outboxProps'

/** Shows a stored gift that cannot be read and may be out: nothing is requested before the user has decided. */
export function Unreadable({ giver: { account, outbox, name }, shown }: OutboxProps<'unreadable'>) {
  return (
    <>
      <ScreenHeading key="unreadable" title={m.unreadable(name)} />
      <UnreadableNotice
        thing={account.kind === 'safe' ? 'giftOfSafe' : 'giftOfWallet'}
        unreadable={shown.unreadable}
        onDiscard={outbox.discardUnreadable}
      >
        <GiverLink account={account} />
      </UnreadableNotice>
    </>
  )
}
