import { useEffect, useState } from 'react'
import type { Address } from 'viem'
import { keepFindings } from '../../core/review/keepFindings'
import type { RecipientFinding } from '../../core/review/recipientFindings'
import { AddressText } from '../parts/AddressText'
import { Small } from '../parts/basics'
import { SecondaryButton } from '../parts/Button'
import { Section, Stack } from '../parts/Layout'
import { useAnnounce } from '../parts/LiveRegion'
import { Notice } from '../parts/Notice'
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

type State = { readonly kind: 'waiting' | 'failed' } | { readonly kind: 'known'; readonly findings: Findings }

/** Checks the recipients outside the directory when the gift is reviewed. */
export function OwnRecipients({ giver, recipients, onMayGo, onConfirm, onRead }: OwnRecipientsProps) {
  const checks = useRecipientChecks(giver)
  const [state, setState] = useState<State>({ kind: 'waiting' })
  const [attempt, setAttempt] = useState(0)
  const [isReading, setReading] = useState(true)
  const [accepted, setAccepted] = useState<ReadonlySet<Address>>(new Set())
  const announce = useAnnounce()

  useEffect(() => {
    const own = new AbortController()
    const end = (next: (before: State) => State) => {
      if (own.signal.aborted) return
      onRead(null)
      setReading(false)
      setState(next)
    }
    onRead(0)
    checks
      .check(recipients, { signal: own.signal, onRead: (done) => own.signal.aborted || onRead(done) })
      .then(
        (findings) => end((before) => withCheck(before, findings)),
        () => end(() => ({ kind: 'failed' })),
      )
    return () => own.abort()
  }, [checks, recipients, attempt, onRead])

  const again = () => {
    setReading(true)
    setAttempt(attempt + 1)
  }
  const unchecked = state.kind === 'known' ? uncheckedIn(state.findings) : 0
  const mayGo =
    state.kind === 'known' &&
    recipients.every(({ address }) => {
      const weights = state.findings.get(address)?.map(({ weight }) => weight)
      return (
        weights !== undefined &&
        !weights.includes('refused') &&
        (!weights.includes('alarm') || accepted.has(address))
      )
    })
  useEffect(() => onMayGo(mayGo), [mayGo, onMayGo])

  useEffect(() => {
    onConfirm(async () => {
      const { signal } = new AbortController()
      const changed = await checks.checkNames(recipients, signal).catch(() => null)
      if (changed === null) {
        setState({ kind: 'failed' })
        return false
      }
      const news = [...changed].flatMap(([address, findings]) =>
        findings
          // The user has accepted these alarms above.
          .filter(({ weight }) => weight !== 'alarm' || !accepted.has(address))
          .map((finding) => [address, finding] as const),
      )
      if (news.length === 0) return true
      announce(m.own.notSent)
      setState((before) => withNews(before, news))
      return false
    })
    return () => onConfirm(null)
  }, [onConfirm, checks, recipients, accepted, announce])

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
                given={accepted.has(address)}
                onChange={(given) =>
                  setAccepted((before) => {
                    const next = new Set(before)
                    if (given) next.add(address)
                    else next.delete(address)
                    return next
                  })
                }
              />
            </>
          )}
        </Stack>
      ))}
    </Section>
  )
}

/** Puts the new findings first, and drops the earlier ones with the same sentence. */
function withNews(before: State, news: readonly (readonly [Address, RecipientFinding])[]): State {
  if (before.kind !== 'known') return before
  const findings = new Map(before.findings)
  for (const [address, finding] of news) {
    const known = findings.get(address) ?? []
    findings.set(address, [finding, ...known.filter(({ sentence }) => sentence !== finding.sentence)])
  }
  return { kind: 'known', findings }
}

function withCheck(before: State, now: Findings): State {
  if (before.kind !== 'known') return { kind: 'known', findings: now }
  const kept = [...now].map(
    ([address, all]) => [address, keepFindings(before.findings.get(address) ?? [], all)] as const,
  )
  return { kind: 'known', findings: new Map(kept) }
}

/** Returns the number of recipients of which something could not be read. */
function uncheckedIn(findings: Findings): number {
  return [...findings.values()].filter((all) => all.some(({ weight }) => weight === 'unchecked')).length
}
