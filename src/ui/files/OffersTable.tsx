import type { Offer } from '../../core/files/offerPart'
import { AddressText } from '../parts/AddressText'
import { AmountText } from '../parts/AmountText'
import { Small } from '../parts/basics'
import { useRendered } from '../review/useRendered'
import { GiftRows, RecipientName } from './PaymentsTable'

/** The payments of a plan: who receives by the directory of now, and what stands against it. */
export function OffersTable({ offers }: { readonly offers: readonly Offer[] }) {
  const rendered = useRendered(offers.length)
  return (
    <GiftRows aria-label="Payments of the plan">
      <thead>
        <tr>
          <th scope="col">Recipient</th>
          <th scope="col">Amount</th>
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
                `${offer.described.amount} base units`
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
  if (offer.kind === 'cause' || offer.kind === 'moved') return offer.cause.name
  if (offer.kind === 'refused') return 'Cannot be given'
  return offer.label === null ? 'Not in the directory' : `Not in the directory, called “${offer.label}”`
}

function warningOf(offer: Offer) {
  if (offer.kind === 'refused') return <Small>{offer.reason}</Small>
  if (offer.kind === 'moved')
    return (
      <Small>
        The directory has another address for this cause: <AddressText value={offer.listed} />. The one of the
        plan is not paid.
      </Small>
    )
  if (offer.kind === 'unlisted' && offer.warning !== null) return <Small>{offer.warning}</Small>
  return null
}
