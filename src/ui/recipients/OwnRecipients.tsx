import { useEffect, useState } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import { isConsentedTo } from '../../core/review/alarmConsent'
import { AddressText } from '../parts/AddressText'
import { Small } from '../parts/basics'
import { SecondaryButton } from '../parts/Button'
import { Section, Stack } from '../parts/Layout'
import { useAnnounce } from '../parts/LiveRegion'
import { Notice } from '../parts/Notice'
import { useStoreValue } from '../parts/useStoreValue'
import type { Giver } from '../give/giver'
import { AlarmConsent, FindingList } from './FindingList'
import { m } from './messages'
import {
  mayGoTo,
  type OwnRecipient,
  type OwnState,
  uncheckedIn,
  withCheck,
  withConsent,
  withNews,
} from './ownState'
import { useRecipientChecks } from './useRecipientChecks'

type OwnRecipientsProps = {
  readonly giver: Giver
  readonly recipients: readonly OwnRecipient[]
  /** A store: what is read while a send is being confirmed counts at once, not with the next render. */
  readonly store: StoreApi<OwnState>
  /** True: the list of the payments shows what was found. */
  readonly isListed: boolean
  /** Receives the function that resolves the names again; null: on unmount. */
  readonly onConfirm: (confirm: (() => Promise<boolean>) | null) => void
  /** Called with the number of addresses that were read; null: all checks have ended. */
  readonly onRead: (done: number | null) => void
}

/** Checks the recipients outside the directory when the gift is reviewed. */
export function OwnRecipients(props: OwnRecipientsProps) {
  const { giver, recipients, store, isListed, onConfirm, onRead } = props
  const checks = useRecipientChecks(giver)
  const state = useStoreValue(store)
  const [attempt, setAttempt] = useState(0)
  const [isReading, setReading] = useState(true)
  const announce = useAnnounce()

  useEffect(() => {
    const own = new AbortController()
    const end = (next: (before: OwnState) => OwnState) => {
      if (own.signal.aborted) return
      onRead(null)
      setReading(false)
      store.setState(next(store.getState()), true)
    }
    onRead(0)
    checks
      .check(recipients, { signal: own.signal, onRead: (done) => own.signal.aborted || onRead(done) })
      .then(
        (findings) => end((before) => withCheck(before, findings)),
        () => end(() => ({ kind: 'failed' })),
      )
    return () => own.abort()
  }, [checks, recipients, attempt, onRead, store])

  const again = () => {
    setReading(true)
    setAttempt(attempt + 1)
  }
  const unchecked = state.kind === 'known' ? uncheckedIn(state.findings) : 0

  useEffect(() => {
    onConfirm(async () => {
      const { signal } = new AbortController()
      const changed = await checks.checkNames(recipients, signal).catch(() => null)
      const before = store.getState()
      if (changed === null || before.kind !== 'known') {
        store.setState({ kind: 'failed' }, true)
        return false
      }
      const now = withNews(before, changed)
      if (mayGoTo(recipients, now)) return true
      announce(mayGoTo(recipients, before) ? m.own.notSent : m.own.newAlarm)
      store.setState(now, true)
      return false
    })
    return () => onConfirm(null)
  }, [onConfirm, checks, recipients, store, announce])

  if (isListed && state.kind !== 'failed' && unchecked === 0) return null
  return (
    <Section aria-label={m.own.label}>
      {!isListed && (
        <>
          <h2>{m.own.title}</h2>
          <Small>{m.own.byHand(recipients.length)}</Small>
          {isReading && <Small>{m.own.reading}</Small>}
        </>
      )}
      {state.kind === 'failed' && (
        <>
          <p>{m.own.failed}</p>
          <SecondaryButton onClick={again}>{m.own.again}</SecondaryButton>
        </>
      )}
      {unchecked > 0 && (
        <Notice tone="waiting" title={m.own.unchecked(unchecked, recipients.length)}>
          <p>{m.own.uncheckedWords}</p>
          <div>
            <SecondaryButton aria-busy={isReading} onClick={again}>
              {m.own.again}
            </SecondaryButton>
          </div>
        </Notice>
      )}
      {!isListed &&
        recipients.map((recipient) => <Each key={recipient.address} recipient={recipient} store={store} />)}
    </Section>
  )
}

type EachProps = { readonly recipient: OwnRecipient; readonly store: StoreApi<OwnState> }

function Each({ recipient: { address, name, ensNames }, store }: EachProps) {
  const state = useStoreValue(store)
  return (
    <Stack $gap={2} as="fieldset" aria-label={name}>
      {name !== address && <strong>{name}</strong>}
      {ensNames.map((ensName) => ensName !== name && <span key={ensName}>{ensName}</span>)}
      <AddressText value={address} />
      {state.kind === 'known' && (
        <>
          <FindingList address={address} findings={state.findings.get(address) ?? []} />
          <AlarmConsent
            findings={state.findings.get(address) ?? []}
            given={isConsentedTo(state.findings.get(address) ?? [], state.accepted.get(address))}
            onChange={(given) => store.setState(withConsent(state, [address], given), true)}
          />
        </>
      )}
    </Stack>
  )
}
