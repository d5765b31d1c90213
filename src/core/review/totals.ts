import { type Address, isAddressEqual } from 'viem'
import { type Refund, refundOf } from '../safe/refundOf'
import type { SafeTx } from '../safe/safeTx'
import type { AssetNames } from './assetNames'
import type { CallNode } from './callTree'
import { type OutAsset, outflowsOf } from './outflows'

/** An amount of one asset. */
export type OutSum = { readonly asset: OutAsset; readonly amount: bigint }

/** What a transaction pays out of the Safe. */
export type Totals = {
  /** `refundAtMost`: what may be paid for the execution in this asset, beside `amount`. */
  readonly assets: readonly (OutSum & { readonly refundAtMost: bigint })[]
  /** `to` null: contracts that are created. A refund with a named receiver is among them. */
  readonly recipients: readonly {
    readonly to: Address | null
    readonly sums: readonly OutSum[]
    readonly refund: Refund | null
  }[]
  /** Of a native refund the Safe pays no more than the executor's own gas price; of a token's, all of it. */
  readonly refund: Refund | null
  /** False: a call that is not read to its last byte may move more. */
  readonly isComplete: boolean
}

/** Adds up what a transaction pays, per asset and per recipient, its refund included. */
export function totalsOf(tx: SafeTx, nodes: readonly CallNode[], safe: Address, names: AssetNames): Totals {
  const refund = refundOf(tx)
  const flows = outflowsOf(nodes, safe, names).filter(({ to }) => to === null || !isAddressEqual(to, safe))
  const paid = sumsOf(flows)
  const refundAsset = refund === null ? null : assetOf(refund)
  if (refundAsset !== null && !paid.some(({ asset }) => keyOf(asset) === keyOf(refundAsset)))
    paid.push({ asset: refundAsset, amount: 0n })

  const receiver = refund?.receiver ?? null
  const recipients = new Map<string, { readonly to: Address | null; readonly flows: OutSum[] }>()
  const flowsTo = (to: Address | null) => {
    const key = to?.toLowerCase() ?? ''
    const known = recipients.get(key) ?? { to, flows: [] }
    recipients.set(key, known)
    return known.flows
  }
  for (const flow of flows) flowsTo(flow.to).push(flow)
  if (receiver !== null) flowsTo(receiver)
  return {
    assets: paid.map((sum) => ({
      ...sum,
      refundAtMost:
        refund !== null && refundAsset !== null && keyOf(sum.asset) === keyOf(refundAsset)
          ? refund.atMost
          : 0n,
    })),
    recipients: [...recipients].map(([key, { to, flows: paidThere }]) => ({
      to,
      sums: sumsOf(paidThere),
      refund: receiver?.toLowerCase() === key ? refund : null,
    })),
    refund,
    isComplete: nodes.every(isUnderstood),
  }
}

function sumsOf(flows: readonly OutSum[]): OutSum[] {
  const sums = new Map<string, OutSum>()
  for (const { asset, amount } of flows)
    sums.set(keyOf(asset), { asset, amount: amount + (sums.get(keyOf(asset))?.amount ?? 0n) })
  return [...sums.values()]
}

function assetOf({ token }: Refund): OutAsset {
  return token === null ? { kind: 'native' } : { kind: 'token', address: token }
}

function keyOf(asset: OutAsset): string {
  return Object.values(asset).join().toLowerCase()
}

function isUnderstood({ outcome, action }: CallNode): boolean {
  return outcome === 'exact' && action.kind !== 'execTransaction' && action.kind !== 'createContract'
}
