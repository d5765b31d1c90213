import { amountFieldText } from '../money/formatAmount'
import { assetKey } from './assets'
import type { BasketLine, Payee } from './basket'
import type { Gift } from './gift'

/** Writes a payment as a line of the basket, where its amount becomes a text to edit. */
export function lineOf(
  payee: Payee,
  { asset, amount, memo }: Pick<Gift, 'asset' | 'amount' | 'memo'>,
): Omit<BasketLine, 'id'> {
  const amountText = amountFieldText(amount, asset.decimals)
  return { payee, assetKey: assetKey(asset), amountText, ...(memo !== undefined && { memo }) }
}
