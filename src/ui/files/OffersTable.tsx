import type { Offer } from '../../core/files/offerPart'
import { AddressText } from '../parts/AddressText'
import { AmountText } from '../parts/AmountText'
import { Small } from '../parts/basics'
import { useRendered } from '../review/useRendered'
import { GiftRows, RecipientName } from './PaymentsTable'
import { Sentence } from '../parts/Sentence'
import { m } from '../plans/messages'

/** Lists the payments of a plan: the recipients by the current directory, and the objections. */
export function OffersTable({ offers }: { readonly offers: readonly Offer[] }) {
  const rendered = useRendered(offers.length)
  return (
    <GiftRows aria-label={m.offers.name}>
      <thead>
        <tr>
          <th scope="col">{m.offers.recipient}</th>
          <th scope="col">{m.offers.amount}</th>
        </tr>
      </thead>
      <tbody>
        {offers.slice(0, rendered).map((offer, index) => (
          <tr key={index}>
            <th scope="row">
              <RecipientName>
                <bdi>{nameOf(offer)}</bdi>
              </RecipientName>
              <AddressText value={offer.described.recipient} />
              {warningOf(offer)}
            </th>
            <td>
              {offer.asset === null ? (
                m.offers.baseUnits(`${offer.described.amount}`)
              ) : (
                <AmountText amount={offer.described.amount} asset={offer.asset} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </GiftRows>
  )
}

function nameOf(offer: Offer): string {
  if (offer.kind === 'cause' || offer.kind === 'replaced') return offer.cause.name
  if (offer.kind === 'refused') return m.offers.refused
  return offer.label === null ? m.offers.unlisted : m.offers.called(offer.label)
}

function warningOf(offer: Offer) {
  if (offer.kind === 'refused') return <Small>{offer.reason}</Small>
  if (offer.kind === 'replaced')
    return (
      <Small>
        <Sentence of={m.offers.moved(<AddressText value={offer.listed} />)} />
      </Small>
    )
  if (offer.kind === 'address' && offer.warning !== null) return <Small>{offer.warning}</Small>
  return null
}
