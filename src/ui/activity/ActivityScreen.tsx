import { Link } from 'wouter'
import type { Account, SafeAccount } from '../../flows/account/account'
import { endOf } from '../../core/tracking/status/endOf'
import type { TrackedItem } from '../../core/tracking/trackedItem'
import { useApp } from '../AppContext'
import { CausesProblem } from '../causes/CausesProblem'
import { Lede, Prose, Row, Small } from '../parts/basics'
import { Notice } from '../parts/Notice'
import { UnreadableNotice } from '../parts/UnreadableNotice'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'
import { ScreenHeading } from '../parts/ScreenHeading'
import { PrimaryLink, SecondaryButton, TextButton } from '../parts/Button'
import { timeText } from '../parts/format'
import { Section } from '../parts/Layout'
import { TrackedGroups } from './TrackedGroups'
import { UnreadPurposes } from './UnreadPurposes'
import { m } from './messages'
import { isProposal, type Intent } from '../../core/outbox/intent'
import type { Shown } from '../../core/outbox/state'

/** Lists everything that was started from this account, with its status. */
export function ActivityScreen({ account }: { readonly account: Account }) {
  const { items, durable, rebuilding, unreadable, unreadItems = 0 } = useStoreValue(account.tracked)
  return (
    <>
      <ActivityHeading items={items} />
      <PendingGift account={account} />
      {account.kind === 'safe' && <SafeQueue account={account} />}
      {unreadable != null && (
        <UnreadableNotice thing="list" unreadable={unreadable} onDiscard={account.discardTracked} />
      )}
      <UnreadPurposes chainId={account.chain.id} owner={account.address} />
      {unreadItems > 0 && (
        <Notice tone="waiting" title={m.unreadItems.title(unreadItems)}>
          <p>{m.unreadItems[account.kind]}</p>
        </Notice>
      )}
      {!durable && unreadable == null && (
        <Notice tone="waiting" title={m.notKept.title}>
          <p>{m.notKept[account.kind]}</p>
        </Notice>
      )}
      {items.length === 0 && !rebuilding && unreadable == null && unreadItems === 0 && (
        <NothingYet account={account} />
      )}
      <TrackedGroups items={items} chain={account.chain} />
      <Section aria-label={m.more[account.kind]}>
        <Row>
          {account.kind === 'safe' && (
            <Link href={paths.queue({ chain: account.chain, safe: account.address })}>{m.wholeQueue}</Link>
          )}
          <Link href={paths.ownRecord}>{m.wholeRecord[account.kind]}</Link>
        </Row>
      </Section>
    </>
  )
}

/** Shows what the Safe's queue adds to the list, and why the queue could not be read. */
function SafeQueue({ account }: { readonly account: SafeAccount }) {
  const { rebuilding, searchTrouble } = useStoreValue(account.tracked)
  // Gifts are recognised by their recipients, so nothing can be found without the causes.
  const directory = useStoreValue(useApp().causes)
  return (
    <>
      <QueueTrouble account={account} />
      <ServiceLag account={account} />
      <QueueCheck account={account} />
      {rebuilding && searchTrouble == null && <Lede as="p">{m.looking}</Lede>}
      {rebuilding && directory.kind !== 'ready' && directory.kind !== 'loading' && (
        <CausesProblem state={directory} />
      )}
    </>
  )
}

/**
 * Shows the heading, and the number of pending gifts in the tab's title, so that it can stay open in the background.
 */
function ActivityHeading({ items }: { readonly items: readonly TrackedItem[] }) {
  const open = items.filter((item) => endOf(item) === null).length
  return <ScreenHeading title={m.title(open)}>{m.heading}</ScreenHeading>
}

/** Shows since when the search for untracked gifts has failed. */
function QueueTrouble({ account }: { readonly account: SafeAccount }) {
  const { searchTrouble } = useStoreValue(account.tracked)
  if (searchTrouble == null) return null
  return (
    <Notice tone="waiting" title={m.queue.unread(timeText(searchTrouble.sinceMs))}>
      <p>{m.queue.unreadWhy(searchTrouble.reason)}</p>
      <div>
        <SecondaryButton onClick={() => account.checkNow()}>{m.queue.again}</SecondaryButton>
      </div>
    </Notice>
  )
}

