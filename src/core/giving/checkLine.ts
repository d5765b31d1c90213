import { isAddressEqual } from 'viem'
import type { CauseRecipient } from '../causes/cause'
import { findStopped } from '../causes/stoppedOn'
import { cleanText } from '../cleanLine'
import { type AmountProblem, amountProblem, parseAmount } from '../money/parseAmount'
import { acceptsAsset, isAssetKey, assetsOf } from './assets'
import { type BasketLine, type BasketProblem, maxMemoLength, type Payee } from './basket'
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
  const assets = assetsOf(context.chain, context.customTokens)
  const asset = assets.find((asset) => isAssetKey(line.assetKey, asset)) ?? null
  const amount = asset === null ? null : parseAmount(line.amountText, asset.decimals, asset.symbol)
  const { gift, problems } = check(
    {
      payee: line.payee,
      asset,
      amount: amount?.kind === 'ok' ? amount.value : 0n,
      planned: line.planned,
      memo: line.memo,
      unfit: amount?.kind === 'problem' ? amount.problem : null,
    },
    context,
  )
  return { line, gift, problems: problems.map((problem) => ({ ...problem, lineId: line.id })) }
}

/** Returns `checkLine` for one context. It reads each line once: a key in a long basket changes one of them. */
export function lineChecker(context: LineContext): (line: BasketLine) => CheckedLine {
  const known = new WeakMap<BasketLine, CheckedLine>()
  return (line) => {
    const before = known.get(line)
    if (before !== undefined) return before
    const checked = checkLine(line, context)
    known.set(line, checked)
    return checked
  }
}

/** A payment whose asset and amount are known, and its payee still to be checked. */
export type Payment = Pick<Gift, 'asset' | 'amount' | 'memo'> & { readonly payee: Payee }

/** Checks a payment as `checkLine` checks a line, without a text of its amount. */
export function checkPayment(payment: Payment, context: LineContext): CheckedPayment {
  return check({ ...payment, planned: undefined, unfit: amountProblem(payment.amount) }, context)
}

type CheckedPayment = Pick<CheckedLine, 'gift'> & {
  readonly problems: readonly Omit<BasketProblem, 'lineId'>[]
}

type Unchecked = Pick<Gift, 'amount' | 'planned' | 'memo'> & {
  readonly payee: Payee
  readonly asset: Asset | null
  /** Names what is wrong with the amount. Null: nothing, where the asset is known. */
  readonly unfit: AmountProblem | null
}

function check(
  { payee: chosen, asset, amount, planned, memo: typed, unfit }: Unchecked,
  context: LineContext,
): CheckedPayment {
  const { chain } = context
  const problems: Omit<BasketProblem, 'lineId'>[] = []
  const add = (
    field: BasketProblem['field'],
    code: BasketProblem['code'],
    sentence: string,
    remedy: string,
  ) => problems.push({ field, severity: 'blocks', code, sentence, remedy })

  const { payee, problem } = checkPayee(chosen, context)
  if (problem !== null) add('cause', problem.code, problem.sentence, problem.remedy)

  if (asset === null) {
    add('asset', 'unknownAsset', m.line.unknownAsset(chain.name), m.line.chooseListed)
    return { gift: null, problems }
  }
  if (payee !== null && !acceptsAsset(payee, asset)) {
    add(
      'asset',
      'assetNotAccepted',
      m.line.notTaken(payee.payeeName, asset.symbol),
      acceptedText(payee, assetsOf(chain, context.customTokens)),
    )
  }
  if (unfit !== null) add('amount', unfit.code, unfit.sentence, unfit.remedy)

  if (payee === null || problems.length > 0) return { gift: null, problems }
  const { causeId, payeeName, recipient } = payee
  const changed = changedWords(chosen, payee, context)
  if (changed !== null)
    problems.push({
      field: 'cause',
      severity: 'notice',
      code: 'recipientChanged',
      sentence: changed,
      remedy: m.line.compare,
    })
  const memo = typed === undefined ? null : cleanText(typed, maxMemoLength)
  const gift = {
    causeId,
    payeeName,
    recipient,
    asset,
    amount,
    ...(planned !== undefined && { planned }),
    ...(memo !== null && { memo }),
  }
  return { gift, problems }
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
