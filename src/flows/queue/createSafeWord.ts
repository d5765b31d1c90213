import type { QueueSafe, RowCheck } from '../../core/queue/checkRow'
import { ownersToAsk, settleRow } from '../../core/queue/settleRow'
import type { SignatureAnswers } from '../../core/safe/judgeSignatures'
import type { SafeTxHash, SafeTxRecord } from '../../core/safe/safeTx'
import { stringifyExact } from '../../core/stringifyExact'
import type { ChainReader } from '../../ports/chain'
import { readSignatureAnswers } from '../review/read/readSignatureAnswers'

/** Rows per call of `ask`: each signature costs the node a call. */
const rowsPerRound = 30

/** Verdicts of the Safe itself on signatures that only it can verify. */
export type SafeWord = {
  /** Makes `ask` check all rows again. Known verdicts stay until then, unless the Safe has changed. */
  bind(safe: QueueSafe): void
  /** Adds the Safe's known verdicts to the check. */
  settled(record: SafeTxRecord, check: RowCheck | null): RowCheck | null
  /**
   * Has the Safe check the rows that need it and were not checked since `bind`. Returns true if there were any. Throws only
   * when aborted.
   */
  ask(
    rows: readonly { readonly record: SafeTxRecord; readonly check: RowCheck | null }[],
    signal: AbortSignal,
  ): Promise<boolean>
}

type Said = { readonly content: string; readonly answers: SignatureAnswers }

export function createSafeWord(chainReader: Pick<ChainReader, 'checkSignatures'>): SafeWord {
  let safe: QueueSafe | null = null
  let key = ''
  const said = new Map<SafeTxHash, Said>()
  const asked = new Map<SafeTxHash, string>()

  return {
    bind(next) {
      const { nonce: _, ...rest } = next
      const nextKey = stringifyExact(rest)
      if (nextKey !== key) said.clear()
      asked.clear()
      key = nextKey
      safe = next
    },
    settled(record, check) {
      if (check === null || ownersToAsk(check).length === 0) return check
      const known = said.get(record.safeTxHash)
      return known === undefined || known.content !== contentOf(record)
        ? check
        : settleRow(check, record, known.answers)
    },
    async ask(rows, signal) {
      const { chainId, address, version } = safe ?? {}
      if (chainId === undefined || address === undefined || version === undefined) return false
      const domain = { chainId, safe: address, version }
      const isDue = ({ record, check }: (typeof rows)[number]) =>
        ownersToAsk(check).length > 0 && asked.get(record.safeTxHash) !== contentOf(record)
      const due = rows.filter(isDue).slice(0, rowsPerRound)
      await Promise.all(
        due.map(async ({ record, check }) => {
          const content = contentOf(record)
          asked.set(record.safeTxHash, content)
          const question = { record, domain, owners: ownersToAsk(check), blockNumber: null }
          const answers = await readSignatureAnswers(chainReader, question, signal)
          said.set(record.safeTxHash, { content, answers })
        }),
      )
      return due.length > 0
    },
  }
}

/** Returns a key of the signatures that the verdicts are about. */
function contentOf({ confirmations }: SafeTxRecord): string {
  return stringifyExact(confirmations)
}
