import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { Refund } from '../../safe/refundOf'
import type { Effect } from '../effect'
import { type Move, movesIn } from '../outflows'
import { edgeKey, edgesOf, type Flow } from './flows'
import type { FlowAsset } from './forecast'

/** Facts of a run that the bytes leave open. */
export type RunFacts = {
  readonly flows: readonly Flow[]
  /** Contracts that the run creates; null: the node does not report them. */
  readonly created: readonly Address[] | null
  /** The account that executes it. */
  readonly executor: Address
}

/**
 * Returns the flows that a transaction's effects name, to compare with a run. The run only decides what the bytes
 * leave open: whether `transferFrom` moves an amount or an item, the address of a new contract, and the part of a
 * refund's maximum that is paid.
 */
export function namedFlows(effects: readonly Effect[], run: RunFacts): readonly Flow[] {
  const ran = edgesOf(run.flows)
  const moves = movesIn(effects).flatMap((move) => (move.to === null ? [] : flowOf(move, move.to, ran)))
  const creations = flowsOfCreations(
    movesIn(effects).filter(({ to }) => to === null),
    moves,
    run,
  )
  const flows = [...moves, ...creations].filter(isChange)
  for (const effect of effects)
    if (effect.kind === 'refunds') {
      const paid = refundFlow(effect.by, effect.refund, { ran, named: edgesOf(flows), run })
      if (paid.amount > 0n) flows.push(paid)
    }
  return flows
}

function isChange({ amount, from, to }: Flow): boolean {
  return amount > 0n && !isAddressEqual(from, to)
}

function flowOf({ from, asset, amount }: Move, to: Address, ran: ReadonlyMap<string, Flow>): readonly Flow[] {
  if (asset.kind !== 'amountOrId') return [{ asset, from, to, amount }]
  const { address, value } = asset
  const item: FlowAsset = { kind: 'item', address, id: value }
  if (ran.has(edgeKey({ asset: item, from, to }))) return [{ asset: item, from, to, amount }]
  return [{ asset: { kind: 'token', address }, from, to, amount: value * amount }]
}

/** Returns coin sent to new contracts, at their addresses in the run. */
function flowsOfCreations(
  moves: readonly Move[],
  others: readonly Flow[],
  { flows, created }: RunFacts,
): readonly Flow[] {
  const known = new Set(others.map(edgeKey))
  const left = flows.filter(
    ({ asset, to }) =>
      asset.kind === 'native' && (created === null || created.some((one) => isAddressEqual(one, to))),
  )
  return moves.map(({ from, amount }) => {
    const index = left.findIndex(
      (flow) => isAddressEqual(flow.from, from) && flow.amount === amount && !known.has(edgeKey(flow)),
    )
    const [found] = index < 0 ? [] : left.splice(index, 1)
    return { asset: { kind: 'native' }, from, to: found?.to ?? zeroAddress, amount }
  })
}

function refundFlow(
  by: Address,
  { atMost, token, receiver }: Refund,
  {
    ran,
    named,
    run,
  }: {
    readonly ran: ReadonlyMap<string, Flow>
    readonly named: ReadonlyMap<string, Flow>
    readonly run: RunFacts
  },
): Flow {
  const asset: FlowAsset = token === null ? { kind: 'native' } : { kind: 'token', address: token }
  const edge = { asset, from: by, to: receiver ?? run.executor }
  const key = edgeKey(edge)
  const paid = (ran.get(key)?.amount ?? 0n) - (named.get(key)?.amount ?? 0n)
  return { ...edge, amount: paid > atMost ? atMost : paid }
}
