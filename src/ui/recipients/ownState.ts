import type { Address } from 'viem'
import { type AlarmConsents, consentTo, isConsentedTo } from '../../core/review/alarmConsent'
import { keepFindings } from '../../core/review/keepFindings'
import type { Findings } from './useRecipientChecks'

/** A recipient outside the directory, who was added by hand. */
export type OwnRecipient = {
  readonly address: Address
  /** The giver's label, the ENS name, or the address. */
  readonly name: string
  /** All names that resolved to the address. */
  readonly ensNames: readonly string[]
}

/** What the checks have found, and what the user has agreed to. */
export type KnownOwn = {
  readonly kind: 'known'
  readonly findings: Findings
  /** The alarms that the user has consented to, by the address. A new alarm drops the consent. */
  readonly accepted: ReadonlyMap<Address, AlarmConsents>
}

/** How far the checks of the recipients outside the directory are. */
export type OwnState = { readonly kind: 'waiting' | 'failed' } | KnownOwn

/** Returns true when each recipient was checked, none is refused, and the user has consented to every alarm. */
export function mayGoTo(recipients: readonly OwnRecipient[], state: OwnState): boolean {
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

/** Sets or drops the consent to the alarms about these recipients. */
export function withConsent(before: KnownOwn, addresses: readonly Address[], given: boolean): KnownOwn {
  const accepted = new Map(before.accepted)
  for (const address of addresses) {
    if (given) accepted.set(address, consentTo(before.findings.get(address) ?? []))
    else accepted.delete(address)
  }
  return { ...before, accepted }
}

/** Puts the new findings first, and drops the earlier ones with the same sentence. */
export function withNews(before: KnownOwn, news: Findings): KnownOwn {
  const findings = new Map(before.findings)
  for (const [address, found] of news) {
    const said = new Set(found.map(({ sentence }) => sentence))
    const others = (findings.get(address) ?? []).filter(({ sentence }) => !said.has(sentence))
    findings.set(address, [...found, ...others])
  }
  return withFindings(before, findings)
}

/** Takes the findings of a check. What an earlier one found stays as `keepFindings` says. */
export function withCheck(before: OwnState, now: Findings): OwnState {
  if (before.kind !== 'known') return { kind: 'known', findings: now, accepted: new Map() }
  const kept = [...now].map(
    ([address, all]) => [address, keepFindings(before.findings.get(address) ?? [], all)] as const,
  )
  return withFindings(before, new Map(kept))
}

/** Replaces the findings, and drops each consent that does not cover the alarms among them. */
function withFindings({ accepted }: KnownOwn, findings: Findings): KnownOwn {
  const covering = [...accepted].filter(([address, consents]) =>
    isConsentedTo(findings.get(address) ?? [], consents),
  )
  return { kind: 'known', findings, accepted: new Map(covering) }
}

/** Returns the number of recipients of which something could not be read. */
export function uncheckedIn(findings: Findings): number {
  return [...findings.values()].filter((all) => all.some(({ weight }) => weight === 'unchecked')).length
}
