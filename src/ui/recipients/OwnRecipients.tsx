import { useEffect, useState } from 'react'
import type { Address } from 'viem'
import { createStore } from 'zustand/vanilla'
import { type AlarmConsents, consentTo, isConsentedTo } from '../../core/review/alarmConsent'
import { keepFindings } from '../../core/review/keepFindings'
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
import { type Findings, useRecipientChecks } from './useRecipientChecks'

export type OwnRecipient = {
  readonly address: Address
  /** The giver's label, the ENS name, or the address. */
  readonly name: string
  /** All names that resolved to the address. */
  readonly ensNames: readonly string[]
}

type OwnRecipientsProps = {
  readonly giver: Giver
  readonly recipients: readonly OwnRecipient[]
  readonly onMayGo: (mayGo: boolean) => void
  /** Receives the function that resolves the names again; null: on unmount. */
  readonly onConfirm: (confirm: (() => Promise<boolean>) | null) => void
  /** Called with the number of addresses that were read; null: all checks have ended. */
  readonly onRead: (done: number | null) => void
}

type Known = {
  readonly kind: 'known'
  readonly findings: Findings
  /** The alarms that the user has consented to, by the address. A new alarm drops the consent. */
  readonly accepted: ReadonlyMap<Address, AlarmConsents>
}

type State = { readonly kind: 'waiting' | 'failed' } | Known

/** Checks the recipients outside the directory when the gift is reviewed. */
export function OwnRecipients({ giver, recipients, onMayGo, onConfirm, onRead }: OwnRecipientsProps) {
  const checks = useRecipientChecks(giver)
  // A store: what is read while a send is being confirmed counts at once, not with the next render.
  const [store] = useState(() => createStore<State>(() => ({ kind: 'waiting' })))
  const state = useStoreValue(store)
  const [attempt, setAttempt] = useState(0)
  const [isReading, setReading] = useState(true)
  const announce = useAnnounce()

  useEffect(() => {
    const own = new AbortController()
    const end = (next: (before: State) => State) => {
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
  const mayGo = mayGoTo(recipients, state)
  useEffect(() => onMayGo(mayGo), [mayGo, onMayGo])

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

  return (
    <Section aria-label={m.own.label}>
      <h2>{m.own.title}</h2>
      <Small>{m.own.byHand(recipients.length)}</Small>
      {isReading && <Small>{m.own.reading}</Small>}
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
      {recipients.map(({ address, name, ensNames }) => (
        <Stack key={address} $gap={2} as="fieldset" aria-label={name}>
          {name !== address && <strong>{name}</strong>}
          {ensNames.map((ensName) => ensName !== name && <span key={ensName}>{ensName}</span>)}
          <AddressText value={address} />
          {state.kind === 'known' && (
            <>
              <FindingList address={address} findings={state.findings.get(address) ?? []} />
              <AlarmConsent
                findings={state.findings.get(address) ?? []}
                given={isConsentedTo(state.findings.get(address) ?? [], state.accepted.get(address))}
                onChange={(given) => store.setState(withConsent(state, address, given), true)}
              />
            </>
          )}
        </Stack>
      ))}
    </Section>
  )
}

/** Returns true when each recipient was checked, none is refused, and the user has consented to every alarm. */
function mayGoTo(recipients: readonly OwnRecipient[], state: State): boolean {
  if (state.kind !== 'known') return false
  return recipients.every(({ address }) => {
    const findings = state.findings.get(address)
    return (
      findings !== undefined &&
      findings.every(({ weight }) => weight !== 'refused') &&
      isConsentedTo(findings, state.accepted.get(address))
    )
  })
}

function withConsent(before: Known, address: Address, given: boolean): Known {
  const accepted = new Map(before.accepted)
  if (given) accepted.set(address, consentTo(before.findings.get(address) ?? []))
  else accepted.delete(address)
  return { ...before, accepted }
}

/** Puts the new findings first, and drops the earlier ones with the same sentence. */
function withNews(before: Known, news: Findings): Known {
  const findings = new Map(before.findings)
  for (const [address, found] of news) {
    const said = new Set(found.map(({ sentence }) => sentence))
    const others = (findings.get(address) ?? []).filter(({ sentence }) => !said.has(sentence))
    findings.set(address, [...found, ...others])
  }
  return withFindings(before, findings)
}

function withCheck(before: State, now: Findings): State {
  if (before.kind !== 'known') return { kind: 'known', findings: now, accepted: new Map() }
  const kept = [...now].map(
    ([address, all]) => [address, keepFindings(before.findings.get(address) ?? [], all)] as const,
  )
  return withFindings(before, new Map(kept))
}

/** Replaces the findings, and drops each consent that does not cover the alarms among them. */
function withFindings({ accepted }: Known, findings: Findings): Known {
  const covering = [...accepted].filter(([address, consents]) =>
    isConsentedTo(findings.get(address) ?? [], consents),
  )
  return { kind: 'known', findings, accepted: new Map(covering) }
}

/** Returns the number of recipients of which something could not be read. */
function uncheckedIn(findings: Findings): number {
  return [...findings.values()].filter((all) => all.some(({ weight }) => weight === 'unchecked')).length
}
