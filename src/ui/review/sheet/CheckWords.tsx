import styled from 'styled-components'
import { Small } from '../../parts/basics'
import { Section } from '../../parts/Layout'
import type { PhraseState } from './useCheckPhrase'

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

/** Twelve words that two signers read to each other. */
export function CheckWords({ phrase }: { readonly phrase: PhraseState }) {
  return (
    <Section aria-labelledby="phrase">
      <h2 id="phrase">Check phrase</h2>
      {phrase.kind === 'loading' && <p>Loading the word list…</p>}
      {phrase.kind === 'broken' && <p>The word list did not load. Compare the safeTxHash itself.</p>}
      {phrase.kind === 'ready' && (
        <Words>
          {phrase.words.map((word, index) => (
            <li key={index} translate="no">
              {word}
            </li>
          ))}
        </Words>
      )}
      <Small>
        To read to another signer: equal words mean that both of you hold the same safeTxHash. They do not say
        that its fields are good. 132 bits of a hash of the safeTxHash; somebody who writes two transactions
        until their words are equal needs about 2⁶⁶ tries. They are no recovery phrase.
      </Small>
    </Section>
  )
}
