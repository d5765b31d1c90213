import type { PauseReason, Shown } from '../../core/outbox/state'
import { PrimaryButton, SecondaryButton } from '../parts/Button'
import { Lede, Row, Small } from '../parts/basics'
import { Notice } from '../parts/Notice'
import { ScreenHeading } from '../parts/ScreenHeading'
import { UnreadableNotice } from '../parts/UnreadableNotice'
import { SafeCheckNotice } from '../parts/SafeCheckNotice'
import { useNavigation } from '../parts/navigation'
import { Asking } from './Asking'
import { Done } from './Done'
import type { OutboxProps } from './outboxProps'
import { Unknown } from './Unknown'
import { m } from './messages'
import { GiverLink } from './GiverLink'
import { GiftPayments } from './PaymentList'
import { progressOf } from './payments'

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

/** Shows that another tab holds the lock. Its request shows here once it is stored. */
function Elsewhere({ giver }: OutboxProps<'elsewhere'>) {
  return (
    <>
      <ScreenHeading key="elsewhere" title={m.elsewhere.title(giver.name)} />
      <Notice tone="waiting" title={m.elsewhere.nothing}>
        <p>{m.elsewhere.words}</p>
        <Row>
          <PrimaryButton onClick={() => void giver.outbox.searchNow()}>{m.checkAgain}</PrimaryButton>
        </Row>
      </Notice>
    </>
  )
}

/** Shows a stored gift that cannot be read and may be out: nothing is requested before the user has decided. */
function Unreadable({ giver: { account, outbox, name }, shown }: OutboxProps<'unreadable'>) {
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

/** Shows that the user rejected the request in the Safe or wallet. */
function Rejected({ giver, shown, onChange }: OutboxProps<'rejected'>) {
  return (
    <>
      <ScreenHeading key="rejected" title={m.rejected.title}>
        {m.rejected.words}
      </ScreenHeading>
      <Lede>{m.rejected.kept}</Lede>
      <Row>
        <PrimaryButton onClick={() => giver.outbox.dismiss()}>{m.rejected.again}</PrimaryButton>
        <SecondaryButton onClick={onChange}>{m.change}</SecondaryButton>
      </Row>
      {shown.searchFailed === true && <Lede>{m.rejected.unread}</Lede>}
    </>
  )
}

/** Shows the checks before the request: the user can still go back. */
function Checking({ giver, causes, shown, onChange }: OutboxProps<'checking'>) {
  return (
    <>
      <ScreenHeading key="checking" title={m.checking(giver.name)} />
      <Lede>{giver.words.checking}</Lede>
      <GiftPayments giver={giver} causes={causes} shown={shown} />
      <Row>
        <SecondaryButton onClick={onChange}>
          {progressOf(shown).sent === 0 ? m.change : m.stop}
        </SecondaryButton>
      </Row>
    </>
  )
}

/** Shows why no request was sent. */
function Blocked({ giver, shown, onChange }: OutboxProps<'blocked'>) {
  const { account, words } = giver
  return (
    <>
      <ScreenHeading key="blocked" title={words.blocked.title} />
      <Notice tone="bad" title={words.blocked.notice}>
        <p>{shown.reason}</p>
      </Notice>
      {account.kind === 'safe' && <SafeCheckNotice account={account} quiet="hidden" />}
      <Row>
        <PrimaryButton onClick={onChange}>{m.back}</PrimaryButton>
      </Row>
    </>
  )
}

/** Shows the payments that went out ("2 of 5 sent"). Continues with the first that did not. */
function Paused({ giver, causes, shown, onChange }: OutboxProps<'paused'>) {
  const { reason } = shown
  const navigation = useNavigation()
  const { count, sent, place } = progressOf(shown)
  /** Number of the payment, from 1. Null: there is only one. */
  const which = count === 1 || place === null ? null : place + 1
  const goOn = () => {
    navigation.record()
    void giver.outbox.resume()
  }

  return (
    <>
      <ScreenHeading key="paused" title={count === 1 ? m.paused.notYet : m.paused.sent(sent, count)} />
      <Lede>{ledeOf(reason, which)}</Lede>
      {reason.kind === 'refused' && (
        <Notice tone="waiting" title={m.paused.refused(giver.shownBy, which)}>
          <p>{reason.reason}</p>
        </Notice>
      )}
      <Row>
        <PrimaryButton onClick={goOn}>{count === 1 ? m.paused.send : m.paused.goOn(which)}</PrimaryButton>
        <SecondaryButton onClick={onChange}>{m.stop}</SecondaryButton>
      </Row>
      <Small>{m.paused.kept(sent, count - sent)}</Small>
      <GiftPayments giver={giver} causes={causes} shown={shown} />
    </>
  )
}

function ledeOf(reason: PauseReason, which: number | null): string {
  switch (reason.kind) {
    case 'rejected':
      return m.paused.rejected(which)
    case 'refused':
      return m.paused.waits
    case 'interrupted':
      return m.paused.interrupted
  }
}
