import { Fragment, useState } from 'react'
import styled from 'styled-components'
import {
  differenceId,
  failingIds,
  type Friction,
  missingTicks,
  type RunStanding,
  type Ticks,
  uncheckedIds,
} from '../../core/acting/friction'
import { type AssetNames, assetNamesOf } from '../../core/review/assetNames'
import type { Check } from '../../core/review/check'
import { checkWords, isYoursToJudge } from '../../core/review/checkWords'
import type { Effect } from '../../core/review/effects'
import { m as inRun } from '../../core/review/forecast/differenceMessages'
import { differenceWords, unseenWords } from '../../core/review/forecast/differenceWords'
import { saidBy } from '../../core/review/findings'
import type { SafePlace } from '../../core/review/safePlace'
import { isGrouped, ToJudge } from '../review/payments/ToJudge'
import { Consent } from '../give/Consent'
import { Fold } from '../parts/Fold'
import { Stack } from '../parts/Layout'
import { WithAddresses } from '../parts/AddressText'
import { m } from './messages'

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  max-width: var(--measure);
  padding-inline-start: var(--space-5);
  list-style: disc;

  /* A list in the place of a sentence has its own bullets. By an attribute: Firefox has :has() since 121. */
  > li[data-list] {
    margin-inline-start: calc(-1 * var(--space-5));
    list-style: none;
  }
`

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 var(--space-3);
    font-weight: 600;
  }
`

type FrictionListProps = {
  readonly friction: Friction
  readonly place: SafePlace
  /** Effects read from the bytes. */
  readonly effects: readonly Effect[]
  /** What the author of the link calls the recipients, by the position of the payment. */
  readonly labels: ReadonlyMap<number, string>
  readonly ticks: Ticks
  readonly onTick: (ticks: Ticks) => void
  /** The owner has signed: what was ticked for that is folded, and opens again with anything new. */
  readonly hasSigned?: boolean
}

/** Lists what needs a tick, and folds it once it was ticked and signed. What failed stays open. */
export function FrictionList({ hasSigned = false, ...props }: FrictionListProps) {
  const { friction, ticks } = props
  const count = uncheckedIds(friction).length
  const ran = runWords(friction.run)
  const isAccepted = missingTicks(friction, ticks) === 0 && failingIds(friction).length === 0
  const [signed, setSigned] = useState({ hasSigned, ticks })
  if (signed.hasSigned !== hasSigned) setSigned({ hasSigned, ticks })
  // A tick that is given later is for another step, and the list under it stays where it is.
  if (!hasSigned || !isAccepted || count === 0 || signed.ticks !== ticks) return <OpenList {...props} />
  return (
    <Stack $gap={4}>
      {ran !== null && <p>{ran}</p>}
      <Fold>
        <summary>{m.accepted(count)}</summary>
        <OpenList {...props} friction={{ ...friction, run: { kind: 'compared', unseen: [] } }} />
      </Fold>
    </Stack>
  )
}

/** Lists failed checks and differences of a simulation with a tick each, and unchecked ones with one tick for all. */
function OpenList({ friction, place, effects, labels, ticks, onTick }: Omit<FrictionListProps, 'hasSigned'>) {
  const { failing, unchecked, gift, differences, run } = friction
  const names = assetNamesOf(place.chain)
  const coming = unchecked.filter(({ isComing }) => isComing)
  const open = unchecked.filter((check) => !isYoursToJudge(check) && !check.isComing)
  const hasOpen = open.length > 0 || gift === 'unchecked'
  const toJudge = unchecked.filter(isYoursToJudge)
  const [failed, ids] = [failingIds(friction), uncheckedIds(friction)]
  const ran = runWords(run)
  if (failed.length + ids.length === 0 && ran === null) return null
  const shown = (check: Check) =>
    isGrouped(check) ? (
      <ToJudge place={place} effects={effects} check={check} names={names} labels={labels} />
    ) : (
      <WithAddresses text={failingText(check, names)} />
    )
  // In full at its own tick, above.
  const isSaid = saidBy(
    failing.filter((check) => !isGrouped(check)),
    names,
  )
  const unsettled = (check: Check) => (
    <li key={check.id}>
      {checkWords(check, names).statement}
      {isGrouped(check) && <div>{shown(check)}</div>}
    </li>
  )
  const tick = (id: (typeof failed)[number]) => (given: boolean) =>
    onTick({
      ...ticks,
      failing: given ? [...ticks.failing, id] : ticks.failing.filter((one) => one !== id),
    })
  return (
    <Stack $gap={4}>
      {failed.length > differences.length && (
        <Group>
          <legend>{m.failing}</legend>
          {gift === 'fails' && (
            <Consent given={ticks.failing.includes('gift')} onChange={tick('gift')}>
              {m.notTheGift}
            </Consent>
          )}
          {failing.map((check) => (
            <Fragment key={check.id}>
              {isGrouped(check) && shown(check)}
              <Consent given={ticks.failing.includes(check.id)} onChange={tick(check.id)}>
                {isGrouped(check) ? m.judged : shown(check)}
              </Consent>
            </Fragment>
          ))}
        </Group>
      )}
      {differences.length > 0 && (
        <Group>
          <legend>{inRun.acting.differences}</legend>
          {differences.map((difference) => {
            const id = differenceId(difference)
            return (
              <Consent key={id} given={ticks.failing.includes(id)} onChange={tick(id)}>
                <WithAddresses text={differenceWords(difference, effects, place.safe, names)} />
              </Consent>
            )
          })}
        </Group>
      )}
      {ran !== null && <p>{ran}</p>}
      {ids.length > 0 && (
        <Group>
          <legend>{toJudge.length > 0 ? m.toJudge : hasOpen ? m.unchecked : m.coming}</legend>
          {toJudge.length > 0 && (
            <List>
              {toJudge.map((check) => {
                const isShort = isSaid(checkWords(check, names).detail)
                return (
                  <li key={check.id} data-list={isGrouped(check) && !isShort ? '' : undefined}>
                    {isShort ? m.notSo(checkWords(check, names).statement) : shown(check)}
                  </li>
                )
              })}
            </List>
          )}
          {toJudge.length > 0 && hasOpen && <p>{m.unchecked}</p>}
          {hasOpen && (
            <List>
              {gift === 'unchecked' && <li>{m.theGift}</li>}
              {open.map(unsettled)}
            </List>
          )}
          {(toJudge.length > 0 || hasOpen) && coming.length > 0 && <p>{m.coming}</p>}
          {coming.length > 0 && <List>{coming.map(unsettled)}</List>}
          <Consent
            given={ids.every((id) => ticks.unchecked?.includes(id) === true)}
            onChange={(given) => onTick({ ...ticks, unchecked: given ? ids : null })}
          >
            {ids.length > toJudge.length ? m.goOn : m.judged}
          </Consent>
        </Group>
      )}
    </Stack>
  )
}

/** Returns how far a simulation was compared with the bytes, in one sentence. Null: as far as a node can. */
function runWords(run: RunStanding): string | null {
  switch (run.kind) {
    case 'running':
    case 'none':
      return inRun.acting[run.kind]
    case 'compared':
      return run.unseen.length === 0 ? null : unseenWords(run.unseen)
  }
}

function failingText(check: Check, names: AssetNames): string {
  const { statement, detail } = checkWords(check, names)
  return detail === '' ? m.notSo(statement) : detail
}
