import { useId } from 'react'
import styled from 'styled-components'
import type { FilePayment, PlaceName } from '../../core/files/fileReading'
import { AddressText } from '../parts/AddressText'
import { AmountText } from '../parts/AmountText'
import { Stack } from '../parts/Layout'
import { Radio, Radios } from '../parts/Radio'
import { m as messages } from './messages'

const m = messages.doubles

const Choice = styled(Radios)`
  legend {
    overflow-wrap: anywhere;
  }
`

/** Of a group of equal payments: all are given, or the first one only. */
export type DoubleChoice = 'all' | 'once'

type Group = readonly FilePayment[]

type DoublesProps = {
  readonly groups: readonly Group[]
  readonly placeName: PlaceName
  /** By `doubleKey`. */
  readonly chosen: ReadonlyMap<string, DoubleChoice>
  readonly onChoose: (groups: readonly Group[], choice: DoubleChoice) => void
}

/** Names a group by all its places: with one more payment the choice is another one. */
export function doubleKey(group: Group): string {
  return group.map(({ place }) => place).join(',')
}

/** More groups are chosen for together. */
const maxGroups = 20

/** Asks of payments that stand in the file more than once whether each is meant. */
export function Doubles({ groups, placeName, chosen, onChoose }: DoublesProps) {
  const id = useId()
  const together = groups.length > maxGroups
  return (
    <Stack $gap={4} as="section" aria-labelledby={id}>
      <h3 id={id}>{m.title(groups.length)}</h3>
      <p>{m.words}</p>
      {(together ? [groups] : groups.map((group) => [group])).map((some) => {
        const [first = []] = some
        const key = doubleKey(first)
        return (
          <Choice key={key}>
            <legend>
              {together ? m.together(groups.length) : <GroupName group={first} placeName={placeName} />}
            </legend>
            {(['all', 'once'] as const).map((choice) => (
              <Radio
                key={choice}
                name={`${id}-${key}`}
                isChosen={some.every((group) => chosen.get(doubleKey(group)) === choice)}
                onChoose={() => onChoose(some, choice)}
              >
                {together
                  ? m.choiceOfMany[choice]
                  : choice === 'all'
                    ? m.all(first.length)
                    : m.once(placeName, places(first.slice(1)))}
              </Radio>
            ))}
          </Choice>
        )
      })}
    </Stack>
  )
}

function GroupName({ group, placeName }: { readonly group: Group; readonly placeName: PlaceName }) {
  const [first] = group
  if (first === undefined) return null
  const { gift } = first
  return (
    <>
      <strong>{m.places(placeName, places(group))}</strong>{' '}
      <AmountText amount={gift.amount} asset={gift.asset} />{' '}
      {gift.payeeName === gift.recipient ? (
        <AddressText value={gift.recipient} />
      ) : (
        <bdi>{gift.payeeName}</bdi>
      )}
    </>
  )
}

/** Places to name: a long list says nothing more. */
function places(group: Group): string {
  const some = group.slice(0, 8).map(({ place }) => `${place}`)
  return group.length > 8 ? `${some.join(', ')}, …` : some.join(', ')
}
