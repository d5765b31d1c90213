import { isAddressEqual } from 'viem'
import { assetKey, isAssetKey } from './assets'
import type { BasketLine } from './basket'
import type { Gift } from './gift'
import { canMean } from '../money/readAmount'

/**
 * Removes the lines of sent gifts. Of equal lines, as many stay as are unsent, so that it is idempotent across reloads. A
 * line edited since is another gift and stays.
 *
 * @param gifts - All gifts that were to be sent together.
 * @param sent - Indexes in `gifts` of the sent ones.
 * @param lineIds - Lines of the gifts: in a plan, an equal line may belong to another part.
 */
export function withoutSent(
  lines: readonly BasketLine[],
  gifts: readonly Gift[],
  sent: readonly number[],
  lineIds?: readonly string[],
): readonly BasketLine[] {
  if (lineIds !== undefined) {
    const gone = new Map(sent.map((index) => [lineIds[index], gifts[index]]))
    const left = lines.filter((line) => {
      const gift = gone.get(line.id)
      return gift === undefined || !isFrom(line, gift)
    })
    return left.length === lines.length ? lines : left
  }
  return sent.reduce((left, index) => {
    const gift = gifts[index]
    if (gift === undefined) return left
    const waiting = gifts.filter((other, place) => isSame(other, gift) && !sent.includes(place)).length
    const equal = left.filter((line) => isFrom(line, gift))
    return equal.length <= waiting ? left : left.filter((line) => line !== equal[0])
  }, lines)
}

function isSame(one: Gift, other: Gift): boolean {
  return (
    one.causeId === other.causeId &&
    isAddressEqual(one.recipient, other.recipient) &&
    one.amount === other.amount &&
    isAssetKey(assetKey(one.asset), other.asset)
  )
}

function isFrom(line: BasketLine, { causeId, recipient, asset, amount }: Gift): boolean {
  const { payee } = line
  const isPayee =
    payee.kind === 'cause'
      ? payee.causeId === causeId
      : causeId === null && isAddressEqual(payee.address, recipient)
  if (!isPayee || !isAssetKey(line.assetKey, asset)) return false
  return canMean(line.amountText, asset.decimals, amount)
}
