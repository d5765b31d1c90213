import { useState } from 'react'
import styled from 'styled-components'
import type { Proof } from '../../core/causes/cause'
import { checkAge } from '../../core/causes/checkAge'
import { Small } from '../parts/basics'
import { dayText } from '../parts/dayText'
import { ExternalLink } from '../parts/ExternalLink'
import { TonedWord } from '../parts/TonedWord'

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
`

const Quote = styled.q`
  overflow-wrap: anywhere;
`

/** What stands behind the name of the place. */
const typeNames: Readonly<Record<Proof['type'], string>> = {
  page: '',
  docs: ' (documentation)',
  repository: ' (a file in a repository)',
  ens: ' (an ENS record)',
  signature: ' (a signed message)',
  registry: ' (a register)',
}

type ProofListProps = {
  readonly proofs: readonly Proof[]
  /** YYYY-MM-DD */
  readonly nextCheck: string | null
  /** The operator has confirmed the cause. An unconfirmed cause is not said to have been compared. */
  readonly isVouched: boolean
  readonly isInUse: boolean
}

/** What an address was compared with, by whom and when; and that it is time to do so again. */
export function ProofList({ proofs, nextCheck, isVouched, isInUse }: ProofListProps) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  if (!isVouched)
    return (
      <Small>
        The operator of this site has not confirmed this address. Do not send anything to this address. The
        list names <Sources proofs={proofs} /> as its source.
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
              {checkedBy ?? 'The operator of this site'} compared this address with{' '}
              <ExternalLink href={url}>{new URL(url).hostname}</ExternalLink>
              {typeNames[type]} on <time dateTime={retrievedOn}>{dayText(retrievedOn)}</time>.
              {quote !== undefined && (
                <>
                  {' '}
                  It said: <Quote>{quote}</Quote>
                </>
              )}
            </Small>
          </li>
        ))}
      </List>
      {isInUse && age.isDue && (
        <TonedWord tone="waiting" icon="warning">
          {age.months < 1
            ? 'A new check is due'
            : `Checked ${monthsText(age.months)} ago: a new check is due`}
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

function monthsText(months: number): string {
  return months === 1 ? '1 month' : `${months} months`
}
