import * as v from 'valibot'
import { zeroAddress } from 'viem'
import type { ChainTxHash, Confirmation, SafeTxHash, SafeTxRecord } from '../../core/safe/safeTx'
import type { SignMessageResult } from '../../core/signIn/authAnswers'
import type { HostSafeInfo } from '../../ports/host'
import { wireList, wireSchema } from '../service/wireSchema'

const { address, hex, hash, uint } = wireSchema
const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** The response to `getSafeInfo`: only the fields that are used. */
export const hostSafeInfoSchema = v.pipe(
  v.object({
    safeAddress: address,
    chainId: v.pipe(wholeNumber, v.minValue(1)),
    owners: v.array(address),
    threshold: v.pipe(wholeNumber, v.minValue(1)),
    isReadOnly: v.optional(v.boolean(), false),
    nonce: v.nullish(wholeNumber, null),
    version: v.nullish(v.string(), null),
  }),
  v.transform(({ safeAddress, nonce, ...info }): HostSafeInfo => ({
    ...info,
    safe: safeAddress,
    nonce: nonce === null ? null : BigInt(nonce),
  })),
)

/** The response to `sendTransactions`. */
export const proposedSchema = v.pipe(
  v.object({ safeTxHash: hash }),
  v.transform(({ safeTxHash }) => safeTxHash as SafeTxHash),
)

/**
 * The response to `signMessage`. Off chain `{ messageHash, signature }`; without a signature, or with `0x`, more owners have
 * to sign. On chain `{ safeTxHash }`: the message is signed by a transaction.
 */
export const signedMessageSchema = v.union([
  v.pipe(
    v.object({ messageHash: hash, signature: v.nullish(hex, '0x') }),
    v.transform(({ signature }): SignMessageResult =>
      signature === '0x' ? { kind: 'pending', way: 'messages' } : { kind: 'signed', signature },
    ),
  ),
  v.pipe(
    v.object({ safeTxHash: hash }),
    v.transform((): SignMessageResult => ({ kind: 'pending', way: 'onChain' })),
  ),
])

// `{ value, name?, logoUri? }`: the host's names of addresses are never used.
const party = v.pipe(
  v.object({ value: address }),
  v.transform(({ value }) => value),
)
const maybeParty = v.nullish(party, null)

const confirmation = v.pipe(
  v.object({ signer: party, signature: v.nullish(hex, null), submittedAt: v.nullish(wholeNumber, null) }),
  v.transform(({ signer, signature, submittedAt }): Confirmation => ({
    owner: signer,
    signature,
    submittedAtMs: submittedAt,
  })),
)

/**
 * `GatewayTransactionDetails`, the response to `getTxBySafeTxHash`, of a multisig transaction. Labels, decoded data and
 * the kind of transaction are not read: only the bytes count. An unknown `txStatus` is read as not executed.
 */
export const gatewayTransactionSchema = v.pipe(
  v.object({
    safeAddress: address,
    txStatus: v.string(),
    txHash: v.nullish(hash, null),
    executedAt: v.nullish(wholeNumber, null),
    txData: v.object({
      to: party,
      value: v.nullish(uint, 0),
      hexData: v.nullish(hex, null),
      operation: v.picklist([0, 1]),
    }),
    detailedExecutionInfo: v.object({
      type: v.literal('MULTISIG'),
      nonce: uint,
      safeTxGas: uint,
      baseGas: uint,
      gasPrice: uint,
      gasToken: v.nullish(address, null),
      refundReceiver: maybeParty,
      safeTxHash: hash,
      submittedAt: wholeNumber,
      confirmations: v.nullish(wireList(confirmation), []),
      confirmationsRequired: v.nullish(wholeNumber, null),
      proposer: maybeParty,
      trusted: v.nullish(v.boolean(), false),
    }),
  }),
  v.transform(
    ({ safeAddress, txStatus, txHash, executedAt, txData, detailedExecutionInfo: info }): SafeTxRecord => {
      const isExecuted = txStatus === 'SUCCESS' || txStatus === 'FAILED'
      return {
        safe: safeAddress,
        to: txData.to,
        value: txData.value,
        data: txData.hexData ?? '0x',
        operation: txData.operation,
        safeTxGas: info.safeTxGas,
        baseGas: info.baseGas,
        gasPrice: info.gasPrice,
        gasToken: info.gasToken ?? zeroAddress,
        refundReceiver: info.refundReceiver ?? zeroAddress,
        nonce: info.nonce,
        safeTxHash: info.safeTxHash as SafeTxHash,
        isExecuted,
        isSuccessful: isExecuted ? txStatus === 'SUCCESS' : null,
        txHash: txHash as ChainTxHash | null,
        confirmations: info.confirmations,
        confirmationsRequired: info.confirmationsRequired,
        submittedAtMs: info.submittedAt,
        modifiedAtMs: null,
        executedAtMs: executedAt,
        proposer: info.proposer,
        // Here the host has only a label for the app, and only for listed apps.
        origin: null,
        trusted: info.trusted,
      }
    },
  ),
)
