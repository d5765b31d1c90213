import type { MessageCheck } from '../../core/queue/checkMessage'
import type { RowCheck } from '../../core/queue/checkRow'
import { unknownVersionWords } from '../../core/safe/safeTxHash'
import { TonedWord } from '../parts/TonedWord'
import { m } from './messages'

type QueueSignaturesProps = {
  readonly check: RowCheck | MessageCheck | null
  readonly threshold: number | null
}

/** Shows the signatures of an entry, as far as they are checked. */
export function QueueSignatures({ check, threshold }: QueueSignaturesProps) {
  if (check === null)
    return (
      <TonedWord tone="quiet" icon="turning">
        {m.signatures.checking}
      </TonedWord>
    )
  if (check.kind === 'forged')
    return (
      <TonedWord tone="bad" icon="stop">
        {m.signatures.forged[check.field]}
      </TonedWord>
    )
  if (check.kind === 'unknown')
    return (
      <TonedWord tone="waiting" icon="warning">
        {'version' in check ? unknownVersionWords(check.version) : check.reason}
      </TonedWord>
    )
  const { valid, unverifiable, invalid } = check.signatures
  const isReady = threshold !== null && valid.length >= threshold
  return (
    <>
      <TonedWord tone={isReady ? 'good' : 'waiting'} icon={isReady ? 'check' : 'pen'}>
        {m.signatures.count(valid.length, threshold, unverifiable.length)}
      </TonedWord>
      {invalid.length > 0 && (
        <TonedWord tone="bad" icon="stop">
          {m.signatures.invalid(invalid.length)}
        </TonedWord>
      )}
    </>
  )
}
