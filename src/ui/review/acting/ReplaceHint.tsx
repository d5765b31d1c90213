import { safeLink } from '../../../config/safeLink'
import type { SafePlace } from '../../../core/review/safePlace'
import styled from 'styled-components'
import { Small } from '../../parts/basics'
import { ExternalLink } from '../../parts/ExternalLink'

const Hint = styled(Small)`
  max-width: var(--measure);
`

/** The other way to keep a transaction from happening, which this page cannot do itself. */
export function ReplaceHint({ place, nonce }: { readonly place: SafePlace; readonly nonce: bigint | null }) {
  if (nonce === null) return null
  return (
    <Hint>
      Or replace it by another transaction instead: make that one in{' '}
      <ExternalLink href={safeLink(place.chain, place.safe)}>{'Safe{Wallet}'}</ExternalLink> and choose nonce{' '}
      {nonce.toString()} for it. Of the two only the one that is executed first can happen.
    </Hint>
  )
}
