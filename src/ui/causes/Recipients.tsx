import styled from 'styled-components'
import type { Cause } from '../../core/causes/cause'
import { useApp } from '../AppContext'
import { AddressText } from '../parts/AddressText'
import { ExternalLink } from '../parts/ExternalLink'
import { Small } from '../parts/basics'
import { dayText } from '../parts/dayText'
import { Prose, Section } from '../parts/Layout'

const List = styled.ul`
  display: grid;
  gap: var(--space-5);
`

const Entry = styled.li`
  display: grid;
  gap: var(--space-1);
`

const Chain = styled.h3`
  font-family: var(--font-text);
  font-size: var(--text-body);
  font-weight: 600;
`

/** Where gifts to a cause go, chain by chain, with who compared the address with what. */
export function Recipients({ cause }: { readonly cause: Cause }) {
  const { chains } = useApp()
  const nameOf = (chainId: number) => chains.find((chain) => chain.id === chainId)?.name ?? `Chain ${chainId}`
  return (
    <Section aria-labelledby="where">
      <h2 id="where">{cause.confirmed ? 'Where gifts go' : 'Addresses that are not confirmed'}</h2>
      {cause.recipients.length === 0 ? (
        <Prose>
          <p>This cause has not named an address yet.</p>
        </Prose>
      ) : (
        <List>
          {cause.recipients.map(({ chainId, address, accepts, proof }) => (
            <Entry key={chainId}>
              <Chain>{nameOf(chainId)}</Chain>
              <p>
                <AddressText value={address} />
              </p>
              {cause.confirmed ? (
                <Small>
                  {accepts === undefined
                    ? 'Takes any asset.'
                    : `Takes ${acceptedWords(accepts, chains, chainId)}.`}{' '}
                  The operator of this site compared this address with{' '}
                  <ExternalLink href={proof.url}>{new URL(proof.url).hostname}</ExternalLink> on{' '}
                  <time dateTime={proof.checkedOn}>{dayText(proof.checkedOn)}</time>.
                </Small>
              ) : (
                <Small>
                  The operator of this site has not confirmed this address. Do not send anything to this
                  address. The list names{' '}
                  <ExternalLink href={proof.url}>{new URL(proof.url).hostname}</ExternalLink> as its source.
                </Small>
              )}
            </Entry>
          ))}
        </List>
      )}
    </Section>
  )
}

function acceptedWords(
  accepts: readonly string[],
  chains: ReturnType<typeof useApp>['chains'],
  chainId: number,
): string {
  const native = chains.find((chain) => chain.id === chainId)?.nativeCurrency.symbol ?? 'the chain’s own coin'
  const names = accepts.map((accepted) => (accepted === 'native' ? native : accepted))
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names)
}
