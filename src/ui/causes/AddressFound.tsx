import { useMemo } from 'react'
import { Link } from 'wouter'
import type { Cause } from '../../core/causes/cause'
import { findCauseByRecipient } from '../../core/causes/causesByReceiver'
import type { AppChain } from '../../core/chain'
import { readWayIn, type WayIn } from '../../core/review/wayIn'
import type { SafePlace } from '../../core/review/safePlace'
import { useApp } from '../AppContext'
import { Row } from '../parts/basics'
import { Notice } from '../parts/Notice'
import { paths } from '../paths'
import { wayInPath } from '../start/wayInPath'
import { CauseList, type CauseListProps } from './CauseList'
import { m as details } from './detailsMessages'

const m = details.address

type AddressFoundProps = Omit<CauseListProps, 'found'> & {
  readonly text: string
  readonly causes: readonly Cause[]
}

/** Shows what an address or a link in the search leads to: the cause that receives there, or the pages of a Safe. */
export function AddressFound({ text, causes, ...list }: AddressFoundProps) {
  const { chains } = useApp()
  const way = useMemo(
    () => readWayIn(text.trim(), { chains, own: window.location.href.split('#')[0] ?? '' }),
    [text, chains],
  )
  const places = useMemo(() => placesOf(way, chains), [way, chains])
  const receiving = useMemo(
    () => [
      ...new Set(places.flatMap(({ chain, safe }) => findCauseByRecipient(causes, chain.id, safe) ?? [])),
    ],
    [places, causes],
  )
  if (receiving.length > 0) return <CauseList found={receiving} {...list} />
  if (way.kind === 'problem')
    return (
      <Notice tone="quiet" title={m.unread}>
        <p>{way.problem}</p>
      </Notice>
    )
  if (places.length === 0 && way.kind !== 'chainless')
    return (
      <Notice tone="quiet" title={m.elsewhere}>
        <div>
          <Link href={wayInPath(way, 'queue')}>{m.open}</Link>
        </div>
      </Notice>
    )
  return (
    <Notice tone="quiet" title={m.title}>
      <p>
        {m.give(
          <Link key="gift" href={paths.give}>
            {m.gift}
          </Link>,
        )}
      </p>
      <p>{m.safe}</p>
      {places.map((place) => (
        <Row key={place.chain.id}>
          <span>{place.chain.name}:</span>
          <Link href={paths.queue(place)}>{m.queue}</Link>
          <Link href={paths.record(place)}>{m.record}</Link>
        </Row>
      ))}
    </Notice>
  )
}

/** Returns the address on its chain, or on every chain where none is named. Empty: the text names another page. */
function placesOf(way: WayIn, chains: readonly AppChain[]): readonly SafePlace[] {
  if (way.kind === 'safe') return [way.place]
  if (way.kind !== 'chainless' || way.safeTxHash !== null) return []
  return chains.map((chain) => ({ chain, safe: way.safe }))
}
