import { type Address, type Hex, decodeAbiParameters, keccak256, parseAbiParameters } from 'viem'
import type { ChainEvent } from './chainEvents'
import type { ChainTx, IndexState, IndexedSafe } from './indexState'
import type { ParsedSignature } from './parseSignatures'
import { type SafeTxFields, safeTxPreimage } from './safePreimage'

/** One event of the chain with what belongs to it, ready to be applied. */
export type IndexedEvent = {
  readonly event: ChainEvent
  /** The contract that emitted it. */
  readonly address: Address
  readonly logIndex: number
  readonly chainTx: ChainTx
  readonly indexedAtMs: number
  readonly signers: readonly ParsedSignature[]
}

type EventOf<name extends ChainEvent['eventName']> = Extract<ChainEvent, { eventName: name }>

/** Changes the state by one event. Events have to come in the chain's order. */
export function applyEvent(state: IndexState, entry: IndexedEvent, chainId: number): void {
  const { address, chainTx, event, indexedAtMs } = entry
  if (event.eventName === 'ProxyCreation') return createSafe(state, entry, event)
  if (event.eventName === 'Transfer') return addTransfer(state, entry, event.args, address)
  const safe = state.safes.get(address)
  if (safe === undefined) return
  switch (event.eventName) {
    case 'SafeSetup':
      safe.owners = [...event.args.owners]
      return setThreshold(safe, event.args.threshold)
    case 'AddedOwner':
      safe.owners = [event.args.owner, ...safe.owners]
      return
    case 'RemovedOwner':
      safe.owners = safe.owners.filter((owner) => owner !== event.args.owner)
      return append(state.removals, address, { owner: event.args.owner, fromNonce: safe.nonce, indexedAtMs })
    case 'ChangedThreshold':
      return setThreshold(safe, event.args.threshold)
    case 'ApproveHash':
      return append(state.approvals, event.args.approvedHash, {
        owner: event.args.owner,
        chainTx,
        indexedAtMs,
      })
    case 'SafeReceived':
      return addTransfer(
        state,
        entry,
        { from: event.args.sender, to: address, value: event.args.value },
        null,
      )
    case 'SafeMultiSigTransaction':
      return execute(state, entry, event, safe, chainId)
    case 'ExecutionSuccess':
    case 'ExecutionFailure': {
      const execution = state.executions.get(event.args.txHash)
      if (execution === undefined) return
      execution.isSuccessful = event.eventName === 'ExecutionSuccess'
      execution.payment = event.args.payment
      const { operation, to, value } = execution.fields
      if (execution.isSuccessful && operation === 0 && value > 0n) {
        addTransfer(state, entry, { from: address, to, value }, null)
      }
    }
  }
}

/** The fields that were executed: those of the event, and the nonce that it keeps in `additionalInfo`. */
function fieldsOf({ args }: EventOf<'SafeMultiSigTransaction'>): SafeTxFields {
  const [nonce] = decodeAbiParameters(parseAbiParameters('uint256, address, uint256'), args.additionalInfo)
  return { ...args, nonce }
}

/** The safeTxHash of an executed transaction. L2 singletons begin with 1.3.0, so the domain has its chain id. */
export function executedHash(event: EventOf<'SafeMultiSigTransaction'>, safe: Address, chainId: number): Hex {
  return keccak256(safeTxPreimage({ safe, chainId, version: '1.3.0' }, fieldsOf(event)))
}

function createSafe(state: IndexState, entry: IndexedEvent, { args }: EventOf<'ProxyCreation'>): void {
  state.safes.set(args.proxy, {
    address: args.proxy,
    factory: entry.address,
    singleton: args.singleton,
    createdIn: entry.chainTx,
    indexedAtMs: entry.indexedAtMs,
    owners: [],
    threshold: 0,
    nonce: 0n,
    thresholds: new Map(),
  })
}

function execute(
  state: IndexState,
  { chainTx, indexedAtMs, signers }: IndexedEvent,
  event: EventOf<'SafeMultiSigTransaction'>,
  safe: IndexedSafe,
  chainId: number,
): void {
  const fields = fieldsOf(event)
  const safeTxHash = executedHash(event, safe.address, chainId)
  state.executions.set(safeTxHash, {
    safe: safe.address,
    safeTxHash,
    fields,
    signatures: event.args.signatures,
    signers,
    chainTx,
    indexedAtMs,
    isSuccessful: null,
    payment: null,
  })
  safe.nonce = fields.nonce + 1n
  safe.thresholds.set(String(safe.nonce), safe.threshold)
}

function addTransfer(
  state: IndexState,
  { chainTx, logIndex }: IndexedEvent,
  { from, to, value }: { from: Address; to: Address; value: bigint },
  token: Address | null,
): void {
  if (state.safes.has(from) || state.safes.has(to))
    state.transfers.push({ from, to, value, token, logIndex, chainTx })
}

function setThreshold(safe: IndexedSafe, threshold: bigint): void {
  safe.threshold = Number(threshold)
  safe.thresholds.set(String(safe.nonce), safe.threshold)
}

function append<key, value>(map: Map<key, value[]>, key: key, value: value): void {
  map.set(key, [...(map.get(key) ?? []), value])
}
