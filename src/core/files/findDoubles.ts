import { assetKey } from '../giving/assets'
import type { FilePayment } from './fileReading'

/** Finds payments of the same amount to the same recipient: groups of two and more, by the place in the file. */
export function findDoubles(payments: readonly FilePayment[]): readonly (readonly FilePayment[])[] {
  const same = new Map<string, FilePayment[]>()
  for (const payment of payments) {
    const { recipient, asset, amount } = payment.gift
    const key = `${recipient} ${assetKey(asset)} ${amount}`
    const others = same.get(key)
    if (others === undefined) same.set(key, [payment])
    else others.push(payment)
  }
  return [...same.values()].filter((group) => group.length > 1)
}
