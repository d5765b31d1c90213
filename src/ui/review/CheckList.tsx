import type { ComponentProps, ReactNode } from 'react'
import styled from 'styled-components'
import type { Check, CheckId } from '../../core/review/check'
import type { CheckOutcome } from '../../core/review/checks/defineCheck'
import type { AssetNames } from '../../core/review/assetNames'
import { checkWords, type UncheckedGroup, uncheckedGroups } from '../../core/review/checkWords'
import { findingsIn, saidBy } from '../../core/review/findings'
import type { Tone } from '../../core/tracking/status/statusTable'
import { Fold } from '../parts/Fold'
import { Small } from '../parts/basics'
import type { IconName } from '../parts/Icon'
import { TonedWord } from '../parts/TonedWord'
import { WithAddresses } from '../parts/AddressText'
import { m } from './messages'
import { useEnd } from './useEnd'
import { isGrouped, ToJudge } from './payments/ToJudge'

const List = styled.ul`
  display: grid;
  gap: var(--space-4);
`

const Item = styled.li`
  display: grid;
  gap: var(--space-1);
  max-width: 54rem;
  padding-block-end: var(--space-3);
  border-block-end: 1px solid var(--line);

  h3 {
    font-size: var(--text-body);
  }
`

const Statements = styled.ul`
  padding-inline-start: 1.2rem;
  list-style: disc;
`

/** `isSaid`: true for what stands in full at the top of the page. */
type Said = { readonly isSaid: (text: string) => boolean }

const never = () => false

type ItemsProps = { readonly checks: readonly Check[]; readonly names: AssetNames }

/** `isPartial`: a source of the checks is still being read. */
type CheckListProps = ItemsProps & {
  readonly isPartial?: boolean
  /** For the recipients, where they are too many for sentences. */
  readonly judged: Pick<ComponentProps<typeof ToJudge>, 'place' | 'effects' | 'labels'>
}

/** Checks of what may still happen: of an executed transaction its status says what happened. */
const ofTheFuture: readonly CheckId[] = ['nonce', 'rivals']

/** Lists failed checks first, then unchecked ones, and those that hold behind a fold. */
export function CheckList({ checks: all, names, judged, isPartial = false }: CheckListProps) {
  const end = useEnd()
  const isExecuted = end === 'done' || end === 'failed'
  const checks = isExecuted ? all.filter(({ id }) => !ofTheFuture.includes(id)) : all
  const of = (outcome: CheckOutcome) => checks.filter((check) => check.outcome === outcome)
  const holding = of('holds')
  const grouped = checks.filter(isGrouped).filter(({ unread }) => !isPartial || unread.length === 0)
  const others = checks.filter((check) => !grouped.some(({ id }) => id === check.id))
  const findings = findingsIn(all, end)
  const isSaid = saidBy(
    findings.filter((check) => !isGrouped(check)),
    names,
  )
  return (
    <>
      {grouped.length > 0 && (
        <List>
          {grouped.map((check) => (
            <CheckItem key={check.id} check={check} names={names}>
              {findings.includes(check) ? (
                <p>{m.signers.saidAbove}</p>
              ) : (
                <ToJudge {...judged} check={check} names={names} />
              )}
            </CheckItem>
          ))}
        </List>
      )}
      <Items checks={others.filter(({ outcome }) => outcome === 'fails')} names={names} isSaid={isSaid} />
      <Unchecked groups={uncheckedGroups(others, names, { isPartial, end })} isSaid={isSaid} />
      {holding.length > 0 && (
        <Fold>
          <summary>{m.signers.hold}</summary>
          <Items checks={holding} names={names} />
        </Fold>
      )}
    </>
  )
}

function Items({ checks, names, isSaid = never }: ItemsProps & Partial<Said>) {
  if (checks.length === 0) return null
  return (
    <List>
      {checks.map((check) => (
        <CheckItem key={check.id} check={check} names={names} isSaid={isSaid} />
      ))}
    </List>
  )
}

function Unchecked({ groups, isSaid }: Said & { readonly groups: readonly UncheckedGroup[] }) {
  if (groups.length === 0) return null
  return (
    <List>
      {groups.map(({ outcome, isComing, statements, reason, block }) => (
        <Item key={reason}>
          {statements.length === 1 && <h3>{statements}</h3>}
          <TonedWord {...(isComing ? comingSign : signs.unchecked)}>
            {statements.length === 1 ? outcome : m.signers.each(outcome)}
          </TonedWord>
          {statements.length > 1 && (
            <Statements>
              {statements.map((statement) => (
                <li key={statement}>{statement}</li>
              ))}
            </Statements>
          )}
          <p>
            <WithAddresses text={isSaid(reason) ? m.signers.saidAbove : reason} />
          </p>
          <BlockText block={block} />
        </Item>
      ))}
    </List>
  )
}

function BlockText({ block }: { readonly block: bigint | null }) {
  return block === null ? null : <Small>{m.signers.block(block)}</Small>
}

type CheckItemProps = Partial<Said> & {
  readonly check: Check
  readonly names: AssetNames
  /** In place of the check's own sentences. */
  readonly children?: ReactNode
}

function CheckItem({ check, names, isSaid = never, children }: CheckItemProps) {
  const { tone, icon } = check.outcome === 'unchecked' && check.isComing ? comingSign : signs[check.outcome]
  const { statement, outcome, detail } = checkWords(check, names, useEnd())
  return (
    <Item>
      <h3>{statement}</h3>
      <TonedWord tone={tone} icon={icon}>
        {outcome}
      </TonedWord>
      {children ?? (
        <p>
          <WithAddresses text={isSaid(detail) ? m.signers.saidAbove : detail} />
        </p>
      )}
      <BlockText block={check.block} />
    </Item>
  )
}

const comingSign = { tone: 'quiet', icon: 'turning' } as const

const signs: Record<CheckOutcome, { readonly tone: Tone; readonly icon: IconName }> = {
  holds: { tone: 'good', icon: 'check' },
  fails: { tone: 'bad', icon: 'stop' },
  unchecked: { tone: 'waiting', icon: 'warning' },
}
