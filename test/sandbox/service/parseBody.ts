import { type Address, type Hex, getAddress, isAddress, isHex } from 'viem'
import * as v from 'valibot'
import { Refusal } from './refusal'

const required = 'This field is required.'

/** With or without 0x, in any case; answered in lower case. */
const hexField = v.pipe(
  v.string('The value is not hexadecimal.'),
  v.transform((text): string => (text.startsWith('0x') ? text : `0x${text}`).toLowerCase()),
  v.custom<Hex>((input) => isHex(input), 'The value is not hexadecimal.'),
)

const signature = v.pipe(
  hexField,
  v.check(
    (hex) => hex.length >= 132,
    'Ensure this field has at least 65 hexadecimal chars (not counting 0x).',
  ),
)

const address = v.custom<Address>(
  (input) => typeof input === 'string' && isAddress(input, { strict: false }) && getAddress(input) === input,
  'The address is not checksummed.',
)

const hash = v.pipe(
  hexField,
  v.check((hex) => hex.length === 66, 'The value is not a 32-byte hash.'),
)

const quantity = v.pipe(
  v.union([v.string(), v.number()], required),
  v.check((input) => /^\d+$/.test(String(input)), 'A valid integer is required.'),
  v.transform((input) => BigInt(input)),
)

const origin = v.nullish(
  v.pipe(v.string(), v.maxLength(200, 'Ensure this field has no more than 200 characters.')),
)

/** `POST .../multisig-transactions/` */
export const proposalSchema = v.object(
  {
    to: address,
    value: quantity,
    data: v.nullish(hexField),
    operation: v.picklist([0, 1], 'Unknown operation.'),
    safeTxGas: quantity,
    baseGas: quantity,
    gasPrice: quantity,
    gasToken: v.nullish(address),
    refundReceiver: v.nullish(address),
    nonce: quantity,
    contractTransactionHash: hash,
    sender: address,
    signature: v.nullish(signature),
    origin,
  },
  required,
)

/** `POST .../confirmations/`, `POST .../signatures/` and `DELETE` of a transaction. */
export const signatureSchema = v.object({ signature }, required)

/** `POST .../messages/` */
export const messageSchema = v.object(
  {
    message: v.union(
      [v.string(), v.record(v.string(), v.unknown())],
      'The value is neither a text nor an object.',
    ),
    safeAppId: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    signature,
    origin,
  },
  required,
)

/** `POST .../multisig-transactions/estimations/` */
export const estimationSchema = v.object(
  {
    to: address,
    value: quantity,
    data: v.nullish(hexField),
    operation: v.picklist([0, 1], 'Unknown operation.'),
  },
  required,
)

/** `POST /v1/data-decoder/` */
export const dataSchema = v.object({ data: hexField, to: v.nullish(address) }, required)

/**
 * The body of a request by its schema.
 *
 * @throws Refusal with what is wrong, field by field, under `status`; 400 when the body is not JSON.
 */
export async function parseBody<const schema extends v.GenericSchema>(
  request: Request,
  schema: schema,
  status: number,
): Promise<v.InferOutput<schema>> {
  const json: unknown = await request.json().catch(() => {
    throw new Refusal(400, { detail: 'JSON parse error' })
  })
  const parsed = v.safeParse(schema, json)
  if (parsed.success) return parsed.output
  const { nested, root } = v.flatten(parsed.issues)
  throw new Refusal(status, { ...nested, ...(root && { nonFieldErrors: root }) })
}
