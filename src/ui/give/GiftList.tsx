import { createStore } from 'zustand/vanilla'
import type { TrackedGift } from '../../core/giving/trackedGift'
import { Small } from '../parts/basics'
import { Deferred, deferredPart } from '../parts/Deferred'
import { Stack } from '../parts/Layout'
import { LazyFold } from '../parts/LazyFold'
import { useStoreValue } from '../parts/useStoreValue'
import type { OwnState } from '../recipients/ownState'
import type { OwnFound } from './GiftGroups'
import type { Giver } from './giver'
import { m } from './messages'
import { ReviewTable } from './ReviewTable'
import type { GiftParts } from './useParts'

/** So many payments are read one by one; more are read in groups. */
const mostInTable = 7

/** Returns true when a gift is too long to be read line by line. */
export function isLongGift({ length }: { readonly length: number }): boolean {
  return length > mostInTable
}

/** Loads with the first long gift. */
const giftGroupsPart = deferredPart(async () => (await import('./GiftGroups')).GiftGroups)

const nothingFound: OwnFound = {
  recipients: [],
  store: createStore<OwnState>(() => ({ kind: 'waiting' })),
}

const ignore = () => {}

type GiftListProps = {
  /** Label of the table. */
  readonly caption: string
  readonly giver: Giver
  /** Decoded from the calls. */
  readonly gifts: readonly TrackedGift[]
  readonly isLong: boolean
  /** Where the recipients outside the directory are checked. */
  readonly own?: OwnFound
  /** Called once the list is on the screen. */
  readonly onListed?: () => void
}

/** Lists the payments of a gift: a few as a table, many in groups. */
export function GiftList({
  caption,
  giver,
  gifts,
  isLong,
  own = nothingFound,
  onListed = ignore,
}: GiftListProps) {
  if (!isLong) return <ReviewTable caption={caption} gifts={gifts} />
  return (
    <Stack $gap={4}>
      <Deferred
        part={giftGroupsPart}
        props={{ giver, gifts, own, onListed }}
        waiting={<Small>{m.loading}</Small>}
      />
    </Stack>
  )
}

type GiftPartsListProps = Omit<GiftListProps, 'caption' | 'own'> & {
  readonly own: OwnFound
  readonly parts: GiftParts
}

/** Lists the payments that are requested now, and the later ones behind a fold. */
export function GiftPartsList({ parts: { parts, plan }, ...shown }: GiftPartsListProps) {
  const { giver, gifts, own } = shown
  const state = useStoreValue(own.store)
  const count = parts[0]?.length ?? 0
  if (plan === undefined) return <GiftList {...shown} caption={m.review.table.all} />
  const later = gifts.slice(count)
  const isWarned = (address: TrackedGift['recipient']) =>
    state.kind === 'known' &&
    state.findings.get(address)?.some(({ weight }) => weight === 'alarm' || weight === 'refused')
  return (
    <>
      <h2>{m.plan.part(plan.part, plan.of, count, giver.name)}</h2>
      <GiftList {...shown} caption={m.review.table.now} gifts={gifts.slice(0, count)} />
      {later.length > 0 && (
        // What has to be agreed to stands in the open.
        <LazyFold
          title={m.plan.rest(later.length, parts.length - 1, giver.name)}
          startsOpen={shown.isLong && later.some(({ recipient }) => isWarned(recipient))}
        >
          <GiftList {...shown} caption={m.review.table.later} gifts={later} />
        </LazyFold>
      )}
    </>
  )
}
