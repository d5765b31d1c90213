import type { RecipientFinding } from '../../../core/review/recipientFindings'
import { Consent } from '../Consent'

type AlarmConsentProps = {
  readonly findings: readonly RecipientFinding[]
  readonly given: boolean
  readonly onChange: (given: boolean) => void
}

/** What a giver has to say before an address with an alarm is given to. Nothing where there is none. */
export function AlarmConsent({ findings, given, onChange }: AlarmConsentProps) {
  const alarms = findings.filter(({ weight }) => weight === 'alarm')
  if (alarms.length === 0) return null
  return (
    <Consent given={given} onChange={onChange}>
      {alarms.some(({ compare }) => compare !== undefined)
        ? 'I have compared both addresses in full. They differ, and I mean this recipient.'
        : 'I know this, and the address is right.'}
    </Consent>
  )
}
