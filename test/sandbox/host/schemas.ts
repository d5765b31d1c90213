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

/** A decoded call as the service tells it; `valueDecoded` of a multiSend's bytes holds the calls inside. */
const decodedSchema = v.looseObject({
  method: v.string(),
  parameters: v.optional(v.array(v.looseObject({ valueDecoded: v.optional(v.unknown()) }))),
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
  dataDecoded: v.nullish(decodedSchema),
  confirmationsRequired: v.nullable(v.number()),
  confirmations: v.nullable(v.pipe(v.array(confirmationSchema), v.readonly())),
  trusted: v.boolean(),
})

export type ServiceTx = v.InferOutput<typeof serviceTxSchema>

/** The fields that the host reads of an off-chain message. */
export const serviceMessageSchema = v.object({
  safe: addressSchema,
  messageHash: hexSchema,
  message: messageSchema,
  confirmations: v.array(v.object({ owner: addressSchema, signature: hexSchema })),
  preparedSignature: v.nullable(hexSchema),
})

export type ServiceMessage = v.InferOutput<typeof serviceMessageSchema>
