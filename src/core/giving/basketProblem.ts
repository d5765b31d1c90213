import type { AmountProblem } from '../money/parseAmount'

/** Problem that blocks a gift, or that the user should consider first. */
export type BasketProblem = {
  /** The line with the problem; null when it concerns the basket. */
  readonly lineId: string | null
  readonly field: 'basket' | 'cause' | 'asset' | 'amount'
  /** A problem that blocks stops the whole gift. */
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
