import { type Address, isAddressEqual } from 'viem'
import { executedHashes } from '../safe/executionResult'
import type { SafeTxRecord } from '../safe/safeTx'
import type { GiftRecord, Payer } from './giftRecord'
import type { PaidTx } from './paymentsOf'
import { type ExecutionSources, readExecutions, signersOf } from './readExecutions'
import type { MinedTx } from './recordedTx'
import { walletTx } from './walletPayments'

/** Execution by the payer of a record in the transaction that the record names. */
export type ClaimedExecution =
  | {
      readonly kind: 'found'
      readonly payer: Payer
      readonly paid: PaidTx
    }
  /** `by`: contract whose event names the safeTxHash instead; null: none in this transaction. */
  | { readonly kind: 'none'; readonly by: Address | null }

type Sources = {
  /** Of the Safe today; null: unknown. */
  readonly version: string | null
  /** Number of transactions that the Safe has executed until today; null: unknown. */
  readonly nonce: bigint | null
  /** Records of a service, used where they hash to what was executed. */
  readonly records: readonly SafeTxRecord[]
} & Pick<ExecutionSources, 'evidence' | 'tokens'>

/** Limit of nonces to try: each is one hash, about 0.1 ms. */
const mostNonces = 2_000

/**
 * Finds what the payer of `claim` executed in a mined transaction: by the safeTxHash of the claim, else by its nonce, else
 * the first. Yields before each signer of a Safe transaction is recovered, which takes 3 to 8 ms.
 */
export function* findClaimedExecution(
  claim: GiftRecord,
  mined: MinedTx,
  sources: Sources,
): Generator<undefined, ClaimedExecution> {
  const { payer, chainId } = claim
  if (payer.kind === 'wallet') return isAddressEqual(mined.from, payer.address) ? sentByWallet(mined) : nobody
  const { nonce: next, ...known } = sources
  const executions = readExecutions(mined, {
    ...known,
    safe: payer.address,
    chainId,
    nonces: { [Symbol.iterator]: () => noncesAround(payer.nonce, next) },
  })
  const named = payer.safeTxHash.toLowerCase()
  // Proved executions first: code that the Safe ran may have emitted the same event.
  const provedFirst = executions.toSorted((one, other) => Number(one.tx === null) - Number(other.tx === null))
  const recorded =
    provedFirst.find(({ safeTxHash }) => safeTxHash === named) ??
    provedFirst.find(({ tx }) => tx?.nonce === payer.nonce) ??
    provedFirst[0]
  if (recorded === undefined) return { kind: 'none', by: executorOf(named, mined) }
  const { safe: address, safeTxHash, tx, refund } = recorded
  const signers = yield* signersOf(recorded)
  const nonce = tx?.nonce ?? payer.nonce
  return {
    kind: 'found',
    payer: { kind: 'safe', address, safeTxHash, nonce, signers, refund },
    paid: recorded,
  }
}

const nobody: ClaimedExecution = { kind: 'none', by: null }

/** Yields the claimed nonce, then all that the Safe has used, newest first, at most `mostNonces`. */
function* noncesAround(claimed: bigint, next: bigint | null): Generator<bigint> {
  yield claimed
  if (next === null) return
  const oldest = next > BigInt(mostNonces) ? next - BigInt(mostNonces) : 0n
  for (let nonce = next - 1n; nonce >= oldest; nonce--) yield nonce
}

/** Returns the contract that emitted the event. Any contract can: it is a hint for the reader and proves nothing. */
function executorOf(safeTxHash: string, { logs }: MinedTx): Address | null {
  return logs.find((log) => executedHashes([log]).some((hash) => hash === safeTxHash))?.address ?? null
}

function sentByWallet(mined: MinedTx): ClaimedExecution {
  const { from: address, nonce } = mined
  return { kind: 'found', payer: { kind: 'wallet', address, nonce }, paid: walletTx(mined) }
}
