import styled from 'styled-components'
import type { Address } from 'viem'
import { findingKey } from '../../core/review/alarmConsent'
import type { RecipientFinding } from '../../core/review/recipientFindings'
import { AddressText } from '../parts/AddressText'
import { Icon, type IconName } from '../parts/Icon'
import { m } from './messages'
import { Consent } from '../give/Consent'

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
`

const Item = styled.li`
  display: grid;
  grid-template-columns: 1.25rem minmax(0, 1fr);
  gap: var(--space-2);
  align-items: start;
`

const Sign = styled.span<{ $tone: string }>`
  line-height: 1;
  color: var(${({ $tone }) => $tone});

  svg {
    margin-block-start: 0.2em;
  }
`

const Compared = styled.dl`
  display: grid;
  gap: var(--space-1);
  margin-block: var(--space-2);

  dt {
    font-size: var(--text-small);
    color: var(--ink-soft);
  }

  dd {
    margin: 0;
  }
`

const looks: Record<RecipientFinding['weight'], { readonly icon: IconName; readonly tone: string }> = {
  refused: { icon: 'stop', tone: '--tone-bad' },
  alarm: { icon: 'warning', tone: '--tone-bad' },
  unchecked: { icon: 'warning', tone: '--tone-waiting' },
  notice: { icon: 'info', tone: '--ink-soft' },
  fine: { icon: 'check', tone: '--tone-good' },
}

/** Shows how much a finding weighs, in its colour. */
export function FindingIcon({ weight }: Pick<RecipientFinding, 'weight'>) {
  const { icon, tone } = looks[weight]
  return (
    <Sign $tone={tone}>
      <Icon name={icon} />
    </Sign>
  )
}

type FindingListProps = { readonly address: Address; readonly findings: readonly RecipientFinding[] }

/** Lists the findings about a recipient, with addresses to compare in full below each other. */
export function FindingList({ address, findings }: FindingListProps) {
  return (
    <List aria-label={m.findings.label}>
      {findings.map((finding) => (
        <Item key={findingKey(finding)}>
          <FindingIcon weight={finding.weight} />
          <div>
            {finding.weight === 'alarm' || finding.weight === 'refused' ? (
              <strong>{finding.sentence}</strong>
            ) : (
              finding.sentence
            )}
            {finding.compare?.map((other) => (
              <Compared key={other}>
                <dt>{m.findings.here}</dt>
                <dd>
                  <AddressText value={address} />
                </dd>
                <dt>{m.findings.other}</dt>
                <dd>
                  <AddressText value={other} />
                </dd>
              </Compared>
            ))}
          </div>
        </Item>
      ))}
    </List>
  )
}

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
