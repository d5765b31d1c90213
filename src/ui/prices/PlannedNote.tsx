import type { TrackedGift } from '../../core/giving/trackedGift'
import { parsePlanned, largeDrift, type PlannedWorth, plannedWorths } from '../../core/prices/planned'
import { driftOf, driftWords, worthWords } from '../../core/prices/prices'
import { Small } from '../parts/basics'
import { timeText } from '../parts/format'
import { PriceSource } from './Worth'
import { priceOf, usePrices } from './usePrices'
import { Sentence } from '../parts/Sentence'
import { m } from './messages'

type PlannedNoteProps = {
  readonly chainId: number
  readonly gifts: readonly TrackedGift[]
  /** True when owners can still reject it and propose it again. */
  readonly isOpen: boolean
}

/**
 * Shows the planned worth of gifts that were entered in money, and their current worth by prices that are read on a
 * press.
 */
export function PlannedNote({ chainId, gifts, isOpen }: PlannedNoteProps) {
  const prices = usePrices(chainId)
  const known = prices?.state?.kind === 'known' ? prices.state.prices : null
  const worths = plannedWorths(gifts, ({ token, custom }, currency) =>
    known === null || custom === true || known.currency !== currency
      ? null
      : priceOf(token === null ? { kind: 'native' } : { kind: 'token', address: token }, known),
  )
  const plans = gifts.flatMap(({ planned }) => parsePlanned(planned) ?? [])
  const [first] = plans
  if (first === undefined) return null
  const isOnePrice = plans.every(({ source, atMs }) => source === first.source && atMs === first.atMs)
  return (
    <>
      {worths.map((worth) => (
        <Small key={worth.currency}>
          {isOnePrice ? (
            <Sentence
              of={m.plannedBy(
                worthWords(worth.before, worth.currency),
                <bdi>{first.source}</bdi>,
                timeText(first.atMs),
              )}
            />
          ) : (
            m.plannedBySeveral(worthWords(worth.before, worth.currency))
          )}{' '}
          {known !== null && nowWords(worth, isOpen)}
        </Small>
      ))}
      <PriceSource chainId={chainId} label={m.compare}>
        {m.estimates}
      </PriceSource>
    </>
  )
}

function nowWords({ currency, before, now }: PlannedWorth, isOpen: boolean): string {
  if (now === null) return m.noPriceNow(currency)
  const worth = m.worthNow(worthWords(now, currency), driftWords(before, now))
  const isLarge = Math.abs(driftOf(before, now) ?? 0) >= largeDrift
  if (!isLarge || !isOpen) return worth
  return `${worth} ${m.proposeAgain(currency)}`
}
