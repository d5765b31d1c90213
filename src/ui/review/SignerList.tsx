import type { Address } from 'viem'
import styled from 'styled-components'
import { useCallback } from 'react'
import { Link } from 'wouter'
import { isHexEqual } from '../../core/isHexEqual'
import { type Check, type EvidenceOf, checkOf } from '../../core/review/check'
import type { SafePlace } from '../../core/review/safePlace'
import type { SetupOwner } from '../../core/review/safeSetup'
import type { ReviewReading } from '../../flows/review/read/readReview'
import type { SafeTxHash } from '../../core/safe/safeTx'
import { ownerSafeTx } from '../../flows/review/nestedSafes'
import type { SafeReader } from '../../flows/review/reader'
import { AddressText } from '../parts/AddressText'
import { Small } from '../parts/basics'
import { Identicon } from '../parts/Identicon'
import { TonedWord } from '../parts/TonedWord'
import { paths } from '../paths'
import { m } from './messages'
import { stageOf, useEnd } from './useEnd'
import { useRemote } from './useReader'
import { appConfig } from '../../config/appConfig'
import { refusalWords } from '../../core/review/checks/confirmations'

const List = styled.ul`
  display: grid;
  gap: var(--space-4);
`

const Signer = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-1) var(--space-3);
  align-items: start;

  & > div {
    display: grid;
    gap: var(--space-1);
  }
