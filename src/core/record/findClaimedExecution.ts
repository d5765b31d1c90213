import { type Address, isAddressEqual } from 'viem'
import { executedHashes } from '../safe/executionResult'
import type { SafeTxRecord } from '../safe/safeTx'
import type { GiftRecord, Payer } from './giftRecord'
import type { PaidTx } from './paymentsOf'
import { type ExecutionSources, readExecutions } from './readExecutions'
import type { MinedTx } from './recordedTx'
import { signersOf } from './signersOf'
import { walletTx } from './walletPayments'

/** What the payer of a record has executed in the transaction that the record names. */
export type ClaimedExecution =
  | {
      readonly kind: 'found'
      readonly payer: Payer
      readonly paid: PaidTx
    }
  /** `by`: who has executed the safeTxHash instead, by that contract's own word; null: nobody in this transaction. */
  | { readonly kind: 'none'; readonly by: Address | null }

type Sources = {
  /** Of the Safe today; null: unknown. */
  readonly version: string | null
  /** How many transactions the Safe has executed until today; null: unknown. */
  readonly nonce: bigint | null
  /** What a service says of the transaction: believed where it hashes to what was executed. */
  readonly records: readonly SafeTxRecord[]
} & Pick<ExecutionSources, 'evidence' | 'tokens'>

/** A nonce is recovered by hashing: about 0.1 ms each. */
const mostNonces = 2_000

/**
 * Finds what the payer of `claim` has executed in a mined transaction: under the safeTxHash of the claim, else under its
 * nonce, else the first. Yields before each signer of a Safe's transaction is
 * recovered, which takes 3 to 8 ms.
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
  // What is proved comes first: code that the Safe ran may have emitted the same event.
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

/** The claimed nonce, then all that the Safe has used, from the newest. */
function* noncesAround(claimed: bigint, next: bigint | null): Generator<bigint> {
  yield claimed
  if (next === null) return
  const oldest = next > BigInt(mostNonces) ? next - BigInt(mostNonces) : 0n
  for (let nonce = next - 1n; nonce >= oldest; nonce--) yield nonce
}

/** Any contract can emit this event: it is a hint for the reader, and proves nothing. */
function executorOf(safeTxHash: string, { logs }: MinedTx): Address | null {
  return logs.find((log) => executedHashes([log]).some((hash) => hash === safeTxHash))?.address ?? null
}

function sentByWallet(mined: MinedTx): ClaimedExecution {
  const { from: address, nonce } = mined
  return { kind: 'found', payer: { kind: 'wallet', address, nonce }, paid: walletTx(mined) }
}
