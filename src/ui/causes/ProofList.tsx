import { useState } from 'react'
import styled from 'styled-components'
import type { Proof } from '../../core/causes/cause'
import { checkAge } from '../../core/causes/checkAge'
import { Small } from '../parts/basics'
import { dayText } from '../parts/format'
import { ExternalLink } from '../parts/ExternalLink'
import { Sentence } from '../parts/Sentence'
import { TonedWord } from '../parts/TonedWord'
import { m } from './detailsMessages'

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
`

const Quote = styled.q`
  overflow-wrap: anywhere;
`

type ProofListProps = {
  readonly proofs: readonly Proof[]
  /** YYYY-MM-DD */
  readonly nextCheck: string | null
  /** True when the operator has confirmed the cause. The proof of an unconfirmed cause is not called compared. */
  readonly isVouched: boolean
  readonly isInUse: boolean
}

/** Lists the proofs of an address: source, author and date, and whether a new check is due. */
export function ProofList({ proofs, nextCheck, isVouched, isInUse }: ProofListProps) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  if (!isVouched)
    return (
      <Small>
        <Sentence of={m.proof.unconfirmed(<Sources proofs={proofs} />)} />
      </Small>
    )
  const latest = proofs.map(({ retrievedOn }) => retrievedOn).reduce((a, b) => (a > b ? a : b), '')
  const age = checkAge(latest, nextCheck, today)
  return (
    <>
      <List>
        {proofs.map(({ type, url, retrievedOn, quote, checkedBy }) => (
          <li key={`${type}${url}`}>
            <Small>
              <Sentence
                of={m.proof.compared(
                  checkedBy ?? null,
                  <ExternalLink href={url}>{new URL(url).hostname}</ExternalLink>,
                  m.proof.types[type],
                  <time dateTime={retrievedOn}>{dayText(retrievedOn)}</time>,
                )}
              />
              {quote !== undefined && <Sentence of={m.proof.said(<Quote>{quote}</Quote>)} />}
            </Small>
          </li>
        ))}
      </List>
      {isInUse && age.isDue && (
        <TonedWord tone="waiting" icon="warning">
          {m.proof.due(age.months)}
        </TonedWord>
      )}
    </>
  )
}

function Sources({ proofs }: { readonly proofs: readonly Proof[] }) {
  return proofs.map(({ url }, index) => (
    <span key={url}>
      {index > 0 && ', '}
      <ExternalLink href={url}>{new URL(url).hostname}</ExternalLink>
    </span>
  ))
}
