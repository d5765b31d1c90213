import styled from 'styled-components'
import { Small } from '../../parts/basics'
import { Section } from '../../parts/Layout'
import type { PhraseState } from './useCheckPhrase'
import { m } from './messages'

const Words = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: var(--space-1) var(--space-4);
  max-width: 40rem;
  padding-inline-start: 2rem;
  list-style: decimal;
  font-weight: 600;

  @media print {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    max-width: none;
    padding-inline-start: 1.2rem;
  }
`

/** Shows twelve words that two signers read to each other. */
export function CheckWords({ phrase }: { readonly phrase: PhraseState }) {
  return (
    <Section aria-labelledby="phrase">
      <h2 id="phrase">{m.phrase.title}</h2>
      {phrase.kind === 'loading' && <p>{m.phrase.loading}</p>}
      {phrase.kind === 'broken' && <p>{m.phrase.broken}</p>}
      {phrase.kind === 'ready' && (
        <Words>
          {phrase.words.map((word, index) => (
            <li key={index} translate="no">
              {word}
            </li>
          ))}
        </Words>
      )}
      <Small>{m.phrase.words}</Small>
    </Section>
  )
}
