import { safeLink } from '../../../config/safeLink'
import type { SafePlace } from '../../../core/review/safePlace'
import { Small } from '../../parts/basics'
import { Sentence } from '../../parts/Sentence'
import { ExternalLink } from '../../parts/ExternalLink'
import { m } from './messages'

/** Explains how to replace a transaction, which this page cannot do itself. */
export function ReplaceHint({ place, nonce }: { readonly place: SafePlace; readonly nonce: bigint | null }) {
  if (nonce === null) return null
  return (
    <Small>
      <Sentence
        of={m.replace(
          <ExternalLink href={safeLink(place.chain, place.safe)}>{'Safe{Wallet}'}</ExternalLink>,
          nonce,
        )}
      />
    </Small>
  )
}
