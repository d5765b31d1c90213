import { useEffect, useState } from 'react'
import type { Address } from 'viem'
import type { RecipientFinding } from '../../core/review/recipientFindings'
import { AddressText } from '../parts/AddressText'
import { Small } from '../parts/basics'
import { SecondaryButton } from '../parts/Button'
import { Section, Stack } from '../parts/Layout'
import { useAnnounce } from '../parts/LiveRegion'
import type { Giver } from '../give/giver'
import { AlarmConsent, FindingList } from './FindingList'
import { m } from './messages'
import { useRecipientChecks } from './useRecipientChecks'

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
}

type Findings = ReadonlyMap<Address, readonly RecipientFinding[]>
type State = { readonly kind: 'waiting' | 'failed' } | { readonly kind: 'known'; readonly findings: Findings }

/** Checks the recipients outside the directory when the gift is reviewed. */
export function OwnRecipients({ giver, recipients, onMayGo, onConfirm }: OwnRecipientsProps) {
  const checks = useRecipientChecks(giver)
  const [state, setState] = useState<State>({ kind: 'waiting' })
  const [attempt, setAttempt] = useState(0)
  const [accepted, setAccepted] = useState<ReadonlySet<Address>>(new Set())
  const announce = useAnnounce()

  useEffect(() => {
    const own = new AbortController()
    checkAll(recipients, (one) => checks.check(one, own.signal)).then(
      (findings) => own.signal.aborted || setState({ kind: 'known', findings }),
      () => own.signal.aborted || setState({ kind: 'failed' }),
    )
    return () => own.abort()
  }, [checks, recipients, attempt])

  const mayGo =
    state.kind === 'known' &&
    recipients.every(({ address }) => {
      const weights = (state.findings.get(address) ?? []).map(({ weight }) => weight)
      return !weights.includes('refused') && (!weights.includes('alarm') || accepted.has(address))
    })
  useEffect(() => onMayGo(mayGo), [mayGo, onMayGo])

  useEffect(() => {
    onConfirm(async () => {
      const { signal } = new AbortController()
      const changed = await Promise.all(
        recipients.map(async (one) => [one.address, await checks.checkNames(one, signal)] as const),
      ).catch(() => null)
      if (changed === null) {
        setState({ kind: 'failed' })
        return false
      }
      const news = changed.flatMap(([address, findings]) =>
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
      {state.kind === 'waiting' && <Small>{m.own.reading}</Small>}
      {state.kind === 'failed' && (
        <>
          <p>{m.own.failed}</p>
          <SecondaryButton onClick={() => setAttempt(attempt + 1)}>{m.own.again}</SecondaryButton>
        </>
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

/** Number of parallel checks, limited to spare the node. */
const atOnce = 5

async function checkAll(
  recipients: readonly OwnRecipient[],
  check: (one: OwnRecipient) => Promise<readonly RecipientFinding[]>,
): Promise<Findings> {
  const findings = new Map<Address, readonly RecipientFinding[]>()
  for (let at = 0; at < recipients.length; at += atOnce)
    await Promise.all(
      recipients.slice(at, at + atOnce).map(async (one) => findings.set(one.address, await check(one))),
    )
  return findings
}
