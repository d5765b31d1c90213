import type { Address } from 'viem'
import styled from 'styled-components'
import type { Answer } from '../../core/answer'
import type { Check } from '../../core/review/check'
import type { SafeSetup, SetupOwner } from '../../core/review/safeSetup'
import { AddressText } from '../parts/AddressText'
import { Small } from '../parts/basics'
import { Identicon } from '../parts/Identicon'
import { TonedWord } from '../parts/TonedWord'
import { checkOf } from './checkOf'

const List = styled.ul`
  display: grid;
  gap: var(--space-4);
`

const Signer = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-1) var(--space-3);
  align-items: center;

  & > div {
    display: grid;
    gap: var(--space-1);
  }
`

type SignerListProps = { readonly checks: readonly Check[]; readonly setup: Answer<SafeSetup> }

/** Each owner with a verdict, and everybody else whose signature is listed. */
export function SignerList({ checks, setup }: SignerListProps) {
  const { evidence } = checkOf(checks, 'confirmations')
  const owners = setup.kind === 'found' && setup.value.owners.kind === 'read' ? setup.value.owners.value : []
  const isOwner = (address: Address) => owners.some((owner) => isSame(owner.address, address))
  const strangers = [...new Set(evidence.invalid.map(({ owner }) => owner))].filter((one) => !isOwner(one))
  const threshold = evidence.threshold === null ? 'an unknown number of' : evidence.threshold
  return (
    <>
      <p>
        {evidence.valid.length} of {threshold} required signatures{' '}
        {evidence.valid.length === 1 ? 'has' : 'have'} been recovered to an owner.
      </p>
      {owners.length > 0 && (
        <List>
          {owners.map((owner) => (
            <Row key={owner.address} address={owner.address} note={kindWords(owner)}>
              <Verdict owner={owner.address} evidence={evidence} />
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

type Evidence = Extract<Check, { id: 'confirmations' }>['evidence']

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

function Verdict({ owner, evidence }: { readonly owner: Address; readonly evidence: Evidence }) {
  const has = (list: readonly Address[]) => list.some((one) => isSame(one, owner))
  if (has(evidence.refused))
    return (
      <TonedWord tone="bad" icon="stop">
        The Safe itself refuses this signature
      </TonedWord>
    )
  if (has(evidence.valid))
    return (
      <TonedWord tone="good" icon="check">
        Signed exactly this
      </TonedWord>
    )
  const wrong = evidence.invalid.find((one) => isSame(one.owner, owner))
  if (wrong !== undefined)
    return (
      <TonedWord tone="bad" icon="stop">
        {problemWords[wrong.problem]}
      </TonedWord>
    )
  if (evidence.unverifiable.some((one) => isSame(one.owner, owner)))
    return (
      <TonedWord tone="waiting" icon="warning">
        Listed, and could not be checked
      </TonedWord>
    )
  return (
    <TonedWord tone="quiet" icon="pen">
      Not signed
    </TonedWord>
  )
}

const problemWords: Record<Evidence['invalid'][number]['problem'], string> = {
  noSignature: 'Listed without a signature',
  malformed: 'Listed with something that is no signature',
  otherSigner: 'This signature is not of this owner, or of something else',
  notOwner: 'Not an owner',
  notChecked: 'Listed too often to be checked',
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

function isSame(one: Address, other: Address): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
