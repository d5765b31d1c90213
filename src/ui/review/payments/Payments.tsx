import { useCallback, useMemo } from 'react'
import type { Address } from 'viem'
import type { AssetNames } from '../../../core/review/assetNames'
import { groupPayments, type Payment } from '../../../core/review/payments'
import { Small } from '../../parts/basics'
import { Sentence } from '../../parts/Sentence'
import { Standing } from '../Standing'
import { stageOf, useEnd } from '../useEnd'
import { GroupedPayments, quotedLabels } from './GroupedPayments'
import { m } from './messages'

/** From this many on, confirmed causes are folded at first: what needs a look is seen without them. */
const foldedFrom = 12

type PaymentsProps = {
  readonly payments: readonly Payment[]
  readonly safe: Address
  readonly names: AssetNames
  /** What the author of the link calls the recipients, by the position of the payment. */
  readonly labels: ReadonlyMap<number, string>
  /** The author's notes for payees, likewise. */
  readonly memos: ReadonlyMap<number, string>
}

/** Lists the payments of a transaction once, in groups that are judged alike. */
export function Payments({ payments, safe, names, labels, memos }: PaymentsProps) {
  const quoted = useMemo(() => quotedLabels(labels), [labels])
  const stage = stageOf(useEnd())
  const isLong = payments.length >= foldedFrom
  const groupsOf = useCallback(
    (found: readonly Payment[], isSearched: boolean) => {
      const groups = groupPayments(found, names, safe)
      return groups.map(({ name, payments: inGroup, sums }) => ({
        key: name,
        title: m.groups[name](inGroup.length),
        payments: inGroup,
        sums: groups.length === 1 && !isLong ? [] : sums,
        ...(name === 'unlisted' && { note: <Small>{m.groups.unlistedWords[stage]}</Small> }),
        isFolded: name === 'confirmed' && isLong && !isSearched,
        aboutEach: name === 'odd' ? standingOf : causeOf,
      }))
    },
    [names, safe, isLong, stage],
  )
  return (
    <GroupedPayments
      payments={payments}
      names={names}
      labels={quoted}
      memos={memos}
      memoWords={memoWords}
      groupsOf={groupsOf}
    >
      {labels.size + memos.size > 0 && <Small>{m.groups.labels}</Small>}
    </GroupedPayments>
  )
}

function standingOf({ standing }: Payment) {
  return standing !== null && <Standing standing={standing} />
}

function causeOf({ standing }: Payment) {
  return standing?.kind === 'confirmed' && <Standing standing={standing} />
}

function memoWords(memo: string) {
  return <Sentence of={m.list.memo(<bdi>{memo}</bdi>)} />
}
