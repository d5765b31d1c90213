import styled from 'styled-components'
import { assetNamesOf } from '../../core/review/assetNames'
import { differenceKey } from '../../core/review/forecast/differenceKey'
import { m } from '../../core/review/forecast/differenceMessages'
import { differenceWords } from '../../core/review/forecast/differenceWords'
import type { Review } from '../../core/review/reviewSafeTx'
import type { SafePlace } from '../../core/review/safePlace'
import { lastForecast, type TxForecast } from '../../flows/review/forecast/createForecast'
import { Notice } from '../parts/Notice'
import { useStoreValue } from '../parts/useStoreValue'
import { WithAddresses } from '../parts/AddressText'

/** Takes no room and no gap while it is empty. */
const Late = styled.div.attrs({ role: 'status' })`
  &:empty {
    position: absolute;
  }
`

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  padding-inline-start: var(--space-5);
  list-style: disc;
`

type DifferencesProps = {
  readonly place: SafePlace
  readonly review: Review
  readonly forecast: TxForecast
}

/** Lists where a simulation differs from the bytes. Renders nothing before there is one. */
export function Differences({ place, review, forecast }: DifferencesProps) {
  const made = lastForecast(useStoreValue(forecast.state))
  const differences = made?.kind === 'made' ? made.differences : []
  return (
    // It appears late, so it is announced.
    <Late>
      {differences.length > 0 && (
        <section aria-label={m.title(differences.length)}>
          <Notice tone="bad" title={m.title(differences.length)} isSection>
            <p>{m.words}</p>
            <List>
              {differences.map((difference) => (
                <li key={differenceKey(difference)}>
                  <WithAddresses
                    text={differenceWords(difference, review.effects, place.safe, assetNamesOf(place.chain))}
                  />
                </li>
              ))}
            </List>
          </Notice>
        </section>
      )}
    </Late>
  )
}
