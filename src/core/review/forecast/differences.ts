import { type Address, type Hex, isAddressEqual, zeroAddress } from 'viem'
import type { Effect } from '../effects'
import type { SafeSetup } from '../safeSetup'
import { approvalDifferences, type RanApproval } from './approvalDifferences'
import { isExplainedWrite } from './explainedWrites'
import { type Flow, edgesOf, type NetChange, netOf, pairKey, assetKey } from './flows'
import type { Difference, SafeWrite, ApprovedRight } from './forecast'

/** Observations of a node on a run that succeeds. */
type RunAccount = {
  /** By the event logs and the coin of calls. */
  readonly flows: readonly Flow[]
  readonly approvals: readonly RanApproval[]
  /** Looks up the gain or loss of a balance; undefined: not measured. */
  readonly measured: (pair: Pick<NetChange, 'holder' | 'asset'>) => bigint | undefined
  readonly alsoMeasured: readonly NetChange[]
  /** Null: the storage was not seen. */
  readonly writes: readonly SafeWrite[] | null
  /** Contracts that get code; null: not seen. */
  readonly created: readonly Address[] | null
  /** Addresses at which the bytes create contracts; null: unknown, and only counted. */
  readonly namedCreated: readonly Address[] | null
  readonly changedCode: readonly Address[]
  readonly executor: Address
}

/** Effects by the bytes. */
type BytesAccount = {
  readonly effects: readonly Effect[]
  /** By {@link namedFlows}. */
  readonly flows: readonly Flow[]
  readonly setup: SafeSetup
  readonly hash: Hex
}

/** Maximum number of differences listed one by one. */
const mostListed = 12

/**
 * Returns the differences between a run and the bytes, the most dangerous first. An effect that is not understood
 * explains none. A gain of the Safe is no difference.
 */
export function differencesBetween(bytes: BytesAccount, run: RunAccount): readonly Difference[] {
  const all = [
    ...stateDifferences(bytes, run),
    ...approvalDifferences(bytes.effects, run.approvals),
    ...flowDifferences(bytes, run),
  ]
  if (all.length <= mostListed) return all
  const [listed, rest] = [all.slice(0, mostListed - 1), all.slice(mostListed - 1)]
  return [...listed, { kind: 'more', keys: rest.map(differenceKey) }]
}

/** Compares what a run leaves in the storage of Safes and in the code of accounts. */
export function stateDifferences(
  bytes: Omit<BytesAccount, 'flows'>,
  run: Pick<RunAccount, 'writes' | 'created' | 'namedCreated' | 'changedCode'>,
): readonly Difference[] {
  return [...writeDifferences(bytes, run), ...codeDifferences(bytes, run)]
}

type Off = Pick<NetChange, 'holder' | 'asset'> & {
  readonly named: bigint
  readonly ran: bigint
  /** True when the balance contradicts the event logs. */
  readonly isDisputed: boolean
}

/**
 * Returns the identity of a difference, values included: another amount is another difference. Ignores the call that
 * made it.
 */
export function differenceKey(difference: Difference): string {
  return partsOf(difference).join(' ').toLowerCase()
}

function writeDifferences(
  { effects, setup, hash }: Omit<BytesAccount, 'flows'>,
  { writes }: Pick<RunAccount, 'writes'>,
): readonly Difference[] {
  return (writes ?? [])
    .filter((write) => !isExplainedWrite(write, { setup, effects }, hash))
    .map((write) => ({ kind: 'write', write }) as const)
    .toSorted((one, other) => Number(isUnknown(one)) - Number(isUnknown(other)))
}

function isUnknown({ write }: { readonly write: SafeWrite }): boolean {
  return write.place === 'unknown'
}

function codeDifferences(
  { effects }: Pick<BytesAccount, 'effects'>,
  { created, namedCreated, changedCode }: Pick<RunAccount, 'created' | 'namedCreated' | 'changedCode'>,
): readonly Difference[] {
  const named = effects.filter(({ kind }) => kind === 'creates').length
  const isOther =
    created !== null &&
    (created.length !== named ||
      (namedCreated !== null &&
        !created.every((one) => namedCreated.some((each) => isAddressEqual(each, one)))))
  return [
    ...changedCode.map((account) => ({ kind: 'changedCode', account }) as const),
    ...(isOther ? [{ kind: 'code', created, named } as const] : []),
  ]
}

