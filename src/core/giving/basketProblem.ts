import type { AmountProblem } from '../money/parseAmount'

/** Something that stands against giving what is in the basket, or that a person should weigh before. */
export type BasketProblem = {
  /** The line it stands beside; null when it concerns the basket. */
  readonly lineId: string | null
  readonly field: 'basket' | 'cause' | 'asset' | 'amount'
  /** Nothing is given while something blocks. */
  readonly severity: 'blocks' | 'notice'
  readonly code:
    | AmountProblem['code']
    | 'emptyBasket'
    | 'tooManyGifts'
    | 'unknownCause'
    | 'unconfirmedCause'
    | 'notOnThisChain'
    | 'recipientStopped'
    | 'recipientChanged'
    | 'recipientIsSafe'
    | 'recipientIsToken'
    | 'recipientIsZero'
    | 'recipientIsSystem'
    | 'unknownAsset'
    | 'assetNotAccepted'
    | 'repeatedLine'
    | 'balanceTooLow'
    | 'balancePromised'
    | 'balanceUnknown'
  readonly sentence: string
  readonly remedy: string
}
