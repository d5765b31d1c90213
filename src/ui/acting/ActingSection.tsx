import { useEffect, useState } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import { isHexEqual } from '../../core/isHexEqual'
import type { CheckOutcome } from '../../core/review/checks/defineCheck'
import type { SafePlace } from '../../core/review/safePlace'
import { type Acted, usedNonceOf } from '../../core/review/txProgress'
import type { ActingFlow } from '../../flows/acting/createActing'
import { actedOf } from '../../flows/acting/actingState'
import { isStopped } from '../../flows/acting/signatureAlarm'
import type { TxForecast } from '../../flows/review/forecast/createForecast'
import type { TxReview } from '../../flows/review/createReview'
import { safeLink } from '../../config/safeLink'
import { useApp } from '../AppContext'
import { PrimaryButton } from '../parts/Button'
import { Row, Small } from '../parts/basics'
import { Section } from '../parts/Layout'
import { UnreadableNotice } from '../parts/UnreadableNotice'
import { useStoreValue } from '../parts/useStoreValue'
import { ExternalLink } from '../parts/ExternalLink'
import { ActionList } from './ActionList'
import { AlarmNotice } from './AlarmNotice'
import { ExecutionNotice, StepNotice } from './StepNotice'
import { ReadyNext } from './ReadyNext'
import { useActing, useConnection } from './useActing'
import { m } from './messages'

type ActingSectionProps = {
  readonly place: SafePlace
  readonly review: TxReview
  readonly forecast: TxForecast
  /** Comparison with the gift in the link. Null: the link has none. */
  readonly gift: CheckOutcome | null
  /** What the author of the link calls the recipients, by the position of the payment. */
  readonly labels: ReadonlyMap<number, string>
  /** Receives what is done here, for the head of the page. */
  readonly acted: StoreApi<Acted>
  /** Why the owner rejects it, for each link of the rejection. */
  readonly reason: StoreApi<string>
}

/** Shows the actions of an owner's wallet: sign, reject, execute. */
export function ActingSection({ place, review, forecast, gift, labels, acted, reason }: ActingSectionProps) {
  const session = useStoreValue(useApp().session)
  const opening = useActing(place, review)
  useEffect(() => {
    if (opening.kind !== 'open') return undefined
    const { state } = opening.flow
    const tell = () => acted.setState(actedOf(state.getState()), true)
    tell()
    return state.subscribe(tell)
  }, [opening, acted])
  return (
    <Section aria-labelledby="act">
      <h2 id="act" tabIndex={-1}>
        {m.title}
      </h2>
      {opening.kind === 'broken' && <p>{m.notLoaded}</p>}
      {opening.kind === 'open' && (
        <Shown
          place={place}
          flow={opening.flow}
          forecast={forecast}
          gift={gift}
          labels={labels}
          reason={reason}
        />
      )}
      {session.kind === 'safe' ? <InTheSafe place={place} review={review} /> : <Connect review={review} />}
    </Section>
  )
}

/** Offers to connect a wallet, where none is connected. */
function Connect({ review }: Pick<ActingSectionProps, 'review'>) {
  const { connectWallet, preloadWallets, wallets } = useApp()
  const connection = useConnection()
  const state = useStoreValue(wallets)
  const reading = useStoreValue(review.state)
  if (connection.kind === 'connected') return null
  const used = reading.kind === 'read' ? usedNonceOf(reading.review.checks) : null
  if (used !== null) return <p>{m.over(used)}</p>
  const isComing = state.kind === 'waiting' || (connection.kind === 'none' && connection.restoring)
  return (
    <>
      <p>{m.connect}</p>
      <Row>
        <PrimaryButton onClick={connectWallet} onFocus={preloadWallets} onPointerEnter={preloadWallets}>
          {m.connectWallet}
        </PrimaryButton>
      </Row>
      {isComing && <Small>{m.fetching}</Small>}
      {state.kind === 'broken' && <Small>{m.broken(state.reason)}</Small>}
    </>
  )
}

type ShownProps = Pick<ActingSectionProps, 'place' | 'forecast' | 'gift' | 'labels' | 'reason'> & {
  readonly flow: ActingFlow
}

function Shown({ place, flow, forecast, gift, labels, reason: reasonStore }: ShownProps) {
  const state = useStoreValue(flow.state)
  const [hasActed, setHasActed] = useState(false)
  const reason = useStoreValue(reasonStore)
  const { subject, alarm, execution, unread } = state
  const isHeld = isStopped(alarm) || unread.alarm !== null
  // The reading may be older than the execution that was sent.
  const isOver = ['sent', 'executed', 'replaced'].includes(execution.kind)
  if (subject === null) return null
  const isUsed = execution.kind === 'executed' || execution.kind === 'replaced'
  const canExecute = subject.acting?.obstacles.execute === null
  const used = usedNonceOf(subject.review.checks)
  return (
    <>
      {alarm !== null && (
        <AlarmNotice
          place={place}
          alarm={alarm}
          isElsewhere={!isHexEqual(alarm.safeTxHash, subject.reading.record.safeTxHash)}
          takesFocus={hasActed}
          onDismiss={(reason) => {
            setHasActed(true)
            flow.dismissAlarm(reason)
          }}
        />
      )}
      {(['alarm', 'execution', 'signature'] as const).map((thing) => {
        const unreadable = unread[thing]
        if (unreadable === null) return null
        const discard = () => flow.discardUnread(thing)
        return <UnreadableNotice key={thing} thing={thing} unreadable={unreadable} onDiscard={discard} />
      })}
      <StepNotice place={place} flow={flow} state={state} takesFocus={hasActed} reason={reason} />
      <ExecutionNotice
        place={place}
        execution={execution}
        record={subject.reading.record}
        onStopWaiting={flow.stopWaiting}
      />
      {subject.acting !== null && used !== null && execution.kind === 'none' && <p>{m.over(used)}</p>}
      {subject.acting !== null && used === null && !isHeld && !isOver && (
        <ActionList
          place={place}
          state={state}
          acting={subject.acting}
          forecast={forecast}
          gift={gift}
          labels={labels}
          reason={reason}
          onReason={(next) => reasonStore.setState(next, true)}
          onAct={(action) => {
            setHasActed(true)
            void flow.act(action, subject)
          }}
        />
      )}
      {!isHeld && (isUsed || canExecute) && (
        <ReadyNext place={place} nonce={subject.reading.record.nonce} isUsed={isUsed} />
      )}
    </>
  )
}

/** Links to the places where an owner can sign: in the frame the account is the Safe, which cannot sign as an owner. */
function InTheSafe({ place, review }: { readonly place: SafePlace; readonly review: TxReview }) {
  const session = useStoreValue(useApp().session)
  const state = useStoreValue(review.state)
  if (state.kind !== 'read' || session.kind !== 'safe') return null
  const used = usedNonceOf(state.review.checks)
  if (used !== null) return <p>{m.over(used)}</p>
  const { safeTxHash } = state.reading.record
  const inSafe = safeLink(place.chain, place.safe, { safeTxHash }, session.hostOrigin)
  // With what the link says of the transaction.
  const { origin, pathname, hash } = window.location
  return (
    <>
      <p>{m.inSafe.words}</p>
      <Row>
        <ExternalLink href={inSafe}>{m.inSafe.transaction}</ExternalLink>
        <ExternalLink href={`${origin}${pathname}${hash}`}>{m.inSafe.tab}</ExternalLink>
      </Row>
    </>
  )
}
