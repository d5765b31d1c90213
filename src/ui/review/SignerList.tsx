import type { Address } from 'viem'
import styled from 'styled-components'
import type { Check } from '../../core/review/check'
import type { SafePlace } from '../../core/review/safePlace'
import type { SetupOwner } from '../../core/review/safeSetup'
import type { ReviewReading } from '../../flows/review/readReview'
import { AddressText } from '../parts/AddressText'
import { Small } from '../parts/basics'
import { Identicon } from '../parts/Identicon'
import { TonedWord } from '../parts/TonedWord'
import { checkOf } from './checkOf'
import { isSameAddress } from './isSameAddress'
import { OwnerSafe, OwnerSafeQueue } from './OwnerSafe'
import { SignerVerdict } from './SignerVerdict'

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

/** So many owners that are Safes are looked up: each is a request to the service. */
const readOwnerSafes = 2

type SignerListProps = {
  readonly checks: readonly Check[]
  readonly place: SafePlace
  readonly reading: Pick<ReviewReading, 'setup' | 'record'>
  /** Whether the transaction service has listed the signatures. */
  readonly isListed: boolean
}

/** Each owner with a verdict, and everybody else whose signature is listed. */
export function SignerList({ checks, place, reading: { setup, record }, isListed }: SignerListProps) {
  const { evidence, block } = checkOf(checks, 'confirmations')
  const owners = setup.kind === 'found' && setup.value.owners.kind === 'read' ? setup.value.owners.value : []
  const isOwner = (address: Address) => owners.some((owner) => isSameAddress(owner.address, address))
  const strangers = [...new Set(evidence.invalid.map(({ owner }) => owner))].filter((one) => !isOwner(one))
  const hasSigned = (address: Address) => evidence.valid.some((one) => isSameAddress(one, address))
  const ownerSafes = owners.filter(({ address, kind }) => kind === 'safe' && !hasSigned(address))
  const looked = new Set(ownerSafes.slice(0, readOwnerSafes).map(({ address }) => address))
  const threshold = evidence.threshold === null ? 'an unknown number of' : evidence.threshold
  return (
    <>
      <p>
        {evidence.valid.length} of {threshold} required signatures{' '}
        {evidence.valid.length === 1 ? 'is' : 'are'} verified.
      </p>
      {!isListed && (
        <p>
          The transaction service has not listed its signatures: more of them may exist than are known here.
        </p>
      )}
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
            <Row key={address} address={address} note="Not an owner of this Safe.">
              <TonedWord tone="bad" icon="stop">
                Listed as a signer, and counts for nothing
              </TonedWord>
            </Row>
          ))}
        </List>
      )}
    </>
  )
}

/** What the Safe's own code says beside what was recovered here; nothing where nobody has signed. */
function SafeWord({ evidence, block }: Pick<Extract<Check, { id: 'confirmations' }>, 'evidence' | 'block'>) {
  const { valid, accepted } = evidence
  if (valid.length === 0 || block === null) return null
  const silent = valid.length - accepted.length
  return (
    <Small>
      {silent === 0
        ? `The Safe itself accepts ${valid.length === 1 ? 'it' : 'each of them'}, at block ${block}.`
        : `What the Safe itself says of ${silent === 1 ? 'one' : silent} of them could not be read.`}
    </Small>
  )
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
      return `A key whose account runs other code (EIP-7702): ${owner.to}. The key still signs.`
    case 'safe':
      return 'A Safe of its own: its owners sign there.'
    case 'passkeySigner':
      return 'A passkey.'
    case 'contract':
      return 'A contract, which says itself what it has signed.'
    case 'unread':
      return owner.reason
  }
}
