import type { RecipientFinding } from './recipientFindings'

/** The alarms about a recipient that the user has consented to, by `findingKey`. */
export type AlarmConsents = ReadonlySet<string>

/** Returns a key of a finding. The same sentence about another address has another key. */
export function findingKey({ weight, sentence, compare = [] }: RecipientFinding): string {
  return JSON.stringify([weight, sentence, ...compare])
}

/** Returns a consent to the alarms among the findings, as they are shown now. */
export function consentTo(findings: readonly RecipientFinding[]): AlarmConsents {
  return new Set(alarmsIn(findings).map(findingKey))
}

/** Returns true when every alarm among the findings was consented to. `consents`: undefined when there are none. */
export function isConsentedTo(
  findings: readonly RecipientFinding[],
  consents: AlarmConsents | undefined,
): boolean {
  return alarmsIn(findings).every((alarm) => consents?.has(findingKey(alarm)))
}

function alarmsIn(findings: readonly RecipientFinding[]): readonly RecipientFinding[] {
  return findings.filter(({ weight }) => weight === 'alarm')
}
