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
import { m } from './messages'

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
`

type Search = { readonly kind: 'idle' | 'waiting' } | FoundTokens

type HeldTokensProps = {
  readonly giver: Giver
  /** Called with the token to look up. */
  readonly onTake: (address: Address) => void
}

/**
 * Lists tokens that the Safe holds and that are not offered yet. Searched on a press; each has to be looked up before
 * it is added.
 */
export function HeldTokens({ giver, onTake }: HeldTokensProps) {
  const { openReader } = useApp()
  const announce = useAnnounce()
  const [search, setSearch] = useState<Search>({ kind: 'idle' })
  const { chain, customTokens: known, address: safe, account } = giver

  const look = async () => {
    setSearch({ kind: 'waiting' })
    const found = await openReader(account.chain)
      .then((reader) => findHeldTokens({ ...reader, chain, safe, known }))
      .catch(() => ({ kind: 'unreachable', reason: m.notLoaded }) as const)
    setSearch(found)
    if (found.kind === 'found') announce(m.held.found(found.candidates.length))
  }

  if (search.kind !== 'found')
    return (
      <>
        {search.kind === 'unreachable' && <FieldProblem>{m.held.unread(search.reason)}</FieldProblem>}
        <Row>
          <SecondaryButton disabled={search.kind === 'waiting'} onClick={() => void look()}>
            {search.kind === 'waiting' ? m.held.looking : m.held.look}
          </SecondaryButton>
        </Row>
      </>
    )
  const candidates = search.candidates.filter(
    ({ token }) => !known.some(({ address }) => address === token.address),
  )
  return (
    <>
      <p>{m.held.found(candidates.length)}</p>
      <List aria-label={m.held.name}>
        {candidates.map(({ token, amount }) => (
          <li key={token.address}>
            <AmountText amount={amount} asset={token} />
            <br />
            <Small as="span">
              <AddressText value={token.address} />
            </Small>
            <br />
            <TextButton onClick={() => onTake(token.address)}>
              {m.held.lookAt}
              <VisuallyHidden>: {token.symbol}</VisuallyHidden>
            </TextButton>
          </li>
        ))}
      </List>
      <Small>
        {m.held.source}
        {search.leftOut > 0 && m.held.leftOut(search.leftOut)}
      </Small>
    </>
  )
}
