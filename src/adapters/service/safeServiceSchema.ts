import { type Address, zeroAddress } from 'viem'
import * as v from 'valibot'
import type {
  ChainTxHash,
  Confirmation,
  SafeMessageHash,
  SafeMessageRecord,
  SafeTxHash,
  SafeTxRecord,
} from '../../core/safe/safeTx'
import { wireList, wireSchema } from './wireSchema'

const { address, hex, hash, text, uint } = wireSchema
const time = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'is not a time'),
  v.transform((text) => Date.parse(text)),
)

const blockNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const confirmation = v.pipe(
  v.object({ owner: address, signature: v.nullish(hex, null), submissionDate: v.nullish(time, null) }),
  v.transform((row): Confirmation => ({
    owner: row.owner,
    signature: row.signature,
    submittedAtMs: row.submissionDate,
  })),
)

/** One row of `/v2/multisig-transactions/{safeTxHash}/`: only the fields that are used, nulls as the contract reads them. */
export const multisigTransactionSchema = v.pipe(
  v.object({
    safe: address,
    to: address,
    value: uint,
    data: v.nullish(hex, null),
    operation: v.picklist([0, 1]),
    safeTxGas: uint,
    baseGas: uint,
    gasPrice: uint,
    gasToken: v.nullish(address, null),
    refundReceiver: v.nullish(address, null),
    nonce: uint,
    safeTxHash: hash,
    isExecuted: v.boolean(),
    isSuccessful: v.nullish(v.boolean(), null),
    transactionHash: v.nullish(hash, null),
    confirmations: v.nullish(wireList(confirmation), []),
    confirmationsRequired: v.nullish(v.number(), null),
    submissionDate: time,
    modified: v.nullish(time, null),
    executionDate: v.nullish(time, null),
    proposer: v.nullish(address, null),
    origin: v.nullish(text, ''),
    trusted: v.nullish(v.boolean(), false),
  }),
  v.transform((row): SafeTxRecord => ({
    safe: row.safe,
    to: row.to,
    value: row.value,
    data: row.data ?? '0x',
    operation: row.operation,
    safeTxGas: row.safeTxGas,
    baseGas: row.baseGas,
    gasPrice: row.gasPrice,
    gasToken: row.gasToken ?? zeroAddress,
    refundReceiver: row.refundReceiver ?? zeroAddress,
    nonce: row.nonce,
    safeTxHash: row.safeTxHash as SafeTxHash,
    isExecuted: row.isExecuted,
    isSuccessful: row.isSuccessful,
    txHash: row.transactionHash as ChainTxHash | null,
    confirmations: row.confirmations,
    confirmationsRequired: row.confirmationsRequired,
    submittedAtMs: row.submissionDate,
    modifiedAtMs: row.modified,
    executedAtMs: row.executionDate,
    proposer: row.proposer,
    origin: row.origin,
    trusted: row.trusted,
  })),
)

const messageConfirmation = v.pipe(
  v.object({ owner: address, signature: v.nullish(hex, null), created: v.nullish(time, null) }),
  v.transform((row): Confirmation => ({
    owner: row.owner,
    signature: row.signature,
    submittedAtMs: row.created,
  })),
)

/** Deeper than any typed data, and far below the depth where a recursive function overflows the stack. */
const mostDepth = 40

function isShallow(value: Readonly<Record<string, unknown>>): boolean {
  let level: readonly unknown[] = [value]
  for (let depth = 0; depth <= mostDepth; depth += 1) {
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
    if (level.length === 0) return true
  }
  return false
}

const typedMessage = v.pipe(v.record(v.string(), v.unknown()), v.check(isShallow, 'is nested too deeply'))

/** `/v1/messages/{messageHash}/`. */
export const messageSchema = v.pipe(
  v.object({
    safe: address,
    messageHash: hash,
    message: v.union([text, typedMessage]),
    confirmations: v.nullish(wireList(messageConfirmation), []),
    preparedSignature: v.nullish(hex, null),
    created: time,
    modified: time,
  }),
  v.transform((row): SafeMessageRecord => ({
    safe: row.safe,
    messageHash: row.messageHash as SafeMessageHash,
    message: row.message,
    confirmations: row.confirmations,
    preparedSignature: row.preparedSignature,
    createdAtMs: row.created,
    modifiedAtMs: row.modified,
  })),
)

/** `/v1/owners/{address}/safes/`. */
export const ownedSafesSchema = v.pipe(
  v.object({ safes: wireList(address) }),
  v.transform(({ safes }): readonly Address[] => safes),
)

/** `/v1/about/indexing/` as a number of blocks. Events of Safes are indexed apart from those of tokens. */
export const indexingSchema = v.pipe(
  v.object({ currentBlockNumber: blockNumber, masterCopiesBlockNumber: blockNumber }),
  v.transform(({ currentBlockNumber, masterCopiesBlockNumber }) =>
    Math.max(0, currentBlockNumber - masterCopiesBlockNumber),
  ),
)
