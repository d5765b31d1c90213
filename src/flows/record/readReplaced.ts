import type { Address } from 'viem'
import { recordsIn } from '../../core/queue/listPage'
import { causeAt } from '../../core/record/causeAt'
import { type ReplacedProposal, replacedProposal } from '../../core/record/replacedProposal'
import type { SafeTxRecord } from '../../core/safe/safeTx'
import { SafeVersionError } from '../../core/safe/safeTxHash'
import { runInSlices } from '../runInSlices'
import type { Reading } from './takeMined'

/** Rows of the service that were not executed, the queue among them: two requests. */
const pageRows = 200
const mostPages = 2

/**
 * The proposals to causes whose nonce another transaction used, the newest first, as far as the service still lists them.
 * Throws only when aborted.
 */
export async function readReplaced(reading: Reading): Promise<readonly ReplacedProposal[]> {
  const { parts, signal, next } = reading
  const replaced: ReplacedProposal[] = []
  let offset: number | null = 0
  for (let page = 0; page < mostPages && offset !== null; page += 1) {
    const listed = await parts.service.listTransactions(
      parts.safe,
      { executed: false, limit: pageRows, offset, priority: 'background' },
      signal,
    )
    if (listed.kind !== 'found') return replaced
    const ended = recordsIn(listed.value.rows).filter((record) => !record.isExecuted && record.nonce < next)
    replaced.push(...(await runInSlices(findReplaced(ended, reading), parts.clock)))
    signal.throwIfAborted()
    offset = listed.value.nextOffset
  }
  return replaced
}

function* findReplaced(
  records: readonly SafeTxRecord[],
  { parts: { chain, safe, causes }, book, version }: Reading,
): Generator<undefined, readonly ReplacedProposal[]> {
  const directory = causes.getState()
  const known = directory.kind === 'ready' ? directory.causes : []
  const isCause = (recipient: Address) => causeAt(known, chain.id, recipient) !== null
  const domain = { chainId: chain.id, safe, version }
  const byNonce = new Map(book.executions().map((one) => [one.recorded.tx?.nonce, one]))
  const found: ReplacedProposal[] = []
  for (const record of records) {
    yield
    const executed = byNonce.get(record.nonce)
    if (executed === undefined) continue
    try {
      const replaced = replacedProposal(record, executed, { domain, isCause })
      if (replaced !== null) found.push(replaced)
    } catch (error) {
      // How this Safe hashes is not known: nothing can be said of its proposals.
      if (error instanceof SafeVersionError) return found
      throw error
    }
  }
  return found
}
