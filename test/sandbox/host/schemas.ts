import { type Address, type Hex, isAddress, isHex } from 'viem'
import * as v from 'valibot'

/** An address with a right checksum, or all in lower case. */
export const addressSchema = v.custom<Address>((value) => typeof value === 'string' && isAddress(value))

export const hexSchema = v.custom<Hex>(isHex)

/** A text, or an EIP-712 object; its `primaryType` may be missing, as the Safe Apps SDK allows. */
export const messageSchema = v.union([v.string(), v.record(v.string(), v.unknown())])

const confirmationSchema = v.object({
  owner: addressSchema,
  signature: hexSchema,
  submissionDate: v.string(),
})

/** The fields that the host reads of a multisig transaction (v2 of the transaction service). */
export const serviceTxSchema = v.object({
  safe: addressSchema,
  to: addressSchema,
  value: v.string(),
  data: v.nullable(hexSchema),
  operation: v.picklist([0, 1]),
  safeTxGas: v.string(),
  baseGas: v.string(),
  gasPrice: v.string(),
  gasToken: v.nullable(addressSchema),
  refundReceiver: v.nullable(addressSchema),
  nonce: v.string(),
  safeTxHash: hexSchema,
  proposer: v.nullable(addressSchema),
  executor: v.nullable(addressSchema),
  isExecuted: v.boolean(),
  isSuccessful: v.nullable(v.boolean()),
  transactionHash: v.nullable(hexSchema),
  submissionDate: v.string(),
  modified: v.string(),
  executionDate: v.nullable(v.string()),
  origin: v.string(),
  confirmationsRequired: v.nullable(v.number()),
  confirmations: v.nullable(v.pipe(v.array(confirmationSchema), v.readonly())),
  trusted: v.boolean(),
})

export type ServiceTx = v.InferOutput<typeof serviceTxSchema>

/** A token that the service has indexed. */
export const serviceTokenSchema = v.object({
  address: addressSchema,
  name: v.string(),
  symbol: v.string(),
  decimals: v.number(),
  logoUri: v.string(),
})

export type ServiceToken = v.InferOutput<typeof serviceTokenSchema>

/** What a Safe holds, by the service: the native coin, and the tokens that it has indexed. */
export const serviceBalancesSchema = v.array(
  v.object({
    tokenAddress: v.nullable(addressSchema),
    token: v.nullable(v.omit(serviceTokenSchema, ['address'])),
    balance: v.string(),
  }),
)

/** The fields that the host reads of an off-chain message. */
export const serviceMessageSchema = v.object({
  safe: addressSchema,
  messageHash: hexSchema,
  message: messageSchema,
  confirmations: v.array(v.object({ owner: addressSchema, signature: hexSchema })),
  preparedSignature: v.nullable(hexSchema),
})

export type ServiceMessage = v.InferOutput<typeof serviceMessageSchema>
