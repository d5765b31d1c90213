import { type Address, getContractAddress } from 'viem'
import type { SafeTx } from '../../safe/safeTx'
import type { AssetNames } from '../assetNames'
import { effectsOf, type Effect } from '../effects'
import type { SafeSetup } from '../safeSetup'
import { balanceChanges, measuredIn, pairsInFlows, withoutCollections } from './balanceChanges'
import { differencesBetween, stateDifferences } from './differences'
import {
  edgeKey,
  edgesOf,
  type Flow,
  type NetChange,
  pairKey,
  itemFlowsIn,
  itemMoves,
  namedFlows,
  type RanLog,
  type RanTransfer,
} from './flows'
import type { Difference, MadeForecast, SafeWrites, Unseen } from './forecast'
import type { ForecastPlan } from './planForecast'
import { approvalKey, approvalsIn } from './approvalDifferences'
import { type StateDiff, type SafeWritesContext, safeWritesIn } from './stateDiff'

/** Observations of one node on a run that succeeds. */
export type RunSeen = {
  readonly logs: readonly RanLog[]
  readonly transfers: readonly RanTransfer[]
  /** Every measured balance, unchanged ones included. Null: none was measured. */
  readonly measured: readonly NetChange[] | null
  /** Contracts that the run creates; null: not seen. */
  readonly created: readonly Address[] | null
}

/** Changes of the chain's state by a run. `isApart`: run without the transactions queued before it. */
export type StateSeen =
  | { readonly kind: 'read'; readonly diff: StateDiff; readonly isApart: boolean }
  | { readonly kind: 'unread'; readonly reason: string }

type Compared = Pick<MadeForecast, 'changes' | 'writes' | 'differences' | 'unseen'>

/** The transaction that a run is compared with. */
export type RunAsked = {
  readonly record: SafeTx
  readonly plan: ForecastPlan
  readonly setup: SafeSetup
  readonly names: AssetNames
}

/** Compares the effects of a run with the bytes of the transaction. */
export function compareRun(
  { record, plan, setup, names }: RunAsked,
  seen: RunSeen,
  state: StateSeen,
): Compared {
  const { safe, tree, execution } = plan
  const effects = effectsOf(record, tree, safe, names)
  const ran = flowsIn(seen)
  const { created: createdByState, ...inState } = stateParts(state, { setup, effects })
  const created = createdByState ?? seen.created
  const named = namedFlows(effects, { flows: ran, created, executor: execution.from })
  const byNode = seen.measured ?? []
  const isCoinSeen = state.kind === 'read' && !state.isApart
  const coin = isCoinSeen ? coinIn(state.diff, [...named, ...ran], byNode) : []
  const measured = withoutCollections([...byNode, ...coin], ran, names)
  const unmeasured = pairsInFlows([...named, ...ran], measured)
  const items = itemMoves(ran, named, safe)
  return {
    changes: {
      kind: 'read',
      list: balanceChanges({ named, ran, measured }),
      items,
      itemsLeft: ran.filter(({ asset }) => asset.kind === 'item').length - items.length,
    },
    writes: inState.told,
    differences: differencesBetween(
      { effects, flows: named, setup, hash: execution.hash },
      {
        flows: ran,
        approvals: approvalsIn(seen.logs),
        measured: measuredIn(measured),
        alsoMeasured: measured,
        ...inState,
        created,
        executor: execution.from,
      },
    ),
    unseen: [
      ...unseenBalances(unmeasured.length, seen.measured === null),
      ...(state.kind === 'unread' ? [{ kind: 'storage' } as const] : []),
      { kind: 'silent' },
    ],
  }
}

/** Compares only the state after the run: for a node that does not report what moves. */
export function compareState(
  { record, plan, setup, names }: RunAsked,
  state: StateSeen,
): Pick<Compared, 'writes' | 'differences' | 'unseen'> {
  const effects = effectsOf(record, plan.tree, plan.safe, names)
  const { told, ...inState } = stateParts(state, { setup, effects })
  return {
    writes: told,
    differences: stateDifferences({ effects, setup, hash: plan.execution.hash }, inState),
    unseen: [{ kind: 'moves' }, ...(state.kind === 'unread' ? [{ kind: 'storage' } as const] : [])],
  }
}

