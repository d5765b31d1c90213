import * as v from 'valibot'
import type { ChainTxHash } from '../../core/safe/safeTx'
import { wireSchema } from '../service/wireSchema'

const receipt = v.object({
  transactionHash: wireSchema.hash,
  /** `0x1`, or `0x0` when it reverted. The status is of the batch, where another account's transaction carries it. */
  status: v.fallback(v.nullish(v.string(), null), null),
})

const statusCode = v.union([
  v.pipe(v.number(), v.safeInteger()),
  // Statuses of version 1.0.
  v.pipe(
    v.picklist(['PENDING', 'CONFIRMED']),
    v.transform((word) => (word === 'PENDING' ? 100 : 200)),
  ),
])

/** The response to `wallet_sendCalls`: the bare id in version 1.0, an object in 2.0. */
export const callsIdSchema = v.union([
  v.pipe(v.string(), v.nonEmpty(), v.maxLength(8192)),
  v.pipe(
    v.object({ id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(8192)) }),
    v.transform(({ id }) => id),
  ),
])

/** The response to `wallet_getCallsStatus` of EIP-5792, versions 1.0 and 2.0. Of its receipts only the hashes are used. */
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
    // CONFIRMED of version 1.0 only means mined.
    const statusCode = !isDone || reverted === 0 ? status : reverted === receipts.length ? 500 : 600
    const txHashes = [...new Set(receipts.map((each) => each.transactionHash as ChainTxHash))]
    return { id, statusCode, atomic, txHashes }
  }),
)