/** Shows that the service lacks an execution that the chain shows, and how far it is behind by its own word. */
function ServiceLag({ account }: { readonly account: SafeAccount }) {
  const { behind = null } = useStoreValue(account.queue)
  if (behind === null) return null
  return (
    <Notice tone="quiet" title={m.queue.behind(behind.blocks)}>
      <p>{m.queue.behindWhy}</p>
    </Notice>
  )
}

/** Explains the empty list, and links to what waits in the queue, or else to the causes. */
function NothingYet({ account }: { readonly account: Account }) {
  return account.kind === 'safe' ? (
    <QueueOrNothing account={account} />
  ) : (
    <NothingHere words={m.nothing.wallet} />
  )
}

/** Transactions that are no gifts to causes are followed on the device that made them alone: others find them in the queue. */
function QueueOrNothing({ account }: { readonly account: SafeAccount }) {
  const { waiting } = useStoreValue(account.queue)
  if (waiting === null || waiting.count === 0) return <NothingHere words={m.nothing.safe} />
  return (
    <Section aria-labelledby="nothing-yet">
      <Prose>
        <h2 id="nothing-yet">{m.nothing.queued(waiting.count, waiting.isLeast)}</h2>
        <p>{m.nothing.queuedWords}</p>
        <div>
          <PrimaryLink as={Link} href={paths.queue({ chain: account.chain, safe: account.address })}>
            {m.nothing.openQueue}
          </PrimaryLink>
        </div>
      </Prose>
    </Section>
  )
}

function NothingHere({ words }: { readonly words: string }) {
  return (
    <Section aria-labelledby="nothing-yet">
      <Prose>
        <h2 id="nothing-yet">{m.nothing.title}</h2>
        <p>{words}</p>
        <div>
          <PrimaryLink as={Link} href={paths.causes}>
            {m.nothing.choose}
          </PrimaryLink>
        </div>
      </Prose>
    </Section>
  )
}

/** Shows when the queue was last read, a button to read it now, and why polls are held back. */
function QueueCheck({ account }: { readonly account: SafeAccount }) {
  const { checkedAtMs, heldUntilMs } = useStoreValue(account.queue)
  const { items, searchTrouble } = useStoreValue(account.tracked)
  if (heldUntilMs !== null) {
    return (
      <Notice tone="quiet" title={m.queue.held(timeText(heldUntilMs))}>
        <p>{m.queue.heldWhy}</p>
      </Notice>
    )
  }
  const isWaiting = items.some(({ phase }) => 'signatures' in phase)
  if (checkedAtMs === null || searchTrouble != null || !isWaiting) return null
  return (
    <Small>
      <span>{m.queue.read(timeText(checkedAtMs))}</span>{' '}
      <TextButton onClick={() => account.checkNow()}>{m.queue.check}</TextButton>
    </Small>
  )
}

/** Shows that a gift has not settled: the list lacks it, or a part of it, and must not look complete. */
export function PendingGift({ account }: { readonly account: Account }) {
  const words = wordsOf(useStoreValue(account.outbox.shown))
  if (words === null) return null
  return (
    <Notice tone="waiting" title={words.title}>
      <p>
        {words.sentence} <Link href={paths.give}>{m.pending.see}</Link>
      </p>
    </Notice>
  )
}

function wordsOf(shown: Shown): { readonly title: string; readonly sentence: string } | null {
  switch (shown.kind) {
    case 'asking': {
      const giver = isProposal(shown.intent) ? 'Safe' : 'wallet'
      return {
        title: m.pending.asking[giver],
        sentence: m.pending.appears[giver],
      }
    }
    case 'paused': {
      const { intent } = shown
      const count = intent.calls.length
      const sent = isProposal(intent) ? 0 : intent.sent.length
      return {
        title: m.pending.paused(sent, count),
        sentence: m.pending.continue,
      }
    }
    case 'unknown':
      return {
        title: isProposal(shown.intent) ? m.pending.proposed : m.pending.sent,
        sentence: `${whatIsKnown(shown.intent)} ${m.pending.findOut}`,
      }
    case 'unreadable':
      return { title: m.pending.unreadable, sentence: m.pending.heldBack }
    case 'idle':
    case 'checking':
    case 'elsewhere':
    case 'proposed':
    case 'sent':
    case 'rejected':
    case 'blocked':
      return null
  }
}

function whatIsKnown(intent: Intent): string {
  const { unanswered, answered, rejected } = m.pending
  if (!isProposal(intent)) return unanswered.wallet
  if (intent.answeredHash !== undefined) return answered
  return intent.rejectedAtMs === undefined ? unanswered.Safe : rejected
}
