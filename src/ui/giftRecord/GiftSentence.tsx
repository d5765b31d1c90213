import { Fragment } from 'react'
import type { GiftRecord } from '../../core/record/giftRecord'
import { AmountText } from '../parts/AmountText'
import { utcDay } from './fieldValues'
import { m } from './messages'

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