/** Returns the flows of a run: its event logs and its coin. */
export function flowsIn({ logs, transfers }: Pick<RunSeen, 'logs' | 'transfers'>): readonly Flow[] {
  return [...transfers, ...itemFlowsIn(logs)]
}

function stateParts(state: StateSeen, context: SafeWritesContext) {
  if (state.kind === 'unread') {
    const told: SafeWrites = { kind: 'unread', reason: state.reason }
    return { told, writes: null, created: null, namedCreated: null, changedCode: [] }
  }
  const writes = safeWritesIn(state.diff, context)
  return {
    told: { kind: 'read', writes } satisfies SafeWrites as SafeWrites,
    writes,
    created: accountsWith(state.diff, 'created'),
    namedCreated: namedCreations(context.effects, state.diff),
    changedCode: accountsWith(state.diff, 'changed'),
  }
}

function unseenBalances(count: number, isNone: boolean): readonly Unseen[] {
  if (count === 0) return []
  return [isNone ? { kind: 'tokens' } : { kind: 'balances', count }]
}

function accountsWith(diff: StateDiff, code: 'created' | 'changed'): readonly Address[] {
  return [...diff.values()].flatMap((account) => (account.code === code ? account.address : []))
}

/** Returns the changes in coin of every account that the run changes, and zero for those expected to change. */
function coinIn(diff: StateDiff, flows: readonly Flow[], known: readonly NetChange[]): readonly NetChange[] {
  const asset = { kind: 'native' } as const
  const expected = flows.flatMap((flow) => (flow.asset.kind === 'native' ? [flow.from, flow.to] : []))
  const holders = [...[...diff.values()].map(({ address }) => address), ...expected]
  const keys = new Set(known.map(pairKey))
  const changes = holders.map((holder) => ({
    holder,
    asset,
    amount: diff.get(holder.toLowerCase())?.coin ?? 0n,
  }))
  return [...new Map(changes.map((change) => [pairKey(change), change])).values()].filter(
    (change) => !keys.has(pairKey(change)),
  )
}

/** Returns true when a difference lacks the call that made it. */
export function lacksPath(difference: Difference): boolean {
  return (
    ((difference.kind === 'moves' && difference.ran > 0n) ||
      (difference.kind === 'right' && difference.ran !== null)) &&
    difference.path === null
  )
}

/** Adds the calls that a trace of the same run shows. Ignores a trace that differs from the run. */
export function withPaths(
  differences: readonly Difference[],
  { logs, transfers }: Pick<RunSeen, 'logs' | 'transfers'>,
): readonly Difference[] {
  const edges = edgesOf(flowsIn({ logs, transfers }))
  const approvals = new Map(approvalsIn(logs).map((each) => [approvalKey(each), each]))
  return differences.map((difference) => {
    if (!lacksPath(difference)) return difference
    if (difference.kind === 'moves') {
      const edge = edges.get(edgeKey(difference))
      return edge?.amount === difference.ran ? { ...difference, path: edge.path ?? null } : difference
    }
    if (difference.kind !== 'right' || difference.ran === null) return difference
    const { token, owner, spender, ran: right } = difference
    const found = approvals.get(approvalKey({ token, owner, spender, right }))
    return { ...difference, path: found?.path ?? null }
  })
}

/**
 * Returns the addresses of the contracts that the bytes create; null: unknown. Each creation uses a nonce of its
 * creator.
 *
 * @see EIP-161, EIP-1014
 */
function namedCreations(effects: readonly Effect[], diff: StateDiff | null): readonly Address[] | null {
  const made = new Map<string, bigint>()
  const named: Address[] = []
  for (const { kind, by: from, call } of effects) {
    if (kind !== 'creates') continue
    const before = diff?.get(from.toLowerCase())?.nonce ?? null
    if (call?.action.kind !== 'createContract' || before === null) return null
    const { initCode: bytecode, salt } = call.action
    const count = made.get(from.toLowerCase()) ?? 0n
    made.set(from.toLowerCase(), count + 1n)
    named.push(
      salt === null
        ? getContractAddress({ from, nonce: before + count })
        : getContractAddress({ from, salt, bytecode, opcode: 'CREATE2' }),
    )
  }
  return named
}
