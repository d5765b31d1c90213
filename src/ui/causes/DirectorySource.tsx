import type { DirectoryAbout } from '../../core/causes/cause'
import type { DirectoryTrust } from '../../flows/session/loadCauses'
import { AddressText } from '../parts/AddressText'
import { ExternalLink } from '../parts/ExternalLink'
import { Small } from '../parts/basics'
import { dayText } from '../parts/dayText'
import { Section } from '../parts/Layout'
import { TonedWord } from '../parts/TonedWord'

type DirectorySourceProps = {
  readonly about: DirectoryAbout
  readonly trust: DirectoryTrust | null
}

/** Who publishes the directory, which release this is, and who has signed it. */
export function DirectorySource({ about, trust }: DirectorySourceProps) {
  return (
    <Section aria-labelledby="source">
      <h2 id="source">About this directory</h2>
      <p>
        Version {about.version} of <time dateTime={about.date}>{dayText(about.date)}</time>, published by{' '}
        <ExternalLink href={about.url}>{about.name}</ExternalLink>.
      </p>
      {trust !== null && <Signature trust={trust} />}
    </Section>
  )
}

function Signature({ trust }: { readonly trust: DirectoryTrust }) {
  if (trust.kind === 'checking') return <Small>Its signature is being checked…</Small>
  if (trust.kind === 'unchecked')
    return (
      <>
        <TonedWord tone="waiting" icon="warning">
          Its signature could not be checked
        </TonedWord>
        <Small>{trust.reason}</Small>
      </>
    )
  const { safe, signers, owners, threshold } = trust
  return (
    <>
      <TonedWord tone="good" icon="check">
        Signed by {signers.length} of {owners} owners of the organisation’s Safe
      </TonedWord>
      <Small>
        The Safe <AddressText value={safe} /> asks for {threshold}, and accepts the signature today. Signed
        for this version by:
      </Small>
      <ul>
        {signers.map((signer) => (
          <li key={signer}>
            <Small>
              <AddressText value={signer} />
            </Small>
          </li>
        ))}
      </ul>
    </>
  )
}
