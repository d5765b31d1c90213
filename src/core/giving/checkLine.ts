import { isAddressEqual } from 'viem'
import type { CauseRecipient } from '../causes/cause'
import { findStopped } from '../causes/stoppedOn'
import { parseAmount } from '../money/parseAmount'
import { acceptsAsset } from './acceptsAsset'
import { isAssetKey } from './assetKey'
import { assetsOf } from './assetsOf'
import type { BasketLine, Payee } from './basket'
import type { BasketProblem } from './basketProblem'
import { checkPayee, type PayeeContext } from './checkPayee'
import type { Asset, Gift } from './gift'
import { m } from './messages'

export type LineContext = PayeeContext

export type CheckedLine = {
  readonly line: BasketLine
  /** Null exactly when there is a problem that blocks. */
  readonly gift: Gift | null
  readonly problems: readonly BasketProblem[]
}

/**
 * Reads a line of the basket: payee, asset and the exact amount. Every problem blocks, except an address that the
 * directory has changed since the line was added.
 */
export function checkLine(line: BasketLine, context: LineContext): CheckedLine {
  const { chain } = context
  const assets = assetsOf(chain, context.customTokens)
  const problems: BasketProblem[] = []
  const add = (
    field: BasketProblem['field'],
    code: BasketProblem['code'],
    sentence: string,
    remedy: string,
  ) => problems.push({ lineId: line.id, field, severity: 'blocks', code, sentence, remedy })

  const { payee, problem } = checkPayee(line.payee, context)
  if (problem !== null) add('cause', problem.code, problem.sentence, problem.remedy)

  const asset = assets.find((asset) => isAssetKey(line.assetKey, asset)) ?? null
  if (asset === null) {
    add('asset', 'unknownAsset', m.line.unknownAsset(chain.name), m.line.chooseListed)
    return { line, gift: null, problems }
  }
  if (payee !== null && !acceptsAsset(payee, asset)) {
    add(
      'asset',
      'assetNotAccepted',
      m.line.notTaken(payee.payeeName, asset.symbol),
      acceptedText(payee, assets),
    )
  }
  const amount = parseAmount(line.amountText, asset.decimals, asset.symbol)
  if (amount.kind === 'problem') {
    const { code, sentence, remedy } = amount.problem
    add('amount', code, sentence, remedy)
  }

  if (payee === null || amount.kind === 'problem' || problems.length > 0)
    return { line, gift: null, problems }
  const { causeId, payeeName, recipient } = payee
  const changed = changedWords(line.payee, payee, context)
  if (changed !== null)
    problems.push({
      lineId: line.id,
      field: 'cause',
      severity: 'notice',
      code: 'recipientChanged',
      sentence: changed,
      remedy: m.line.compare,
    })
  const planned = line.planned !== undefined && { planned: line.planned }
  const gift = { causeId, payeeName, recipient, asset, amount: amount.value, ...planned }
  return { line, gift, problems }
}

/** Returns a sentence when the directory's address has changed since the line was added; null: unchanged. */
function changedWords(
  chosen: Payee,
  { payeeName, recipient }: Pick<Gift, 'payeeName' | 'recipient'>,
  { causes, chain }: LineContext,
): string | null {
  const seen = chosen.kind === 'cause' ? chosen.seen : undefined
  if (seen === undefined || isAddressEqual(seen, recipient)) return null
  const listed = findStopped(causes, chain.id, seen)
  const changed = m.line.changed(payeeName, chain.name, recipient, seen)
  if (listed === null) return changed
  const { state, since } = listed.stopped
  return m.line.changedStopped(changed, state, since)
}

function acceptedText(recipient: Partial<CauseRecipient>, assets: readonly Asset[]): string {
  const symbols = assets.filter((asset) => acceptsAsset(recipient, asset)).map(({ symbol }) => symbol)
  return symbols.length === 0 ? m.line.chooseOther : m.line.choose(symbols)
}
