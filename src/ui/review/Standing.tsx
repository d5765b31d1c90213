import { Link } from 'wouter'
import { paidWords } from '../../core/review/standingWords'
import type { RecipientStanding } from '../../core/review/recipientStanding'
import { AddressText } from '../parts/AddressText'
import { Small } from '../parts/basics'
import { dayText } from '../parts/dayText'
import { TonedWord } from '../parts/TonedWord'
import { paths } from '../paths'

/** What the directory and the Safe tell of an address that is paid. */
export function Standing({ standing }: { readonly standing: RecipientStanding }) {
  switch (standing.kind) {
    case 'confirmed':
      return (
        <>
          <Link href={paths.cause(standing.causeId)}>{standing.name}</Link>
          <Small>Compared with the cause’s own page on {dayText(standing.checkedOn)}</Small>
        </>
      )
    case 'unconfirmed':
      return (
        <TonedWord tone="waiting" icon="warning">
          In the directory, not confirmed by this site’s operator
        </TonedWord>
      )
    case 'otherChain':
      return (
        <TonedWord tone="bad" icon="stop">
          {standing.name} receives here on another chain only
        </TonedWord>
      )
    case 'lookAlike':
      return (
        <>
          <TonedWord tone="bad" icon="stop">
            Looks like an address that is known, and is another one
          </TonedWord>
          {standing.of.map(({ address, name, paidIn }) => (
            <Small key={address}>
              Known: {paidIn === null ? (name ?? 'the Safe or one of its owners') : paidWords(paidIn)},{' '}
              <AddressText value={address} />
            </Small>
          ))}
        </>
      )
    case 'owner':
      return <p>An owner of this Safe</p>
    case 'safeItself':
      return <p>The Safe itself</p>
    case 'tokenContract':
      return (
        <TonedWord tone="bad" icon="stop">
          The contract of {standing.symbol}: what it gets is lost
        </TonedWord>
      )
    case 'zero':
      return (
        <TonedWord tone="bad" icon="stop">
          The zero address: what it gets is lost
        </TonedWord>
      )
    case 'unknown':
      return (
        <>
          <TonedWord tone="quiet" icon="info">
            Not in the directory
          </TonedWord>
          <PaidIn nonce={standing.paidIn} />
        </>
      )
    case 'notCompared':
      return (
        <>
          <TonedWord tone="quiet" icon="info">
            Not compared: the directory could not be read
          </TonedWord>
          <PaidIn nonce={standing.paidIn} />
        </>
      )
  }
}

function PaidIn({ nonce }: { readonly nonce: bigint | null }) {
  if (nonce === null) return null
  return <Small>By the word of the transaction service, this Safe paid it in #{nonce.toString()}.</Small>
}
