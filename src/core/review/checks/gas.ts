import { type Address, isAddressEqual, size } from 'viem'
import type { Answer } from '../../answer'
import { amountWords } from '../../money/formatAmount'
import type { Refund } from '../../safe/refundOf'
import type { SafeTx } from '../../safe/safeTx'
import { type AssetNames, tokenName } from '../assetNames'
import { byDanger, dangerView } from '../danger'
import { m } from '../checkMessages'
import { ownersOf, type ReviewContext, unreadOf, unreadReason } from '../reviewInput'
import { defineCheck, whatever, never, noReads } from './defineCheck'

/**
 * Gas of an execution beside its calls, repaid as `baseGas`: 21,000 for any transaction, the payment itself, each
 * byte at the price of calldata (EIP-7623), and each signature, a contract's with its verification. Rounded up.
 */
const overhead = { transaction: 100_000n, byte: 40n, key: 12_000n, contract: 400_000n }
/** Size in bytes of the fields of `execTransaction` other than its data, and of one signature. */
const sizes = { fields: 484n, signature: 97n }
/** More than any block holds. */
const absurdGas = 100_000_000n
/** Allows for a price that fell since the transaction was made. */
const fallenPrice = 10n
/** In wei. No price below is too high, on chains with almost free gas. */
const cheapPrice = 2n * 10n ** 9n
/** In wei: 10,000 gwei, ten times the price on a congested chain. */
const absurdPrice = 10_000n * 10n ** 9n
/** More whole tokens than any execution costs. */
const plausibleTokens = 1_000n

type RefundProblem = 'gas' | 'price' | 'amount' | 'stranger'
type RefundFound = {
  /** Another Safe that pays it; null: this one. */
  readonly account: Address | null
  readonly refund: Refund
  readonly problems: readonly RefundProblem[]
  /** True when the receiver is no owner; null: the owners could not be read. */
  readonly isStranger: boolean | null
}

/**
 * Judges the refund of each account that acts, by its size and receiver. Refunds are common since wallets let a Safe
 * pay its own fees, and are money that leaves. The co-signers judge one that is not too high.
 */
export const refund = defineCheck({
  id: 'refund',
  bearsOn: 'noCall',
  states: m.states.refund,
  read(context) {
    const { effects, record, safe, block, part, gasPrice } = context
    const refunds = byDanger(effects, dangerView(context)).flatMap((effect): readonly RefundFound[] => {
      if (effect.kind !== 'refunds') return []
      const { by, refund: paid, call } = effect
      const tx = call === null ? record : call.action.kind === 'execTransaction' ? call.action.tx : null
      const isStranger = strangerAt(paid, by, context)
      return [
        {
          account: isAddressEqual(by, safe) ? null : by,
          refund: paid,
          problems: tx === null ? ['gas'] : problemsOf(paid, tx, isStranger, context),
          isStranger,
        },
      ]
    })
    const isTooMuch = refunds.some(({ problems }) => problems.length > 0)
    const isPriced = refunds.some(({ refund: { token } }) => token === null)
    const unread =
      refunds.length === 0
        ? []
        : [
            ...unreadOf(part('threshold'), part('owners')),
            ...(isPriced && gasPrice.kind !== 'found' ? [unreadReason(gasPrice)] : []),
          ]
    return {
      outcome: isTooMuch ? 'fails' : refunds.length > 0 ? 'unchecked' : 'holds',
      evidence: { refunds },
      unread,
      block,
    }
  },
  detail({ evidence: { refunds } }, names) {
    if (refunds.length === 0) return m.refund.none
    return refunds.map((one) => refundSentence(one, names)).join(' ')
  },
  isJudged: whatever,
})

/**
 * Checks whether a failing call reverts the whole transaction. With a gas limit or refund, it uses the nonce and
 * gives nothing.
 */
export const safeTxGas = defineCheck({
  id: 'safeTxGas',
  bearsOn: 'noCall',
  states: m.states.safeTxGas,
  read({ record: { safeTxGas: gas, gasPrice } }) {
    const outcome = gas === 0n && gasPrice === 0n ? 'holds' : 'unchecked'
    return { outcome, evidence: { safeTxGas: gas, gasPrice }, ...noReads }
  },
  detail: ({ outcome }) => (outcome === 'holds' ? '' : m.refund.gasLimit),
  isJudged: never,
})

/** Returns null when the owners of the account could not be read. */
function strangerAt({ receiver }: Refund, account: Address, context: ReviewContext): boolean | null {
  if (receiver === null) return false
  if (ownersOf(context).some((owner) => isAddressEqual(owner, receiver))) return false
  return isAddressEqual(account, context.safe) && context.part('owners').kind === 'unread' ? null : true
}

function problemsOf(
  paid: Refund,
  tx: Pick<SafeTx, 'data' | 'safeTxGas' | 'baseGas' | 'gasPrice'>,
  isStranger: boolean | null,
  { part, names, gasPrice }: ReviewContext,
): readonly RefundProblem[] {
  const found: RefundProblem[] = []
  const threshold = part('threshold')
  const signatures = BigInt(threshold.kind === 'read' ? threshold.value : 10)
  const owners = part('owners')
  const isKeysOnly = owners.kind === 'read' && owners.value.every(({ kind }) => kind === 'externallyOwned')
  const bytes = BigInt(size(tx.data)) + sizes.fields + sizes.signature * signatures
  const signing = signatures * (isKeysOnly ? overhead.key : overhead.contract)
  if (tx.baseGas > overhead.transaction + overhead.byte * bytes + signing || tx.safeTxGas > absurdGas)
    found.push('gas')
  if (paid.token === null) {
    if (tx.gasPrice > mostPrice(gasPrice)) found.push('price')
    return found
  }
  if (isStranger === true) found.push('stranger')
  // Assume 18 decimals for an unknown token.
  const most = plausibleTokens * 10n ** BigInt(tokenName(paid.token, names)?.decimals ?? 18)
  if (paid.atMost > most) found.push('amount')
  return found
}

/**
 * Caps the gas price, in wei. In coin, a Safe never pays more than the executor's own gas price, which block builders
 * pay to themselves.
 */
function mostPrice(gasPrice: Answer<bigint>): bigint {
  if (gasPrice.kind !== 'found') return absurdPrice
  const most = gasPrice.value * fallenPrice
  return most < cheapPrice ? cheapPrice : most > absurdPrice ? absurdPrice : most
}

/** Describes the sum and receiver of one refund, and its problems, in sentences. */
function refundSentence(
  { account, refund: paid, problems, isStranger }: RefundFound,
  names: AssetNames,
): string {
  const { atMost, token, receiver } = paid
  const name = token === null ? names.native : tokenName(token, names)
  const sum = name === null ? m.refund.units(atMost, token ?? '') : amountWords(atMost, name)
  const why = problems.flatMap((problem) => (problem === 'stranger' ? [] : m.refund.problems[problem]))
  return [
    m.refund.pays(account, sum, receiver, why.join(', ')),
    ...(token === null ? [m.refund.ownPrice] : []),
    ...(isStranger === true ? [m.refund.stranger] : []),
  ].join(' ')
}
