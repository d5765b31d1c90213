import { useState } from 'react'
import styled from 'styled-components'
import type { Address } from 'viem'
import { findHeldTokens, type FoundTokens } from '../../flows/tokens/findHeldTokens'
import { useApp } from '../AppContext'
import type { Giver } from '../give/giver'
import { AddressText } from '../parts/AddressText'
import { AmountText } from '../parts/AmountText'
import { Row, Small, VisuallyHidden } from '../parts/basics'
import { SecondaryButton, TextButton } from '../parts/Button'
import { FieldProblem } from '../parts/fields'
import { useAnnounce } from '../parts/LiveRegion'

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
`

type Looked = { readonly kind: 'idle' } | { readonly kind: 'reading' } | FoundTokens

type HeldTokensProps = {
  readonly giver: Giver
  /** One of them is to be looked at. */
  readonly onTake: (address: Address) => void
}

/** Tokens that the Safe holds and that cannot be chosen yet. Searched for on a press; each has to be looked up before it is added. */
export function HeldTokens({ giver, onTake }: HeldTokensProps) {
  const { openReader } = useApp()
  const announce = useAnnounce()
  const [looked, setLooked] = useState<Looked>({ kind: 'idle' })
  const { chain, customTokens: known, address: safe, account } = giver

  const look = async () => {
    setLooked({ kind: 'reading' })
    const found = await openReader(account.chain)
      .then((reader) => findHeldTokens({ ...reader, chain, safe, known }))
      .catch(() => ({ kind: 'unread', reason: 'A part of this page did not load. Reload it.' }) as const)
    setLooked(found)
    if (found.kind === 'found') announce(foundWords(found.candidates.length))
  }

  if (looked.kind !== 'found')
    return (
      <>
        {looked.kind === 'unread' && (
          <FieldProblem>{looked.reason} Enter the address of the token, or look again later.</FieldProblem>
        )}
        <Row>
          <SecondaryButton disabled={looked.kind === 'reading'} onClick={() => void look()}>
            {looked.kind === 'reading' ? 'Looking for tokens…' : 'Look for other tokens this Safe holds'}
          </SecondaryButton>
        </Row>
      </>
    )
  const candidates = looked.candidates.filter(
    ({ token }) => !known.some(({ address }) => address === token.address),
  )
  return (
    <>
      <p>{foundWords(candidates.length)}</p>
      <List aria-label="Other tokens this Safe holds">
        {candidates.map(({ token, amount }) => (
          <li key={token.address}>
            <AmountText amount={amount} asset={token} />
            <br />
            <Small as="span">
              <AddressText value={token.address} />
            </Small>
            <br />
            <TextButton onClick={() => onTake(token.address)}>
              Look at it<VisuallyHidden>: {token.symbol}</VisuallyHidden>
            </TextButton>
          </li>
        ))}
      </List>
      <Small>
        The transaction service named the addresses; amounts and names were read from the chain. Anybody can
        send a token with any name to your Safe.
        {looked.leftOut > 0 &&
          ` ${looked.leftOut} more were left out: your Safe does not hold them, they could not be read as tokens, or they were too many.`}
      </Small>
    </>
  )
}

function foundWords(count: number): string {
  if (count === 0) return 'No other token was found that this Safe holds.'
  return count === 1 ? 'Your Safe holds one other token:' : `Your Safe holds ${count} other tokens:`
}
