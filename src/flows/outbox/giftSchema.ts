import { isAddress, type Address } from 'viem'
import * as v from 'valibot'
import { bigUint, planPart } from '../../core/tracking/stored/trackedSchema'

const address = v.custom<Address>((input) => typeof input === 'string' && isAddress(input))
const naming = { symbol: v.string(), name: v.string(), decimals: v.number() }

/** One line of a gift, as stored with an intent. */
export const giftSchema = v.object({
  causeId: v.nullable(v.string()),
  payeeName: v.string(),
  recipient: address,
  asset: v.variant('kind', [
    v.object({ kind: v.literal('native'), ...naming }),
    v.object({ kind: v.literal('token'), address, ...naming, custom: v.exactOptional(v.literal(true)) }),
  ]),
  amount: bigUint,
  planned: v.optional(v.string()),
})

/** Plan part of an intent. */
export const intentPlan = v.exactOptional(v.object({ ...planPart, lineIds: v.array(v.string()) }))
