import type { Address } from 'viem'
import type { PlanPart } from './planPart'
import type { AmountProblem } from '../money/parseAmount'

/** The recipient of a line. */
export type Payee =
  | {
      readonly kind: 'cause'
      readonly causeId: string
      /** The cause's address in the directory when the line was added. Absent in baskets of earlier releases. */
      readonly seen?: Address
    }
  /** Chosen by the giver, not from the directory. */
  | {
      readonly kind: 'address'
      /** EIP-55 checksummed. */
      readonly address: Address
      /** The giver's own label. */
      readonly name: string | null
      /** The ENS name that resolved to the address when the line was added. */
      readonly ensName: string | null
    }

/** A line of the basket as typed, unchecked. */
export type BasketLine = {
  /** Stable within the basket. */
  readonly id: string
  readonly payee: Payee
  /** `native`, or the token's address on the Safe's chain. */
  readonly assetKey: string
  readonly amountText: string
  /** Source of an amount entered in money (`core/prices/planned`). Absent for a typed amount. */
  readonly planned?: string | undefined
  /** The giver's note for the payee as typed, such as an invoice number. Absent or empty: none. */
  readonly memo?: string | undefined
}

export type Basket = {
  readonly lines: readonly BasketLine[]
  /** The last proposal or batch made of this basket, while some of its lines are left. */
  readonly plan?: PlanPart
  /** Purpose of the gift as typed, not empty. Absent: no purpose. */
  readonly purpose?: string
}

/** Maximum length of a purpose in a gift document, in characters. */
export const maxPurposeLength = 280

/** Maximum length of a memo, in characters. */
export const maxMemoLength = 80

/** Maximum number of stored lines. */
export const maxLines = 1_000

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

export type Lines = readonly BasketLine[]

/**
 * Adds a line for a payee.
 *
 * @param id - One that no line of this gift has had, also none that was removed.
 */
export function addLine(lines: Lines, line: Pick<BasketLine, 'payee' | 'assetKey'>, id: string): Lines {
  return [...lines, { id, ...line, amountText: '' }]
}

/** Changes fields of one line. */
export function changeLine(
  lines: Lines,
  id: string,
  fields: Partial<Omit<BasketLine, 'id' | 'payee'>>,
): Lines {
  return lines.map((line) => (line.id === id ? { ...line, ...fields } : line))
}

/** Sets the notes of several lines. `memos`: by the id of the line. */
export function setMemos(lines: Lines, memos: ReadonlyMap<string, string>): Lines {
  return lines.map((line) => {
    const memo = memos.get(line.id)
    return memo === undefined ? line : { ...line, memo }
  })
}

/** Sets the amounts of several lines. `amounts`: by the id of the line. */
export function setAmounts(lines: Lines, amounts: ReadonlyMap<string, string>): Lines {
  return lines.map((line) => {
    const amountText = amounts.get(line.id)
    return amountText === undefined ? line : { ...line, amountText, planned: undefined }
  })
}
