import {
  type Address,
  type Hex,
  concatHex,
  encodeFunctionData,
  isAddressEqual,
  keccak256,
  numberToHex,
  pad,
  parseAbi,
} from 'viem'
import { packSignatures } from '../../safe/signatureBytes'
import type { SafeTx, SafeTxHash, SafeTxRecord } from '../../safe/safeTx'
import { refundOf } from '../../safe/refundOf'
import { type CallNode, everyNode, readCallTree } from '../callTree'
import { rememberedHashes, rememberedOwners } from '../remembered'
import type { SafeSetup, SetupOwner } from '../safeSetup'
import type { Assumption, SkipReason } from './forecast'
import { m } from './forecastMessages'

/** The transactions queued before the one under review, one per nonce and in order, and the nonces without one. */
export type EarlierTxs = {
  readonly records: readonly SafeTxRecord[]
  readonly skipped: readonly { readonly nonces: readonly bigint[]; readonly why: SkipReason }[]
}

/** State overrides by address, in the form of the RPC methods. */
type StateOverrides = Readonly<
  Record<
    Address,
    {
      readonly balance?: Hex
      readonly code?: Hex
      readonly stateDiff?: Readonly<Record<Hex, Hex>>
    }
  >
>

/** One `execTransaction`, and the state overrides of its run. */
export type PlannedExecution = {
  readonly nonce: bigint
  /** Computed from its fields: the hash that the Safe's own event must have. */
  readonly hash: SafeTxHash
  readonly from: Address
  readonly to: Address
  readonly data: Hex
  readonly overrides: StateOverrides
}

/** Plan of the run of one transaction. */
export type ForecastPlan = {
  readonly safe: Address
  /** The block after which it runs: the one at which the Safe was read. */
  readonly blockNumber: bigint
  readonly earlier: readonly PlannedExecution[]
  readonly execution: PlannedExecution
  readonly tree: CallNode
  readonly assumptions: readonly Assumption[]
}

type Planned =
  | { readonly kind: 'plan'; readonly plan: ForecastPlan }
  | { readonly kind: 'none'; readonly reason: string }

const abi = parseAbi([
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool)',
])

/** Storage of a Safe. @see SafeStorage.sol */
const nonceSlot = word(5n)
const approvedHashesSlot = 8n
/** `keccak256("guard_manager.guard.address")` @see GuardManager.sol */
export const guardSlot: Hex = '0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8'
/** A node may require a balance of the sender, although the simulation is free. */
const plentyOfCoin = numberToHex(10n ** 27n)

/**
 * Plans the run of a transaction: sent by an owner, with the existing signatures, or as if enough owners had approved
 * its hash on chain. Threshold, owners and guard stay as they are. `none`, with the reason, when no run could show
 * anything.
 */
export function planForecast({
  record,
  setup,
  earlier,
  tree,
}: {
  readonly record: SafeTxRecord
  /** The call tree, when it was read already. */
  readonly tree?: CallNode
  readonly setup: SafeSetup
  readonly earlier: EarlierTxs
}): Planned {
  const none = (reason: string) => ({ kind: 'none', reason }) as const
  const { address: safe, chainId, owners, threshold, nonce, version, blockNumber } = setup
  if (owners.kind === 'unread') return none(m.runs.unread.owners(owners.reason))
  if (threshold.kind === 'unread') return none(m.runs.unread.threshold(threshold.reason))
  if (nonce.kind === 'unread') return none(m.runs.unread.nonce(nonce.reason))
  if (version.kind === 'unread') return none(m.runs.unread.version(version.reason))
  if (record.nonce < nonce.value) return none(m.runs.nonceUsed(record.nonce))
  const domain = { chainId, safe, version: version.value }
  const executor = executorAmong(owners.value, ownersAfter(owners.value, earlier.records, safe))
  if (executor === null) return none(m.runs.noExecutor)

  const run = (
    tx: SafeTx,
    before: readonly SafeTxRecord[],
    { hash, given }: { readonly hash: SafeTxHash; readonly given: Hex | null },
  ): PlannedExecution => {
    const signers = ownersAfter(owners.value, before, safe)
    // An earlier transaction may raise the threshold: then all owners sign.
    const approving = before.length === 0 ? signers.slice(0, threshold.value) : signers
    const approvals = given === null ? approving.map((owner) => [approvalSlot(owner, hash), word(1n)]) : []
    const set = tx.nonce === nonce.value ? [] : [[nonceSlot, word(tx.nonce)]]
    const stateDiff = Object.fromEntries([...approvals, ...set]) as Readonly<Record<Hex, Hex>>
    return {
      nonce: tx.nonce,
      hash,
      from: executor,
      to: safe,
      data: executionData(tx, given ?? concatHex(approving.map(approvalOf))),
      overrides: {
        [executor]: { balance: plentyOfCoin },
        ...(Object.keys(stateDiff).length === 0 ? {} : { [safe]: { stateDiff } }),
      },
    }
  }
  try {
    const { hash } = rememberedHashes(record, domain)
    const given = earlier.records.length === 0 ? givenSignatures(record, hash, setup) : null
    const plan: ForecastPlan = {
      safe,
      blockNumber,
      earlier: earlier.records.map((tx, index) =>
        run(tx, earlier.records.slice(0, index), { hash: rememberedHashes(tx, domain).hash, given: null }),
      ),
      execution: run(record, earlier.records, { hash, given }),
      tree: tree ?? readCallTree(record, safe),
      assumptions: assumptionsOf(record, setup, earlier, {
        kind: 'executor',
        executor,
        signatures: given === null ? 'assumed' : 'given',
      }),
    }
    return { kind: 'plan', plan }
  } catch {
    return none(m.runs.noHash(version.value))
  }
}

