import { type Address, isAddressEqual } from 'viem'
import type { Cause, CauseRecipient } from '../causes/cause'
import { findCause } from '../causes/findCause'
import { recipientOn } from '../causes/recipientOn'
import type { AppChain } from '../chain'
import { parseAmount } from '../money/parseAmount'
import { acceptsAsset } from './acceptsAsset'
import { isAssetKey } from './assetKey'
import { assetsOf } from './assetsOf'
import type { BasketLine } from './basket'
import type { BasketProblem } from './basketProblem'
import type { Gift } from './gift'

export type LineContext = {
  readonly causes: readonly Cause[]
  readonly chain: AppChain
  /** The Safe or wallet that gives. */
  readonly safe: Address
  /** What a person calls it. */
  readonly giverName: 'Safe' | 'wallet'
}

export type CheckedLine = {
  readonly line: BasketLine
  /** Null exactly when there is a problem. */
  readonly gift: Gift | null
  readonly problems: readonly BasketProblem[]
}

/**
 * Reads one line of the basket: who receives (from the directory only), what (from the chain table only) and how much
 * (exactly as typed). Every problem of a line blocks.
 */
export function checkLine(line: BasketLine, { causes, chain, safe, giverName }: LineContext): CheckedLine {
  const problems: BasketProblem[] = []
  const add = (
    field: BasketProblem['field'],
    code: BasketProblem['code'],
    sentence: string,
    remedy: string,
  ) => problems.push({ lineId: line.id, field, severity: 'blocks', code, sentence, remedy })

  const cause = findCause(causes, line.causeId)
  const recipient = cause && recipientOn(cause, chain.id)
  const asset = assetsOf(chain).find((asset) => isAssetKey(line.assetKey, asset)) ?? null

  if (cause === null) {
    add(
      'cause',
      'unknownCause',
      'This cause is not in the directory.',
      'Choose a cause from the directory, or remove this line.',
    )
  } else if (!cause.confirmed) {
    add(
      'cause',
      'unconfirmedCause',
      `${cause.name} has not been confirmed yet.`,
      'Give to it once it is confirmed; remove this line for now.',
    )
  } else if (recipient === null) {
    add(
      'cause',
      'notOnThisChain',
      `${cause.name} has no address on ${chain.name}.`,
      `Remove this line, or give from a ${giverName} on a chain where the cause receives.`,
    )
  } else if (isAddressEqual(recipient.address, safe)) {
    add(
      'cause',
      'recipientIsSafe',
      `The address of ${cause.name} is this ${giverName} itself.`,
      `Remove this line: the gift would not leave the ${giverName}.`,
    )
  } else if (chain.tokens.some(({ address }) => isAddressEqual(address, recipient.address))) {
    add(
      'cause',
      'recipientIsToken',
      `The address of ${cause.name} is the contract of a token.`,
      'Remove this line: what is sent there is lost.',
    )
  }

  if (asset === null) {
    add('asset', 'unknownAsset', `This asset is not known on ${chain.name}.`, 'Choose one from the list.')
    return { line, gift: null, problems }
  }
  if (cause !== null && recipient !== null && !acceptsAsset(recipient, asset)) {
    add(
      'asset',
      'assetNotAccepted',
      `${cause.name} does not take ${asset.symbol}.`,
      `Choose ${acceptedText(recipient, chain)}.`,
    )
  }
  const amount = parseAmount(line.amountText, asset.decimals, asset.symbol)
  if (amount.kind === 'problem') {
    const { code, sentence, remedy } = amount.problem
    add('amount', code, sentence, remedy)
  }

  if (cause === null || recipient === null || amount.kind === 'problem' || problems.length > 0) {
    return { line, gift: null, problems }
  }
  const { id: causeId, name: causeName } = cause
  return {
    line,
    gift: { causeId, causeName, recipient: recipient.address, asset, amount: amount.value },
    problems,
  }
}

function acceptedText(recipient: CauseRecipient, chain: AppChain): string {
  const symbols = assetsOf(chain)
    .filter((asset) => acceptsAsset(recipient, asset))
    .map(({ symbol }) => symbol)
  return symbols.length === 0 ? 'another cause: it takes nothing that is known here' : symbols.join(' or ')
}
