import { encodeFunctionData, erc20Abi, isAddress, isAddressEqual, maxUint256, zeroAddress } from 'viem'
import { BaseError } from '../baseError'
import type { Call } from '../safe/safeTx'
import type { AssetId, Gift } from './gift'
import type { DescribedGift } from './giftDocument'

/** The fields of a gift that its calldata has, and its name for errors. */
type Payment = Omit<Gift, 'asset' | 'causeId'> & Partial<Pick<Gift, 'causeId'>> & { readonly asset: AssetId }

/**
 * Builds one call for each gift, in the same order: a plain send of the chain's own coin without data, or an ERC-20
 * `transfer`. Gifts come from `checkBasket`, so an error here is a bug.
 *
 * @throws EmptyBatchError, InvalidGiftError
 */
export function buildBatch(gifts: readonly Payment[]): readonly Call[] {
  if (gifts.length === 0) throw new EmptyBatchError()
  return gifts.map(buildCall)
}

function buildCall(gift: Payment): Call {
  const { asset, recipient, amount } = gift
  if (amount <= 0n || amount > maxUint256)
    throw new InvalidGiftError(gift, `its amount is ${amount} base units`)
  if (!isAddress(recipient)) throw new InvalidGiftError(gift, 'its recipient is not an EIP-55 address')
  if (isAddressEqual(recipient, zeroAddress))
    throw new InvalidGiftError(gift, 'its recipient is the zero address')
  if (asset.kind === 'native') return { to: recipient, value: amount, data: '0x' }

  if (!isAddress(asset.address)) throw new InvalidGiftError(gift, 'its token is not an EIP-55 address')
  if (isAddressEqual(recipient, asset.address))
    throw new InvalidGiftError(gift, 'its recipient is the token itself')
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [recipient, amount] })
  return { to: asset.address, value: 0n, data }
}

export class EmptyBatchError extends BaseError {
  override name = 'EmptyBatchError'

  constructor() {
    super('There is no gift to send.', { hints: ['Put at least one gift into the basket.'] })
  }
}

export class InvalidGiftError extends BaseError {
  override name = 'InvalidGiftError'

  constructor(gift: Payment, why: string) {
    super(`The gift to ${gift.payeeName} cannot be sent: ${why}.`, {
      hints: ['Nothing was sent. Check the basket again.'],
    })
  }
}

/**
 * Builds the calls for the payments of a gift document, in their order.
 *
 * @throws EmptyBatchError, InvalidGiftError for what `readGiftDocument` refuses
 */
export function describedCalls(gifts: readonly DescribedGift[]): readonly Call[] {
  return buildBatch(
    gifts.map(({ name, recipient, token, amount }) => ({
      payeeName: name ?? recipient,
      recipient,
      asset: token === null ? ({ kind: 'native' } as const) : ({ kind: 'token', address: token } as const),
      amount,
    })),
  )
}
