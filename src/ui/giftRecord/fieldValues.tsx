import { type ReactNode, Fragment } from 'react'
import type { AppChain } from '../../core/chain'
import { formatAmountFor } from '../../core/money/formatAmount'
import type { GiftRecord } from '../../core/record/giftRecord'
import type { RecordField } from '../../core/record/recordCheck'
import { locale } from '../../language/messages'
import { AddressText } from '../parts/AddressText'
import { AmountText } from '../parts/AmountText'
import { Small } from '../parts/basics'
import { dayText } from '../../core/dayText'
import { m } from './messages'

const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' })
const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
const country = new Intl.DisplayNames(locale, { type: 'region' })

/** Formats a time in UTC, the same on every device: "23 November 2026 at 10:31:00 UTC". */
function utcText(atMs: number): string {
  return moment.format(atMs)
}

/** Formats the day of a time in UTC. */
function utcDay(atMs: number): string {
  return day.format(atMs)
}

type Write = (gift: GiftRecord, chains: readonly AppChain[]) => ReactNode

const { values } = m
const hash = (value: string) => <AddressText value={value} />
const words = (value: string | null) => (value === null ? values.none : <bdi>{value}</bdi>)
const safeOf = ({ payer }: GiftRecord) => (payer.kind === 'safe' ? payer : null)

function exact(amount: bigint, { asset }: GiftRecord): ReactNode {
  return (
    <>
      <AmountText amount={amount} asset={asset} /> <Small as="span">{values.baseUnits(`${amount}`)}</Small>
    </>
  )
}

/** Values of a record by field, for screen and paper. Amounts keep every digit. */
export const fieldValues: Readonly<Record<RecordField, Write>> = {
  chainId: ({ chainId }, chains) => {
    const chain = chains.find(({ id }) => id === chainId)
    return chain === undefined ? values.unknownChain(chainId) : values.chain(chain.name, chainId)
  },
  txHash: ({ txHash }) => hash(txHash),
  blockNumber: ({ blockNumber }) => blockNumber.toString(),
  blockHash: ({ blockHash }) => hash(blockHash),
  atMs: ({ atMs }) => <time dateTime={new Date(atMs).toISOString()}>{utcText(atMs)}</time>,
  executor: ({ executor }) => hash(executor),
  feeWei: ({ feeWei, chainId }, chains) => {
    const coin = chains.find(({ id }) => id === chainId)?.nativeCurrency
    return (
      <>
        {coin !== undefined && (
          <>
            <AmountText amount={feeWei} asset={coin} />{' '}
          </>
        )}
        <Small as="span">{values.wei(`${feeWei}`)}</Small>
      </>
    )
  },
  'payer.kind': ({ payer }) => values[payer.kind],
  'payer.address': ({ payer }) => hash(payer.address),
  'payer.safeTxHash': (gift) => {
    const payer = safeOf(gift)
    return payer === null ? values.none : hash(payer.safeTxHash)
  },
  'payer.nonce': ({ payer }) => payer.nonce?.toString() ?? values.notStated,
  'payer.signers': (gift) => {
    const signers = safeOf(gift)?.signers ?? null
    if (signers === null) return values.notStated
    if (signers.length === 0) return values.none
    return signers.map((signer) => <div key={signer}>{hash(signer)}</div>)
  },
  'payer.refund': (gift) => {
    const refund = safeOf(gift)?.refund ?? null
    if (refund === null) return values.none
    return (
      <>
        {values.refund(`${refund.amount}`)}
        {hash(refund.receiver)}
        {refund.token !== null && <div>{hash(refund.token)}</div>}
      </>
    )
  },
  // A wallet's batch is read from events, which are not its calls.
  index: ({ index, payer }) => (payer.kind === 'safe' ? values.place(index + 1) : values.number(index + 1)),
  recipient: ({ recipient }) => hash(recipient),
  'asset.token': ({ asset }) => (asset.token === null ? values.coin : hash(asset.token)),
  amount: (gift) => exact(gift.amount, gift),
  arrived: (gift) => exact(gift.arrived, gift),
  outcome: ({ outcome }) => values.outcomes[outcome],
  'asset.symbol': ({ asset }) => words(asset.symbol),
  'asset.decimals': ({ asset }) => `${asset.decimals}`,
  'cause.id': ({ cause }) => words(cause?.id ?? null),
  'cause.name': ({ cause }) => words(cause?.name ?? null),
  'cause.country': ({ cause }) => {
    const code = cause?.country ?? null
    return code === null ? values.noCountry : (country.of(code) ?? code)
  },
  'cause.registration': ({ cause }) => {
    const registration = cause?.registration ?? null
    return registration === null
      ? values.noRegistration
      : values.registration(registration.authority, registration.number)
  },
  directory: ({ directory }) =>
    directory === null ? values.none : values.directory(directory.version, dayText(directory.date)),
  'noted.name': ({ noted }) => words(noted.name),
  'noted.purpose': ({ noted }) => words(noted.purpose),
  'noted.memo': ({ noted }) => words(noted.memo),
  'noted.planId': ({ noted }) => words(noted.planId),
  'noted.proposer': ({ noted }) => (noted.proposer === null ? values.none : hash(noted.proposer)),
  'noted.value': ({ noted: { value } }) =>
    value === null
      ? values.none
      : values.value(moneyText(value.amount, value.currency), value.source, utcText(value.atMs)),
}

function moneyText(amount: bigint, currency: string): string {
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  return `${formatAmountFor(amount, digits, locale)} ${currency}`
}

/** Shows "25 LUSD to Open Wells on 23 November 2026", from the record. */
export function GiftSentence({ gift }: { readonly gift: GiftRecord }) {
  const { amount, asset, cause, atMs } = gift
  const parts = m.gave(
    <AmountText key="amount" amount={amount} asset={asset} />,
    <bdi key="name">{cause?.name ?? m.unnamed}</bdi>,
    utcDay(atMs),
  )
  return parts.map((part, at) => <Fragment key={at}>{part}</Fragment>)
}
