import { amountFieldText } from '../money/formatAmount'
import { assetKey } from './assets'
import type { BasketLine, Payee } from './basket'
import type { Gift } from './gift'

/** Writes a payment as a line of the basket, where its amount becomes a text to edit. */
export function lineOf(
  payee: Payee,
  { asset, amount }: Pick<Gift, 'asset' | 'amount'>,
): Omit<BasketLine, 'id'> {
  return { payee, assetKey: assetKey(asset), amountText: amountFieldText(amount, asset.decimals) }
}
