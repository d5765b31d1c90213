import type { MessageCheck } from '../../core/queue/checkMessage'
import type { RowCheck } from '../../core/queue/checkRow'
import { TonedWord } from '../parts/TonedWord'

type QueueSignaturesProps = {
  readonly check: RowCheck | MessageCheck | null
  readonly threshold: number | null
}

/** How far the signatures of one entry are, as far as they were checked. */
export function QueueSignatures({ check, threshold }: QueueSignaturesProps) {
  if (check === null)
    return (
      <TonedWord tone="quiet" icon="turning">
        Its signatures are being checked
      </TonedWord>
    )
  if (check.kind === 'forged')
    return (
      <TonedWord tone="bad" icon="stop">
        {forgedWords[check.field]}
      </TonedWord>
    )
  if (check.kind === 'unknown')
    return (
      <TonedWord tone="waiting" icon="warning">
        {check.reason}
      </TonedWord>
    )
  const { valid, unverifiable, invalid } = check.signatures
  const isReady = threshold !== null && valid.length >= threshold
  return (
    <>
      <TonedWord tone={isReady ? 'good' : 'waiting'} icon={isReady ? 'check' : 'pen'}>
        {valid.length} of {threshold ?? 'an unknown number of'} required signatures
        {unverifiable.length > 0 && `, and ${unverifiable.length} that only the chain can judge`}
      </TonedWord>
      {invalid.length > 0 && (
        <TonedWord tone="bad" icon="stop">
          {invalid.length === 1 ? 'One listed signature does' : `${invalid.length} listed signatures do`} not
          count
        </TonedWord>
      )}
    </>
  )
}

const forgedWords = {
  safe: 'Of another Safe',
  safeTxHash: 'Its hash does not fit its fields',
  messageHash: 'Its hash does not fit what it says',
} as const
