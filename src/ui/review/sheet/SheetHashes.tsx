import type { Digests } from '../../../core/review/digests'
import { Small } from '../../parts/basics'
import { Section } from '../../parts/Layout'
import { DigestFacts } from '../DigestFacts'
import { m } from './messages'

/** Shows the digests in full, under their names in ERC-8213. */
export function SheetHashes({ digests }: { readonly digests: Digests }) {
  return (
    <Section aria-labelledby="hashes">
      <h2 id="hashes">{m.hashes.title}</h2>
      <DigestFacts digests={digests} />
      <Small>{m.hashes.words}</Small>
    </Section>
  )
}
