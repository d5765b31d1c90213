import styled from 'styled-components'
import type { TrackedGift } from '../../core/giving/trackedGift'
import { AddressText } from '../parts/AddressText'
import { Sentence } from '../parts/Sentence'
import { m } from './messages'

const Mark = styled.span`
  display: block;
  font-size: var(--text-small);
  font-weight: 400;
  line-height: 1.45;
  color: var(--tone-waiting);

  /* Beside an amount it leaves the recipient its line. */
  td & {
    max-width: 16rem;
    margin-inline-start: auto;
  }
`

/** Marks every amount of a token that a user has added: its name is the contract's own claim. */
export function CustomTokenMark({
  gift: { custom, token },
}: {
  readonly gift: Pick<TrackedGift, 'custom' | 'token'>
}) {
  if (custom !== true || token === null) return null
  return (
    <Mark>
      <Sentence of={m.notices.custom(<AddressText value={token} />)} />
    </Mark>
  )
}
