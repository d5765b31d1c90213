import { amountWords } from '../../../core/money/formatAmount'
import type { Gift } from '../../../core/giving/gift'
import { totalsByAsset } from '../../../core/giving/totalsByAsset'
import { m } from '../../outbox/messages'
import type { WalletContext } from '../accountContext'

/**
 * Finds an asset that the wallet holds too little of for these gifts, in words; null: none. An unreadable balance is no
 * shortage: the wallet checks again itself. Throws only when aborted.
 */
export async function findShortage(
  { chainReader, address, signal }: Pick<WalletContext, 'chainReader' | 'address' | 'signal'>,
  gifts: readonly Gift[],
): Promise<string | null> {
  const totals = totalsByAsset(gifts)
  const answer = await chainReader.readBalances(
    address,
    totals.map(({ asset }) => asset),
    signal,
  )
  if (answer.kind !== 'found') return null
  const short = totals.find(({ amount }, index) => (answer.value[index] ?? amount) < amount)
  if (short === undefined) return null
  const { asset, amount } = short
  return m.send.shortage(amountWords(amount, asset), asset.symbol)
}
