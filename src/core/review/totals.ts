import type { Address } from 'viem'
import { isHexEqual } from '../isHexEqual'
import type { Refund } from '../safe/refundOf'
import { type Effect, type OutAsset, type Move, movesIn } from './effects'

/** An amount of one asset. */
export type OutSum = { readonly asset: OutAsset; readonly amount: bigint }

/** Payments of a transaction out of the Safe, and out of other accounts. */
export type Totals = {
  /** `refundAtMost`: maximum payment for the execution in this asset, beside `amount`. */
  readonly assets: readonly (OutSum & { readonly refundAtMost: bigint })[]
  /** `to` null: created contracts. Includes a refund with a named receiver. */
  readonly recipients: readonly {
    readonly to: Address | null
    readonly sums: readonly OutSum[]
    readonly refund: Refund | null
  }[]
  /** In coin, the Safe pays at most the executor's own gas price; in a token, all of it. */
  readonly refund: Refund | null
  /** Payments from other accounts: by their allowance, or because they are Safes that act. The Safe itself: if it executes another transaction inside. */
  readonly others: readonly {
    readonly from: Address
    readonly sums: readonly OutSum[]
    readonly refunds: readonly Refund[]
  }[]
  /** False: a call that is not understood may move more. */
  readonly isComplete: boolean
}

/** Adds up the payments of a transaction per asset and per account, refunds included. */
export function totalsOf(effects: readonly Effect[], safe: Address): Totals {
  const moves = movesIn(effects).filter(({ from, to }) => to === null || !isHexEqual(to, from))
  const flows = moves.filter(({ from }) => isHexEqual(from, safe))
  const refunds = effects.filter((effect) => effect.kind === 'refunds')
  const refund = refunds.find(isOwnRefund)?.refund ?? null
  const innerRefunds = refunds.filter((effect) => !isOwnRefund(effect))
  const paid = sumsOf(flows)
  const refundAsset = refund === null ? null : assetOf(refund)
  if (refundAsset !== null && !paid.some(({ asset }) => keyOfAsset(asset) === keyOfAsset(refundAsset)))
    paid.push({ asset: refundAsset, amount: 0n })

  const receiver = refund?.receiver ?? null
  const recipients = groupBy(flows, ({ to }) => to)
  if (receiver !== null && !recipients.has(keyOfAccount(receiver)))
    recipients.set(keyOfAccount(receiver), { account: receiver, flows: [] })
  const others = groupBy(
    moves.filter(({ from }) => !isHexEqual(from, safe)),
    ({ from }) => from,
  )
  for (const { by } of innerRefunds)
    if (!others.has(keyOfAccount(by))) others.set(keyOfAccount(by), { account: by, flows: [] })
  return {
    assets: paid.map((sum) => ({
      ...sum,
      refundAtMost:
        refund !== null && refundAsset !== null && keyOfAsset(sum.asset) === keyOfAsset(refundAsset)
          ? refund.atMost
          : 0n,
    })),
    recipients: [...recipients].map(([key, { account: to, flows: paidThere }]) => ({
      to,
      sums: sumsOf(paidThere),
      refund: receiver?.toLowerCase() === key ? refund : null,
    })),
    refund,
    others: [...others].flatMap(([key, { account: from, flows: left }]) => {
      if (from === null) return []
      const paying = innerRefunds.filter(({ by }) => keyOfAccount(by) === key)
      return [{ from, sums: sumsOf(left), refunds: paying.map((effect) => effect.refund) }]
    }),
    isComplete: !effects.some(({ kind }) => kind === 'notUnderstood' || kind === 'executes'),
  }
}

/** Returns true for the refund of the transaction itself. The Safe may also execute another one of its own inside, with another. */
export function isOwnRefund({ kind, call }: Effect): boolean {
  return kind === 'refunds' && call === null
}

type Group = { readonly account: Address | null; readonly flows: OutSum[] }

function groupBy(moves: readonly Move[], accountOf: (move: Move) => Address | null): Map<string, Group> {
  const groups = new Map<string, Group>()
  for (const move of moves) {
    const account = accountOf(move)
    const group = groups.get(keyOfAccount(account)) ?? { account, flows: [] }
    groups.set(keyOfAccount(account), group)
    group.flows.push(move)
  }
  return groups
}

/** Returns an empty key for a created contract. */
function keyOfAccount(account: Address | null): string {
  return account?.toLowerCase() ?? ''
}

/** Adds up amounts per asset, in the order in which the assets first occur. */
export function sumsOf(flows: readonly OutSum[]): OutSum[] {
  const sums = new Map<string, OutSum>()
  for (const { asset, amount } of flows)
    sums.set(keyOfAsset(asset), { asset, amount: amount + (sums.get(keyOfAsset(asset))?.amount ?? 0n) })
  return [...sums.values()]
}

function assetOf({ token }: Refund): OutAsset {
  return token === null ? { kind: 'native' } : { kind: 'token', address: token }
}

/** Returns a key that is equal for equal assets. */
export function keyOfAsset(asset: OutAsset): string {
  return Object.values(asset).join().toLowerCase()
}