/** Packs the signatures that recover to owners; null while they are fewer than the threshold. */
function givenSignatures(
  record: SafeTxRecord,
  hash: SafeTxHash,
  { owners, threshold }: SafeSetup,
): Hex | null {
  if (owners.kind === 'unread' || threshold.kind === 'unread') return null
  try {
    const { proved } = rememberedOwners({
      hash,
      confirmations: record.confirmations,
      owners: owners.value.map(({ address }) => address),
    })
    return threshold.value > 0 && proved.length >= threshold.value ? packSignatures(proved) : null
  } catch {
    return null
  }
}

/** Returns the owners after the earlier transactions, by the settings in their bytes: ascending, as a Safe requires. */
function ownersAfter(
  owners: readonly SetupOwner[],
  earlier: readonly SafeTxRecord[],
  safe: Address,
): readonly Address[] {
  const left = new Map(owners.map(({ address }) => [address.toLowerCase(), address]))
  for (const { action } of earlier.flatMap((tx) => everyNode(readCallTree(tx, safe)))) {
    if (action.kind !== 'setting') continue
    const { change } = action
    if (change.name === 'removeOwner' || change.name === 'swapOwner') left.delete(change.owner.toLowerCase())
    const added = change.name === 'swapOwner' ? change.newOwner : null
    const joining = change.name === 'addOwnerWithThreshold' ? change.owner : added
    if (joining !== null) left.set(joining.toLowerCase(), joining)
  }
  return [...left].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, address]) => address)
}

/** Prefers a key to a contract. Omits owners whom an earlier transaction removes. */
function executorAmong(owners: readonly SetupOwner[], signers: readonly Address[]): Address | null {
  const staying = owners.filter(({ address }) => signers.some((one) => isAddressEqual(one, address)))
  const key = staying.find(({ kind }) => kind === 'externallyOwned' || kind === 'delegated')
  return (key ?? staying[0])?.address ?? null
}

/** Builds a signature by on-chain approval (v = 1). */
function approvalOf(owner: Address): Hex {
  return concatHex([pad(owner, { size: 32 }), word(0n), '0x01'])
}

/** Returns the plan for the same Safe without its guard; null: it has none, or an earlier transaction may change it. */
export function withoutGuard(plan: ForecastPlan): ForecastPlan | null {
  const { safe, earlier, execution, assumptions } = plan
  if (earlier.length > 0 || !assumptions.some(({ kind }) => kind === 'guard')) return null
  const { overrides } = execution
  const stateDiff = { ...overrides[safe]?.stateDiff, [guardSlot]: word(0n) }
  const ofSafe = { ...overrides[safe], stateDiff }
  return { ...plan, execution: { ...execution, overrides: { ...overrides, [safe]: ofSafe } } }
}

/** Returns the slot of `approvedHashes[owner][hash]` in a Safe. */
export function approvalSlot(owner: Address, hash: Hex): Hex {
  const ofOwner = keccak256(concatHex([pad(owner, { size: 32 }), word(approvedHashesSlot)]))
  return keccak256(concatHex([hash, ofOwner]))
}

function assumptionsOf(
  record: SafeTxRecord,
  { guard }: SafeSetup,
  { records, skipped }: EarlierTxs,
  executor: Assumption,
): readonly Assumption[] {
  const refund = refundOf(record)
  return [
    executor,
    ...(records.length === 0
      ? []
      : [{ kind: 'earlier', nonces: records.map(({ nonce }) => nonce) } as const]),
    ...skipped.map(({ nonces, why }) => ({ kind: 'skipped', nonces, why }) as const),
    ...(guard.kind === 'read' && guard.value !== null
      ? [{ kind: 'guard', guard: guard.value.address } as const]
      : []),
    ...(refund !== null && refund.token === null ? [{ kind: 'noGasPrice' } as const] : []),
  ]
}

function executionData(tx: SafeTx, signatures: Hex): Hex {
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = tx
  return encodeFunctionData({
    abi,
    functionName: 'execTransaction',
    args: [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, signatures],
  })
}

function word(value: bigint): Hex {
  return numberToHex(value, { size: 32 })
}
