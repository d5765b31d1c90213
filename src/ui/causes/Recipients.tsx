import styled from 'styled-components'
import { useState } from 'react'
import type { Cause, CauseRecipient, Proof } from '../../core/causes/cause'
import { recipientState } from '../../core/causes/recipientOn'
import type { AppChain } from '../../core/chain'
import { locale } from '../../language/messages'
import { useApp, useChain } from '../AppContext'
import { AddressText } from '../parts/AddressText'
import { Prose, Small } from '../parts/basics'
import { dayText } from '../../core/dayText'
import { Section } from '../parts/Layout'
import { TonedWord } from '../parts/TonedWord'
import { Sentence } from '../parts/Sentence'
import { m } from './detailsMessages'
import { checkAge } from '../../core/causes/checkAge'
import { ExternalLink } from '../parts/ExternalLink'

const all = new Intl.ListFormat(locale, { type: 'conjunction' })

const any = new Intl.ListFormat(locale, { type: 'disjunction' })

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

/** Lists the addresses of a cause, chain by chain, with who compared them with what; then its former addresses. */
export function Recipients({ cause }: { readonly cause: Cause }) {
  const current = cause.recipients.filter((one) => recipientState(one) !== 'retired')
  const former = cause.recipients.filter((one) => recipientState(one) === 'retired')
  return (
    <>
      <Section aria-labelledby="where">
        <h2 id="where">{cause.confirmed ? m.where : m.unconfirmed}</h2>
        {current.length === 0 ? (
          <Prose>
            <p>{former.length === 0 ? m.noneNamed : m.noneInUse}</p>
          </Prose>
        ) : (
          <RecipientList cause={cause} recipients={current} />
        )}
      </Section>
      {former.length > 0 && (
        <Section aria-labelledby="former">
          <h2 id="former">{m.former}</h2>
          <Prose>
            <p>{m.formerWords}</p>
          </Prose>
          <RecipientList cause={cause} recipients={former} />
        </Section>
      )}
    </>
  )
}

type RecipientListProps = { readonly cause: Cause; readonly recipients: readonly CauseRecipient[] }

function RecipientList({ cause, recipients }: RecipientListProps) {
  const { chains } = useApp()
  const here = useChain()
  const nameOf = (chainId: number) => chains.find((chain) => chain.id === chainId)?.name ?? m.chain(chainId)
  return (
    <List>
      {recipients.map((recipient) => {
        const { chainId, address, kind, proofs } = recipient
        const isInUse = recipientState(recipient) === 'active'
        return (
          <Entry key={`${chainId}${address}`}>
            <Chain>
              {nameOf(chainId)}
              {here?.id === chainId && isInUse && m.connected}
            </Chain>
            <p>
              <AddressText value={address} />
            </p>
            <StatusLine recipient={recipient} />
            {(kind !== undefined || isInUse) && (
              <Small>
                {kind !== undefined && m.kind(m.kinds[kind])}
                {isInUse && cause.confirmed && acceptedWords(recipient, chains)}
              </Small>
            )}
            <ProofList
              proofs={proofs}
              nextCheck={cause.review?.nextCheck ?? null}
              isVouched={cause.confirmed}
              isInUse={isInUse}
            />
          </Entry>
        )
      })}
    </List>
  )
}

function StatusLine({ recipient }: { readonly recipient: CauseRecipient }) {
  const { status } = recipient
  const state = recipientState(recipient)
  if (status === undefined) return null
  const since = <time dateTime={status.since}>{dayText(status.since)}</time>
  if (state === 'active')
    return (
      <Small>
        <Sentence of={m.inUseSince(since)} />
      </Small>
    )
  return (
    <>
      <TonedWord tone={state === 'paused' ? 'waiting' : 'bad'} icon={state === 'paused' ? 'warning' : 'stop'}>
        <Sentence of={m.stoppedSince(state, since, status.reason ?? '')} />
      </TonedWord>
      {status.replacedBy !== undefined && (
        <Small>
          <Sentence of={m.replacedBy(<AddressText value={status.replacedBy} />)} />
        </Small>
      )}
    </>
  )
}

/** Returns what a cause accepts and refuses at an address, in one or two sentences. */
function acceptedWords({ chainId, accepts, refuses }: CauseRecipient, chains: readonly AppChain[]): string {
  const chain = chains.find(({ id }) => id === chainId)
  const nameOf = (asset: string) => {
    if (asset === 'native') return chain?.nativeCurrency.symbol ?? m.accepts.ownCoin
    const token = chain?.tokens.find(({ address }) => address.toLowerCase() === asset.toLowerCase())
    return token?.symbol ?? asset
  }
  if (accepts === undefined)
    return refuses === undefined ? m.accepts.any : m.accepts.anyBut(all.format(refuses.map(nameOf)))
  const accepted = all.format(accepts.map(nameOf))
  return refuses === undefined
    ? m.accepts.only(accepted)
    : m.accepts.onlyNot(accepted, any.format(refuses.map(nameOf)))
}

const Proofs = styled.ul`
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
function ProofList({ proofs, nextCheck, isVouched, isInUse }: ProofListProps) {
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
      <Proofs>
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
      </Proofs>
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
