import type { Address } from 'viem'
import type { GiftRecord } from './giftRecord'
import { tokenKey } from './recordFilter'

/** Total of the gifts of one token, in its base units. Amounts of two tokens are never added. */
export type TokenTotal = {
  readonly asset: GiftRecord['asset']
  readonly gifts: number
  /** Number of gifts that stayed with the recipient in full. */
  readonly delivered: number
  /** Amount requested by transactions that did not fail. */
  readonly asked: bigint
  /** Amount that stayed with the recipients. */
  readonly arrived: bigint
  /** The gifts to causes of the directory, and those to other addresses. Together they are all. */
  readonly toCauses: PartTotal
  readonly toOthers: PartTotal
}

type PartTotal = { readonly gifts: number; readonly arrived: bigint }

type Writable<T> = { -readonly [key in keyof T]: T[key] }

const nothing: PartTotal = { gifts: 0, arrived: 0n }

/** Adds the gifts up by token, most used first. */
export function totalsByToken(gifts: readonly GiftRecord[]): readonly TokenTotal[] {
  const totals = new Map<string, Writable<TokenTotal>>()
  for (const { asset, outcome, amount, arrived, cause } of gifts) {
    const key = tokenKey(asset)
    let sum = totals.get(key)
    if (sum === undefined) {
      sum = { asset, gifts: 0, delivered: 0, asked: 0n, arrived: 0n, toCauses: nothing, toOthers: nothing }
      totals.set(key, sum)
    }
    sum.gifts += 1
    sum.delivered += outcome === 'delivered' ? 1 : 0
    sum.asked += outcome === 'failed' ? 0n : amount
    sum.arrived += arrived
    const part = cause === null ? 'toOthers' : 'toCauses'
    sum[part] = { gifts: sum[part].gifts + 1, arrived: sum[part].arrived + arrived }
  }
  return [...totals.values()].toSorted((one, other) => other.gifts - one.gifts)
}

/** Value of delivered gifts, by the prices noted when they were planned. */
export type ValueTotal = {
  /** ISO 4217. */
  readonly currency: string
  /** In the smallest unit of the currency. */
  readonly amount: bigint
  /** Number of delivered gifts with a value in this currency. */
  readonly gifts: number
}

/** Adds up the noted values by currency, of delivered gifts only. */
export function valuesByCurrency(gifts: readonly GiftRecord[]): readonly ValueTotal[] {
  const totals = new Map<string, ValueTotal>()
  for (const { outcome, noted } of gifts) {
    if (outcome !== 'delivered' || noted.value === null) continue
    const { currency, amount } = noted.value
    const sum = totals.get(currency) ?? { currency, amount: 0n, gifts: 0 }
    totals.set(currency, { currency, amount: sum.amount + amount, gifts: sum.gifts + 1 })
  }
  return [...totals.values()]
}

/** Network fees and refunds, beside the gifts. */
export type FeeTotal = {
  readonly executor: Address
  /** Of the chain's own coin. */
  readonly feeWei: bigint
  readonly transactions: number
}

/** Refunds that the Safe paid to executors, by token and receiver. */
export type RefundTotal = {
  /** Null: the chain's own coin. */
  readonly token: Address | null
  readonly receiver: Address
  readonly amount: bigint
  readonly transactions: number
}

/** Adds up fees and refunds of the transactions of these gifts. Each counts once, however many gifts it has. */
export function costsOf(gifts: readonly GiftRecord[]): {
  readonly fees: readonly FeeTotal[]
  readonly refunds: readonly RefundTotal[]
} {
  const fees = new Map<string, FeeTotal>()
  const refunds = new Map<string, RefundTotal>()
  const counted = new Set<string>()
  const isNew = (hash: string) => !counted.has(hash) && counted.add(hash)
  for (const { txHash, executor, feeWei, payer } of gifts) {
    if (isNew(txHash)) {
      const sum = fees.get(executor) ?? { executor, feeWei: 0n, transactions: 0 }
      fees.set(executor, {
        executor,
        feeWei: sum.feeWei + feeWei,
        transactions: sum.transactions + 1,
      })
    }
    // One chain transaction can execute several Safe transactions, each with its refund.
    if (payer.kind !== 'safe' || payer.refund === null || !isNew(payer.safeTxHash)) continue
    const { token, receiver, amount } = payer.refund
    const key = `${token ?? ''}:${receiver}`
    const sum = refunds.get(key) ?? { token, receiver, amount: 0n, transactions: 0 }
    refunds.set(key, { ...sum, amount: sum.amount + amount, transactions: sum.transactions + 1 })
  }
  return { fees: [...fees.values()], refunds: [...refunds.values()] }
}
