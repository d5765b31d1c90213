import styled from 'styled-components'
import { quotable } from '../../core/cleanLine'
import type { Cause } from '../../core/causes/cause'
import type { FilePayment } from '../../core/files/fileReading'
import { shownMemo } from '../../core/giving/shownMemo'
import { useShownMemo } from '../causes/useShownMemo'
import { AddressText } from '../parts/AddressText'
import { AmountText } from '../parts/AmountText'
import { Small } from '../parts/basics'
import { PaymentRowBoundary } from '../parts/PaymentRowBoundary'
import { useRendered } from '../review/useRendered'
import { m } from './messages'
import { m as plans } from '../plans/messages'
import type { Offer } from '../../core/files/offerPart'
import { Sentence } from '../parts/Sentence'

/** Table of payments, for files and plans. */
const GiftRows = styled.table`
  width: 100%;

  th,
  td {
    padding-block: var(--space-2);
    padding-inline: 0;
    border-block-end: 1px solid var(--line);
    vertical-align: baseline;
    overflow-wrap: anywhere;
    text-align: start;
    font-weight: 400;
  }

  thead th {
    overflow-wrap: normal;
    font-size: var(--text-small);
    color: var(--ink-soft);
    border-color: var(--line-strong);
  }

  th + th,
  td {
    padding-inline-start: var(--space-3);
  }

  td:last-child,
  th:last-child {
    min-width: 5.5rem;
    text-align: end;
  }
`

const RecipientName = styled.strong`
  display: block;
  overflow-wrap: anywhere;
`

type OfferMemoProps = { readonly memo: string | undefined; readonly causes: readonly Cause[] }

function OfferMemo({ memo, causes }: OfferMemoProps) {
  const text = memo === undefined ? null : shownMemo(memo, causes)
  if (text === null) return null
  return (
    <Small>
      <Sentence of={plans.offers.memo(<bdi>{text}</bdi>)} />
    </Small>
  )
}

type PaymentsTableProps = {
  readonly caption: string
  readonly payments: readonly FilePayment[]
  readonly placeName: keyof typeof m.preview.place
  /** The other places of the same payment, by place. */
  readonly doubles?: ReadonlyMap<number, string>
}

/** Lists payments of a file with their recipients in full. */
export function PaymentsTable({ caption, payments, placeName, doubles }: PaymentsTableProps) {
  const rendered = useRendered(payments.length)
  return (
    <GiftRows aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">{m.preview.place[placeName]}</th>
          <th scope="col">{plans.offers.recipient}</th>
          <th scope="col">{plans.offers.amount}</th>
        </tr>
      </thead>
      <tbody>
        {payments.slice(0, rendered).map((payment) => (
          <PaymentRowBoundary key={payment.place} columns={3} still={m.stillInList}>
            <PaymentRow payment={payment} same={doubles?.get(payment.place)} placeName={placeName} />
          </PaymentRowBoundary>
        ))}
      </tbody>
    </GiftRows>
  )
}

type PaymentRowProps = Pick<PaymentsTableProps, 'placeName'> & {
  readonly payment: FilePayment
  /** The other places of the same payment. */
  readonly same: string | undefined
}

function PaymentRow({ payment: { place, gift, payee }, same, placeName }: PaymentRowProps) {
  const memo = useShownMemo()(gift.memo)
  return (
    <tr>
      <th scope="row">{place}</th>
      <td>
        {gift.payeeName !== gift.recipient && (
          <RecipientName>
            <bdi>{gift.payeeName}</bdi>
          </RecipientName>
        )}
        {payee.kind === 'address' && payee.ensName !== null && payee.name !== null && (
          <Small>{payee.ensName}</Small>
        )}
        <AddressText value={gift.recipient} />
        {memo !== null && (
          <Small>
            <Sentence of={m.preview.memo(<bdi>{memo}</bdi>)} />
          </Small>
        )}
        {same !== undefined && <Small>{m.doubles.sameAs(placeName, same)}</Small>}
      </td>
      <td>
        <AmountText amount={gift.amount} asset={gift.asset} />
      </td>
    </tr>
  )
}

type OffersTableProps = { readonly offers: readonly Offer[]; readonly causes: readonly Cause[] }

/** Lists the payments of a plan: the recipients by the current directory, and the objections. */
export function OffersTable({ offers, causes }: OffersTableProps) {
  const rendered = useRendered(offers.length)
  return (
    <GiftRows aria-label={plans.offers.name}>
      <thead>
        <tr>
          <th scope="col">{plans.offers.recipient}</th>
          <th scope="col">{plans.offers.amount}</th>
        </tr>
      </thead>
      <tbody>
        {offers.slice(0, rendered).map((offer, index) => (
          <PaymentRowBoundary key={index} columns={2} still={m.stillInList}>
            <OfferRow offer={offer} causes={causes} />
          </PaymentRowBoundary>
        ))}
      </tbody>
    </GiftRows>
  )
}

type OfferRowProps = Pick<OffersTableProps, 'causes'> & { readonly offer: Offer }

function OfferRow({ offer, causes }: OfferRowProps) {
  const { described, asset } = offer
  return (
    <tr>
      <th scope="row">
        <RecipientName>
          <bdi>{nameOf(offer)}</bdi>
        </RecipientName>
        <AddressText value={described.recipient} />
        <OfferMemo memo={described.memo} causes={causes} />
        {warningOf(offer)}
      </th>
      <td>
        {asset === null ? (
          plans.offers.baseUnits(`${described.amount}`)
        ) : (
          <AmountText amount={described.amount} asset={asset} />
        )}
      </td>
    </tr>
  )
}

function nameOf(offer: Offer): string {
  if (offer.kind === 'cause' || offer.kind === 'replaced') return offer.cause.name
  if (offer.kind === 'refused') return plans.offers.refused
  return offer.label === null ? plans.offers.unlisted : plans.offers.called(quotable(offer.label))
}

function warningOf(offer: Offer) {
  if (offer.kind === 'refused') return <Small>{offer.reason}</Small>
  if (offer.kind === 'replaced')
    return (
      <Small>
        <Sentence of={plans.offers.moved(<AddressText value={offer.listed} />)} />
      </Small>
    )
  if (offer.kind === 'address' && offer.warning !== null) return <Small>{offer.warning}</Small>
  return null
}
