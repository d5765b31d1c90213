import type { DirectoryAbout } from '../../core/causes/cause'
import type { DirectoryTrust } from '../../flows/session/loadCauses'
import { AddressText } from '../parts/AddressText'
import { ExternalLink } from '../parts/ExternalLink'
import { Small } from '../parts/basics'
import { dayText } from '../../core/dayText'
import { Section } from '../parts/Layout'
import { Sentence } from '../parts/Sentence'
import { TonedWord } from '../parts/TonedWord'
import { m } from './detailsMessages'

type DirectorySourceProps = {
  readonly about: DirectoryAbout
  readonly trust: DirectoryTrust | null
}

/** Shows the directory's publisher, release and signers. */
export function DirectorySource({ about, trust }: DirectorySourceProps) {
  return (
    <Section aria-labelledby="source">
      <h2 id="source">{m.source.title}</h2>
      <p>
        <Sentence
          of={m.source.published(
            about.version,
            <time dateTime={about.date}>{dayText(about.date)}</time>,
            <ExternalLink href={about.url}>{about.name}</ExternalLink>,
          )}
        />
      </p>
      {trust !== null && <Signature trust={trust} />}
    </Section>
  )
}

function Signature({ trust }: { readonly trust: DirectoryTrust }) {
  if (trust.kind === 'checking') return <Small>{m.source.checking}</Small>
  if (trust.kind === 'unchecked')
    return (
      <>
        <TonedWord tone="waiting" icon="warning">
          {trust.mayBeOlder === true ? m.source.mayBeOlder : m.source.unchecked}
        </TonedWord>
        <Small>{trust.reason}</Small>
      </>
    )
  const { safe, signers, owners, threshold } = trust
  return (
    <>
      <TonedWord tone="good" icon="check">
        {m.source.signed(signers.length, owners)}
      </TonedWord>
      <Small>
        <Sentence of={m.source.accepts(<AddressText value={safe} />, threshold)} />
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
