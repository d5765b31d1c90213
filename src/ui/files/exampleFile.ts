import type { Cause } from '../../core/causes/cause'
import { recipientOn } from '../../core/causes/recipientOn'
import { writeGiftTable, writtenGift } from '../../core/files/writeGiftTable'
import { acceptsAsset, assetsOf } from '../../core/giving/assets'
import { checkPayment } from '../../core/giving/checkLine'
import { formatTable } from '../../flows/files/csvTable'
import type { Giver } from '../give/giver'
import { fileContextOf } from './fileContextOf'

/** Lines of the example. */
const lines = 3

/**
 * Writes an example file: payments to causes of the directory that can be given to now, each of one whole coin or token.
 * Null: there is no such cause.
 */
export function exampleFile(giver: Giver, causes: readonly Cause[]): string | null {
  const context = fileContextOf(giver, causes)
  const assets = assetsOf(giver.chain)
  const gifts = causes.flatMap((cause, index) => {
    const recipient = recipientOn(cause, giver.chain.id)
    if (recipient === null) return []
    const taken = assets.filter((asset) => acceptsAsset(recipient, asset))
    const asset = taken[index % Math.max(1, taken.length)]
    if (asset === undefined) return []
    const payee = { kind: 'cause', causeId: cause.id } as const
    return checkPayment({ payee, asset, amount: 10n ** BigInt(asset.decimals) }, context).gift ?? []
  })
  if (gifts.length === 0) return null
  return formatTable(writeGiftTable(gifts.slice(0, lines).map(writtenGift)))
}
