import type { Address, Hex } from 'viem'
import type { Proposal, Store, StoredConfirmation } from './createStore'
import { goneExecution } from './goneExecution'
import type { Execution, IndexState } from './indexState'
import type { SafeTxFields } from './safePreimage'
import type { SafeSettings } from './serviceSettings'

/** A multisig transaction as the service sees it: what was posted, joined with what the index has found. */
export type MultisigRow = {
  readonly safe: Address
  readonly safeTxHash: Hex
  readonly fields: SafeTxFields
  readonly proposal: Proposal | null
  readonly execution: Execution | null
  readonly confirmations: readonly StoredConfirmation[]
  readonly confirmationsRequired: number
  readonly trusted: boolean
  readonly createdMs: number
  readonly modifiedMs: number
  readonly sequence: number
}

export type MultisigSource = {
  readonly store: Store
  readonly state: IndexState
  /** Proposals of a Safe after this time are not shown yet, in ms. */
  readonly proposedUntilMs: (safe: Address) => number
  /** What was indexed of a Safe after this time is not known yet, in ms: its executions, and that it is one. */
  readonly indexedUntilMs: (safe: Address) => number
  /** An execution of a Safe that a reorg undid, and the service still tells of. */
  readonly goneOf: (safe: Address) => SafeSettings['goneExecution']
  readonly nowMs: number
}

/** Every multisig transaction of the Safe that can be seen, in no order. */
export function listMultisigRows(source: MultisigSource, safe: Address): MultisigRow[] {
  const { state, store } = source
  const hashes = [...store.proposals.values(), ...state.executions.values()].flatMap((entry) =>
    entry.safe === safe ? [entry.safeTxHash] : [],
  )
  return [...new Set(hashes)].flatMap((hash) => findMultisigRow(source, hash) ?? [])
}

/** One multisig transaction, or null when there is none that can be seen. */
export function findMultisigRow(
  { state, store, proposedUntilMs, indexedUntilMs, goneOf, nowMs }: MultisigSource,
  safeTxHash: Hex,
): MultisigRow | null {
  const stored = store.proposals.get(safeTxHash) ?? null
  const indexed = state.executions.get(safeTxHash) ?? null
  const onChain = indexed !== null && indexed.indexedAtMs <= indexedUntilMs(indexed.safe) ? indexed : null
  const isShown = stored !== null && stored.createdMs <= proposedUntilMs(stored.safe)
  const gone = stored === null ? undefined : goneOf(stored.safe)
  const isGoneOne = gone?.safeTxHash === safeTxHash
  const execution = isGoneOne ? goneExecution(gone, { proposal: stored, execution: onChain, nowMs }) : onChain
  const proposal = isShown || execution !== null ? stored : null
  const known = proposal ?? execution
  if (known === null) return null

  const { fields, safe } = known
  const confirmations = listConfirmations(state, safeTxHash, fields, proposal, execution)
  const found = state.safes.get(safe)
  const safeState = found !== undefined && found.indexedAtMs <= indexedUntilMs(safe) ? found : undefined
  const lastConfirmedMs = confirmations.reduce((latest, { createdMs }) => Math.max(latest, createdMs), 0)
  const createdMs = proposal?.createdMs ?? execution?.indexedAtMs ?? 0
  return {
    safe,
    safeTxHash,
    fields,
    proposal,
    execution,
    confirmations,
    // The platform's own fallback: with no threshold known, as many as there are, and so never too few.
    confirmationsRequired:
      safeState?.thresholds.get(String(fields.nonce)) ?? safeState?.threshold ?? confirmations.length,
    trusted: (proposal?.trusted ?? false) || execution !== null || confirmations.length > 0,
    createdMs,
    modifiedMs: Math.max(proposal?.modifiedMs ?? createdMs, execution?.indexedAtMs ?? 0, lastConfirmedMs),
    sequence: proposal?.sequence ?? 0,
  }
}

/** Posted ones, hashes approved on the chain, and the signatures that were executed; in that order of time. */
function listConfirmations(
  state: IndexState,
  safeTxHash: Hex,
  fields: SafeTxFields,
  proposal: Proposal | null,
  execution: Execution | null,
): StoredConfirmation[] {
  const safe = proposal?.safe ?? execution?.safe
  const owners = safe === undefined ? [] : (state.safes.get(safe)?.owners ?? [])
  const approved = (state.approvals.get(safeTxHash) ?? [])
    .filter(({ owner }) => owners.includes(owner))
    .map(({ chainTx, indexedAtMs, owner }): StoredConfirmation => ({
      owner,
      signature: approvedHashSignature(owner),
      type: 'APPROVED_HASH',
      createdMs: indexedAtMs,
      txHash: chainTx.hash,
    }))
  const executed = (execution?.signers ?? []).map(({ owner, signature, type }): StoredConfirmation => ({
    owner,
    signature,
    type,
    createdMs: execution?.indexedAtMs ?? 0,
    txHash: null,
  }))
  const posted = (proposal?.confirmations ?? []).filter(
    (confirmation) =>
      execution !== null || safe === undefined || !isGone(state, safe, confirmation, fields.nonce),
  )
  const distinct = new Map<Address, StoredConfirmation>()
  for (const confirmation of [...posted, ...approved, ...executed]) {
    const { txHash } = confirmation
    const known = distinct.get(confirmation.owner)
    // Posted and then approved: the signature that was posted stays, beside the transaction of the approval.
    if (known === undefined) distinct.set(confirmation.owner, confirmation)
    else if (txHash !== null) distinct.set(confirmation.owner, { ...known, txHash })
  }
  return [...distinct.values()].toSorted((a, b) => a.createdMs - b.createdMs)
}

/** The service deletes what an owner confirmed when it sees that the owner was removed. */
export function isGone(
  state: IndexState,
  safe: Address,
  { createdMs, owner }: StoredConfirmation,
  nonce: bigint | null,
): boolean {
  return (state.removals.get(safe) ?? []).some(
    (removal) =>
      removal.owner === owner &&
      createdMs <= removal.indexedAtMs &&
      (nonce === null || nonce >= removal.fromNonce),
  )
}

function approvedHashSignature(owner: Address): Hex {
  return `0x${owner.slice(2).toLowerCase().padStart(64, '0')}${'0'.repeat(64)}01`
}
