import { messages } from '../../language/messages'

/** Messages for comparing a transaction with a described gift, and for its summary. */
export const m = messages('core/review/intent', {
  record:
    'What the transaction service sent is not the transaction that the link names: its fields do not give that safeTxHash',
  chain: 'Another chain',
  chainId: (id: number) => `The chain with the id ${id}`,
  safe: 'Another Safe',
  unreadable: 'It is not a plain list of payments',
  code: (contract: string, address: string) =>
    `The contract that would make the payments, ${contract} at ${address}, is missing on this chain or has other code than Safe published`,
  gasLimit: (gas: bigint) =>
    `It has a gas limit (safeTxGas ${gas}): if a payment fails, nothing is paid and the nonce is used up all the same.`,
  unknownUnits: (units: bigint, token: string) =>
    `${units} base units of the token at ${token}, which is not known here`,
  /** `receiver` null: the account that executes it. */
  refund: (sum: string, receiver: string | null) =>
    `For the execution the Safe pays up to ${sum} to ${receiver ?? 'whoever executes it'}, whatever becomes of the payments.`,
  versionUnknown: 'The version of the Safe is not known, so nobody can tell what its owners sign.',
  batchUnchecked: (reason: string) => `The contract of the batch could not be checked. ${reason}`,
  total: {
    atMost: (sum: string) => `at most ${sum} for the execution`,
    both: (sum: string, atMost: string) => `${sum} and at most ${atMost} for the execution`,
    from: (account: string, sums: string) => `Out of ${account}: ${sums}.`,
    units: (units: bigint, token: string) => `${units} base units of the token at ${token}`,
    item: (amount: bigint, id: bigint, address: string) => `${amount} of item ${id} of ${address}`,
    amountOrId: (value: bigint, address: string) =>
      `${value} base units, or the item with this id, of ${address}`,
  },
  /** Messages for the progress of a transaction. */
  progress: {
    needs: (more: number, verified: number, threshold: number) =>
      `Needs ${more} more ${more === 1 ? 'signature' : 'signatures'} (${verified} of ${threshold}).`,
    unknown: (threshold: number) =>
      threshold === 1
        ? 'Whether the signature that it needs is there is not known.'
        : `How many of the ${threshold} signatures that it needs are there is not known.`,
    enough: (verified: number, threshold: number) =>
      `It has the signatures that it needs (${verified} of ${threshold}).`,
    next: 'It is next.',
    ready: 'It is next: an owner can execute it.',
    waits: (before: bigint) => `It waits for transaction #${before} first.`,
    over: 'Can no longer be executed',
    done: {
      success: 'Executed: the Safe’s own event says so.',
      failure: 'Executed, and its calls failed: the Safe’s own event says so. All of them were undone.',
    },
    used: (nonce: bigint) =>
      `Nonce ${nonce} is used, by this transaction or by another: which one could not be checked.`,
    executed: (nonce: bigint) =>
      `Executed, according to the transaction service. The chain says that nonce ${nonce} is used.`,
    disputed: 'The transaction service says that it was executed, and the chain says that it was not.',
    unread: 'Where it stands could not be checked',
  },
})
