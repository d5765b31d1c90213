import * as v from 'valibot'
import type { ChainTxHash } from '../../core/safe/safeTx'
import { wireSchema } from '../service/wireSchema'

const receipt = v.object({
  transactionHash: wireSchema.hash,
  /** `0x1`, or `0x0` when it reverted. Of the batch, where somebody else's transaction carries it. */
  status: v.fallback(v.nullish(v.string(), null), null),
})

const statusCode = v.union([
  v.pipe(v.number(), v.safeInteger()),
  // The words of the first form.
  v.pipe(
    v.picklist(['PENDING', 'CONFIRMED']),
    v.transform((word) => (word === 'PENDING' ? 100 : 200)),
  ),
])

/** The answer to `wallet_sendCalls`: the id alone in the first form, an object since. */
export const callsIdSchema = v.union([
  v.pipe(v.string(), v.nonEmpty(), v.maxLength(8192)),
  v.pipe(
    v.object({ id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(8192)) }),
    v.transform(({ id }) => id),
  ),
])

/** The answer to `wallet_getCallsStatus` of EIP-5792, versions 1.0 and 2.0. Only the hashes of its receipts are used. */
export const callsStatusSchema = v.pipe(
  v.object({
    id: v.nullish(v.string(), null),
    status: statusCode,
    atomic: v.nullish(v.boolean(), null),
    receipts: v.nullish(v.array(receipt), []),
  }),
  v.transform(({ id, status, atomic, receipts }) => {
    const reverted = receipts.filter((each) => each.status === '0x0').length
    const isDone = status >= 200 && status < 300
    // "Confirmed" of the first form only says that it is on the chain.
    const statusCode = !isDone || reverted === 0 ? status : reverted === receipts.length ? 500 : 600
    const txHashes = [...new Set(receipts.map((each) => each.transactionHash as ChainTxHash))]
    return { id, statusCode, atomic, txHashes }
  }),
)