/** Compares by asset: who paid whom when logs and balances agree, else the net change of each account. */
function flowDifferences(bytes: BytesAccount, run: RunAccount): readonly Difference[] {
  const safe = bytes.setup.address
  const [named, logged] = [netOf(bytes.flows), netOf(run.flows)]
  const pairs = new Map<string, Pick<NetChange, 'holder' | 'asset'>>(
    [...named.values(), ...logged.values(), ...run.alsoMeasured].map((pair) => [pairKey(pair), pair]),
  )
  const off: Off[] = []
  for (const [key, pair] of pairs) {
    if (isAddressEqual(pair.holder, zeroAddress)) continue
    const byLogs = logged.get(key)?.amount ?? 0n
    const ran = run.measured(pair) ?? byLogs
    const byBytes = named.get(key)?.amount ?? 0n
    const isFee = pair.asset.kind === 'native' && isAddressEqual(pair.holder, run.executor) && ran < byBytes
    if (!isFee) off.push({ ...pair, named: byBytes, ran, isDisputed: ran !== byLogs })
  }
  const byAsset = new Map<string, Off[]>()
  for (const each of off) {
    const list = byAsset.get(assetText(each.asset)) ?? []
    byAsset.set(assetText(each.asset), list)
    list.push(each)
  }
  return [...byAsset.values()].flatMap((list): readonly Difference[] => {
    const differing = list.filter((each) => each.ran !== each.named)
    if (differing.length === 0) return []
    if (list.some(({ isDisputed }) => isDisputed))
      return differing
        .filter(({ holder, ran, named: byBytes }) => !isAddressEqual(holder, safe) || ran < byBytes)
        .map(({ holder, asset, named: byBytes, ran }) => ({
          kind: 'balance',
          holder,
          asset,
          named: byBytes,
          ran,
        }))
    return edgeDifferences(
      bytes.flows.filter(({ asset }) => isAsset(asset, list)),
      run.flows.filter(({ asset }) => isAsset(asset, list)),
      safe,
    )
  })
}

function isAsset(asset: Flow['asset'], [first]: readonly Off[]): boolean {
  return first !== undefined && assetText(asset) === assetText(first.asset)
}

function assetText(asset: Flow['asset']): string {
  return Object.values(asset).join(' ').toLowerCase()
}

function edgeDifferences(
  namedFlows: readonly Flow[],
  ranFlows: readonly Flow[],
  safe: Address,
): readonly Difference[] {
  const [named, ran] = [edgesOf(namedFlows), edgesOf(ranFlows)]
  return [...new Set([...ran.keys(), ...named.keys()])].flatMap((key): readonly Difference[] => {
    const edge = ran.get(key) ?? named.get(key)
    if (edge === undefined || isAddressEqual(edge.from, edge.to)) return []
    const amounts = { named: named.get(key)?.amount ?? 0n, ran: ran.get(key)?.amount ?? 0n }
    const isInflow = isAddressEqual(edge.to, safe) && amounts.ran > amounts.named
    if (amounts.named === amounts.ran || isInflow) return []
    const { asset, from, to, path = null } = edge
    return [{ kind: 'moves', asset, from, to, ...amounts, path: amounts.ran === 0n ? null : path }]
  })
}

function partsOf(difference: Difference): readonly (string | bigint | number)[] {
  switch (difference.kind) {
    case 'moves': {
      const { kind, asset, from, to, named, ran } = difference
      return [kind, assetKey(asset), from, to, named, ran]
    }
    case 'balance': {
      const { kind, asset, holder, named, ran } = difference
      return [kind, assetKey(asset), holder, named, ran]
    }
    case 'right': {
      const { kind, token, owner, spender, named, ran } = difference
      return [kind, token, owner, spender, rightText(named), rightText(ran)]
    }
    case 'write': {
      const { safe, slot, before, after } = difference.write
      return ['write', safe, slot, before, after]
    }
    case 'code':
      return ['code', difference.named, ...difference.created]
    case 'changedCode':
      return ['changedCode', difference.account]
    case 'more':
      return ['more', ...difference.keys]
  }
}

function rightText(right: ApprovedRight | null): string {
  return right === null ? 'none' : Object.values(right).join(':')
}
