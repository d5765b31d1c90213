import { notAsked, type Look } from '../../core/tracking/observation'
import { type ListPage, recordsIn, type Listed } from '../../core/queue/listPage'
import { isHexEqual } from '../../core/isHexEqual'
import type { SafeTxHash, SafeTxRecord } from '../../core/safe/safeTx'
import { isEndedDraft } from '../../core/tracking/status/mayBeInBatch'
import { statusTable } from '../../core/tracking/status/statusTable'
import { trackedId, type TrackedItem, type TrackedTx } from '../../core/tracking/trackedItem'
import type { Answer } from '../../core/answer'
import type { AccountContext, AccountParts } from '../account/accountContext'
import type { ServicePolls } from './createServicePolls'

/**
 * Returns the sources of one poll for each item. Items read the list that `polls` fetched once for all, and otherwise make
 * no request to the service. Messages are in no list.
 */
export function itemSources(
  context: AccountContext,
  polls: Pick<ServicePolls, 'listed' | 'noteSafe'>,
): (item: TrackedItem) => TxSources {
  const { chain, chainReader, host, service, tracked, clock } = context
  /** Ids of the list that each item read last, and of the list from which it read its rivals. */
  const had = new Map<string, number>()
  const hadRivals = new Map<string, number>()

  return (item) => {
    const id = trackedId(item)
    let isUsed = false
    /** Returns null when the item has read the newest list already. */
    function takeListed(): Listed | null {
      const listed = polls.listed.getState()
      if (listed === null || listed.id <= (had.get(id) ?? 0)) return null
      had.set(id, listed.id)
      return listed
    }

    async function getTransaction(hash: SafeTxHash, signal?: AbortSignal): Promise<Answer<SafeTxRecord>> {
      const answer = takeListed()?.answer
      if (answer?.kind === 'unreachable') return answer
      const records = answer?.kind === 'found' ? recordsIn(answer.value.rows) : []
      const record = records.find(({ safeTxHash }) => isHexEqual(safeTxHash, hash))
      if (record !== undefined) return { kind: 'found', value: record }
      // A page can be truncated, or lack unreadable rows: a removal needs a request for this hash.
      const isJudged = item.kind === 'safeTx' && item.nonce !== null && item.phase.status !== 'removed'
      return answer === undefined || isJudged ? service.getTransaction(hash, signal) : { kind: 'missing' }
    }

    return {
      chain,
      host,
      tracked,
      listedFrom(nonce) {
        const listed = polls.listed.getState()
        if (listed === null || listed.id === hadRivals.get(id) || !covers(listed, nonce)) return notAsked
        hadRivals.set(id, listed.id)
        const page = fromNonce(listed, nonce)
        return page.kind === 'found' ? { kind: 'found', value: recordsIn(page.value.rows) } : page
      },
      chainReader: {
        ...chainReader,
        async readSafe(safe, signal) {
          const onChain = await chainReader.readSafe(safe, signal)
          if (onChain.kind !== 'found') return onChain
          const { nonce } = onChain.value
          polls.noteSafe(onChain.value)
          isUsed = item.kind === 'safeTx' && item.nonce !== null && nonce > item.nonce
          return onChain
        },
      },
      service: {
        ...service,
        waitMs() {
          if (item.kind !== 'safeTx') return service.waitMs()
          const listed = polls.listed.getState()
          if (listed === null) return 1
          // The transaction that used the nonce stays in the list while its confirmations are awaited.
          const isStillThere = isUsed && item.nonce !== null && covers(listed, item.nonce)
          const isNew = listed.id > (had.get(id) ?? 0) && !isBefore(listed, item, clock.nowMs())
          return isStillThere || isNew ? 0 : 1
        },
        getTransaction,
        async listTransactions(safe, options, signal) {
          const { nonce, nonceFrom } = options
          const listed = takeListed() ?? polls.listed.getState()
          if (listed !== null && nonce !== undefined && covers(listed, nonce)) return atNonce(listed, nonce)
          if (listed !== null && nonceFrom !== undefined && (isEndedDraft(item) || covers(listed, nonceFrom)))
            return fromNonce(listed, nonceFrom)
          // A final item is not worth a request of its own.
          if (statusTable[item.phase.status].final) return { kind: 'missing' }
          return service.listTransactions(safe, options, signal)
        },
      },
    }
  }
}

/**
 * Returns true when a list was requested before a gift was proposed here, so its absence proves nothing. A creation time in
 * the future means that the clock was set back.
 */
function isBefore({ askedAtMs, answer }: Listed, item: TrackedTx, nowMs: number): boolean {
  const { rebuilt, createdAtMs } = item
  return answer.kind !== 'unreachable' && !rebuilt && askedAtMs < createdAtMs && createdAtMs <= nowMs
}

/** Returns the rows of one nonce, and unreadable rows, which may be of any. */
function atNonce(listed: Listed, nonce: bigint): Answer<ListPage<SafeTxRecord>> {
  return rowsOf(listed, nonce, (record) => record.nonce === nonce)
}

function fromNonce(listed: Listed, nonceFrom: bigint): Answer<ListPage<SafeTxRecord>> {
  return rowsOf(listed, nonceFrom, ({ nonce }) => nonce >= nonceFrom)
}

function rowsOf(
  listed: Listed,
  nonce: bigint,
  isAsked: (record: SafeTxRecord) => boolean,
): Answer<ListPage<SafeTxRecord>> {
  const { answer } = listed
  if (answer.kind !== 'found') return answer
  const { rows, nextOffset } = answer.value
  return {
    kind: 'found',
    value: {
      rows: rows.filter((row) => row.kind === 'unreadable' || isAsked(row.record)),
      // Rows of other pages have lower nonces than the covered ones.
      nextOffset: covers(listed, nonce) ? null : nextOffset,
    },
  }
}

/** Returns true when the list covers this nonce: with more pages, only those above its last row (newest nonce first). */
function covers({ nonceFrom, answer }: Listed, nonce: bigint): boolean {
  if (answer.kind !== 'found') return true
  const { rows, nextOffset } = answer.value
  if (nextOffset === null) return nonceFrom === null || nonceFrom <= nonce
  return recordsIn(rows).some((record) => record.nonce < nonce)
}

/** The sources of one poll. */
export type Sources = Pick<AccountParts, 'chain' | 'chainReader' | 'service' | 'host'> & {
  /** Rows of the last list from a nonce on. Makes no request. */
  readonly listedFrom?: (nonce: bigint) => Look<readonly SafeTxRecord[]>
}

/** Sources with the other tracked items: one payment counts for one gift. */
export type TxSources = Sources & Pick<AccountContext, 'tracked'>
