import type { RecipientFinding } from '../../core/review/recipientFindings'
import { Consent } from '../give/Consent'
import { m } from './messages'

type AlarmConsentProps = {
  readonly findings: readonly RecipientFinding[]
  readonly given: boolean
  readonly onChange: (given: boolean) => void
}

/** Shows the consent that an address with an alarm needs. Renders nothing without alarm. */
export function AlarmConsent({ findings, given, onChange }: AlarmConsentProps) {
  const alarms = findings.filter(({ weight }) => weight === 'alarm')
  if (alarms.length === 0) return null
  return (
    <Consent given={given} onChange={onChange}>
      {alarms.some(({ compare }) => compare !== undefined) ? m.compared : m.known}
    </Consent>
  )
}