`

/** Largest number of owner Safes to look up: each is a request to the service. */
const readOwnerSafes = 2

type SignerListProps = {
  readonly checks: readonly Check[]
  readonly place: SafePlace
  readonly reading: Pick<ReviewReading, 'setup' | 'record'>
  /** True when the transaction service has listed the signatures. */
  readonly isListed: boolean
}

/** Lists each owner with a verdict, and all other listed signers. */
export function SignerList({ checks, place, reading: { setup, record }, isListed }: SignerListProps) {
  const { evidence, block } = checkOf(checks, 'confirmations')
  const owners = setup.kind === 'found' && setup.value.owners.kind === 'read' ? setup.value.owners.value : []
  const isOwner = (address: Address) => owners.some((owner) => isHexEqual(owner.address, address))
  const strangers = [...new Set(evidence.invalid.map(({ owner }) => owner))].filter((one) => !isOwner(one))
  const hasSigned = (address: Address) => evidence.valid.some((one) => isHexEqual(one, address))
  const ownerSafes = owners.filter(({ address, kind }) => kind === 'safe' && !hasSigned(address))
  const looked = new Set(ownerSafes.slice(0, readOwnerSafes).map(({ address }) => address))
  return (
    <>
      {owners.length === 0 ? (
        <>
          <p>{m.signers.unread}</p>
          {isListed && <p>{m.signers.listed(record.confirmations.length)}</p>}
        </>
      ) : (
        <p>{m.signers.verified(evidence.valid.length, evidence.threshold)}</p>
      )}
      {!isListed && <p>{m.signers.notListed}</p>}
      <SafeWord evidence={evidence} block={block} />
      {owners.length > 0 && (
        <List>
          {owners.map((owner) => (
            <Row key={owner.address} address={owner.address} note={kindWords(owner)}>
              <SignerVerdict owner={owner.address} evidence={evidence} isListed={isListed} />
              {owner.kind === 'safe' &&
                (looked.has(owner.address) ? (
                  <OwnerSafe place={place} owner={owner.address} safeTxHash={record.safeTxHash} />
                ) : (
                  <OwnerSafeQueue place={{ ...place, safe: owner.address }} />
                ))}
            </Row>
          ))}
          {strangers.map((address) => (
            <Row key={address} address={address} note={m.signers.stranger}>
              <TonedWord tone="bad" icon="stop">
                {m.signers.strangerSigned}
              </TonedWord>
            </Row>
          ))}
        </List>
      )}
    </>
  )
}

type OwnerSafeProps = { readonly place: SafePlace; readonly owner: Address; readonly safeTxHash: SafeTxHash }

type Evidence = EvidenceOf<'confirmations'>

type SignerVerdictProps = {
  readonly owner: Address
  readonly evidence: Evidence
  /** True when a source has listed the signatures: without one, a missing signature proves nothing. */
  readonly isListed: boolean
}

/** Shows the verdict of the Safe's own code beside the recovered signers. Renders nothing without signatures. */
function SafeWord({ evidence, block }: Pick<Extract<Check, { id: 'confirmations' }>, 'evidence' | 'block'>) {
  const { valid, accepted } = evidence
  if (valid.length === 0 || block === null) return null
  const silent = valid.length - accepted.length
  return <Small>{silent === 0 ? m.signers.accepted(valid.length, block) : m.signers.silent(silent)}</Small>
}

function Row({
  address,
  note,
  children,
}: {
  readonly address: Address
  readonly note: string | null
  readonly children: React.ReactNode
}) {
  return (
    <Signer>
      <Identicon address={address} size="small" />
      <div>
        <AddressText value={address} />
        {children}
        {note !== null && <Small>{note}</Small>}
      </div>
    </Signer>
  )
}

function kindWords(owner: SetupOwner): string | null {
  switch (owner.kind) {
    case 'externallyOwned':
      return null
    case 'delegated':
      return m.signers.delegated(owner.to)
    case 'safe':
    case 'passkeySigner':
    case 'contract':
      return m.signers[owner.kind]
    case 'unread':
      return owner.reason
  }
}

/** Shows how the owners of an owner sign: in the queue of that Safe, by a transaction that approves this one. */
function OwnerSafe({ place, owner, safeTxHash }: OwnerSafeProps) {
  const { chain, safe } = place
  const question = useCallback(
    (reader: SafeReader) => ownerSafeTx(reader, { owner, safe, safeTxHash }),
    [owner, safe, safeTxHash],
  )
  const tx = useRemote(chain, question)
  return (
    <>
      {tx.kind === 'waiting' && <Small>{m.signers.ownerSafe.looking}</Small>}
      {tx.kind === 'failed' && <Small>{m.signers.ownerSafe.unread(tx.problem)}</Small>}
      {tx.kind === 'known' &&
        (tx.value.kind === 'none' ? (
          <Small>{m.signers.ownerSafe.none}</Small>
        ) : (
          <Link href={paths.review({ chain, safe: owner }, tx.value.record.safeTxHash)}>
            {m.signers.ownerSafe.found(tx.value.record.nonce)}
          </Link>
        ))}
      <OwnerSafeQueue place={{ chain, safe: owner }} />
    </>
  )
}

/** Links to the queue of an owner that is a Safe. */
function OwnerSafeQueue({ place }: { readonly place: SafePlace }) {
  return <Link href={paths.queue(place)}>{m.signers.ownerSafe.queue}</Link>
}

/** Shows the verdict on one owner's signature, in more than one sentence where listed and valid signatures differ. */
function SignerVerdict({ owner, evidence, isListed }: SignerVerdictProps) {
  const isOwner = (one: Address) => isHexEqual(one, owner)
  const counted = evidence.counted.find(({ signer }) => isOwner(signer))
  const problems = problemsOf(owner, evidence, stageOf(useEnd()))
  const isOpen = evidence.unverifiable.some((one) => isOwner(one.owner))
  return (
    <>
      {counted !== undefined && (
        <TonedWord tone="good" icon="check">
          {m.signers.counted[counted.kind]}
        </TonedWord>
      )}
      {evidence.passkeys
        .filter((one) => isOwner(one.owner))
        .map(({ origin }) => (
          <PasskeyOrigin key={origin} origin={origin} />
        ))}
      {problems.map((words) => (
        <TonedWord key={words} tone="bad" icon="stop">
          {words}
        </TonedWord>
      ))}
      {isOpen && (
        <TonedWord tone="waiting" icon="warning">
          {m.signers.open}
        </TonedWord>
      )}
      {counted === undefined && problems.length === 0 && !isOpen && (
        <TonedWord tone="quiet" icon="pen">
          {isListed ? m.signers.notSigned : m.signers.unknown}
        </TonedWord>
      )}
    </>
  )
}

/** Shows the signature's claim of its origin. Only a known passkey signer ensures that the contract checks it. */
function PasskeyOrigin({ origin }: { readonly origin: string }) {
  if (appConfig.safeHosts.includes(origin)) return <Small>{m.signers.passkey(origin)}</Small>
  return (
    <TonedWord tone="waiting" icon="warning">
      {m.signers.passkeyElsewhere(origin)}
    </TonedWord>
  )
}

function problemsOf(
  owner: Address,
  { refusals, invalid, unexplained }: Evidence,
  stage: 'open' | 'over',
): readonly string[] {
  const isOwner = (one: Address) => isHexEqual(one, owner)
  return [
    ...refusals.filter((one) => isOwner(one.owner)).map(({ code }) => m.signers.refused(refusalWords(code))),
    ...new Set(invalid.filter((one) => isOwner(one.owner)).map(({ problem }) => m.signers.problems[problem])),
    ...(unexplained.some(isOwner) ? [m.signers.unexplained[stage]] : []),
  ]
}
