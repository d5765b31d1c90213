import type SafeApiKit from '@safe-global/api-kit'
import * as v from 'valibot'
import { getAddress } from 'viem'
import { decimalSafeTx } from '../../core/safe/safeTx'
import type { SafeServiceWriter, WriteResult } from '../../ports/service'
import { TimeLimitError, withinLimit } from '../withinLimit'
import { openApiKit, keyFor, type SafeServiceOptions } from './safeService'
import { serviceBudget } from './requestBudget'
import { m } from './messages'

/** api-kit's transaction type. Its operation is an enum with the values of the struct. */
type KitTransaction = Parameters<SafeApiKit['proposeTransaction']>[0]['safeTransactionData']

const timeLimitMs = 20_000

/**
 * Creates a writer to the Safe transaction service of one chain through api-kit, within the budget of the reads and
 * before them. api-kit cannot delete: that is a request of our own.
 */
export function createServiceWriter(options: SafeServiceOptions): SafeServiceWriter {
  const { chain, clock, storage } = options
  const budget = options.budget ?? serviceBudget({ clock, storage, host: new URL(chain.serviceUrl).host })
  const apiKey = keyFor(chain.serviceUrl, options.apiKey)
  const kit = openApiKit(chain, apiKey)

  function write(request: () => Promise<unknown>): Promise<WriteResult> {
    return budget.run(
      async () => {
        try {
          await withinLimit(request(), { clock, limitMs: timeLimitMs })
          budget.relax()
          return { kind: 'done' }
        } catch (error) {
          return explain(error)
        }
      },
      { priority: 'write' },
    )
  }

  async function requestDeletion(safeTxHash: string, signature: string): Promise<void> {
    const response = await fetch(`${chain.serviceUrl}/v2/multisig-transactions/${safeTxHash}/`, {
      method: 'DELETE',
      headers: {
        'Content-Type': 'application/json',
        ...(apiKey !== undefined && { Authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ signature }),
    })
    if (response.ok) return
    const data: unknown = await response.json().catch(() => null)
    throw Object.assign(new Error(response.statusText), { statusCode: response.status, data })
  }

  return {
    confirm: (safeTxHash, signature) => write(() => kit.confirmTransaction(safeTxHash, signature)),
    propose: ({ safe, tx, safeTxHash, sender, signature }) => {
      const nonce = Number(tx.nonce)
      if (!Number.isSafeInteger(nonce)) return Promise.resolve({ kind: 'refused', reason: m.writer.nonce })
      const safeTransactionData: unknown = { ...decimalSafeTx(tx), to: getAddress(tx.to), nonce }
      return write(() =>
        kit.proposeTransaction({
          safeAddress: getAddress(safe),
          safeTransactionData: safeTransactionData as KitTransaction,
          safeTxHash,
          senderAddress: getAddress(sender),
          senderSignature: signature,
        }),
      )
    },
    remove: (safeTxHash, signature) => write(() => requestDeletion(safeTxHash, signature)),
  }
}

/**
 * Explains a failed write. `refused` only where the service gives a reason; after any other failure it may have been
 * written.
 */
function explain(error: unknown): WriteResult {
  if (error instanceof TimeLimitError) return { kind: 'unreachable', reason: m.late }
  const http = v.safeParse(httpErrorSchema, error)
  if (!http.success) return { kind: 'unreachable', reason: m.down }
  const { statusCode, data } = http.output
  if (statusCode === 429) return { kind: 'unreachable', reason: m.fewer }
  const isRefusal = statusCode >= 400 && statusCode < 500 && ![401, 403, 408].includes(statusCode)
  if (!isRefusal) return { kind: 'unreachable', reason: m.error(statusCode) }
  const words = textsIn(data).join(' ').slice(0, 300)
  return {
    kind: 'refused',
    reason: words === '' ? m.writer.refused(statusCode) : m.writer.says(words),
  }
}

const httpErrorSchema = v.object({ statusCode: v.number(), data: v.optional(v.unknown()) })

/** Collects the service's messages, which it lists under the name of a field. */
function textsIn(data: unknown): readonly string[] {
  if (typeof data === 'string') return [data]
  if (typeof data !== 'object' || data === null) return []
  return Object.values(data).flatMap(textsIn)
}
