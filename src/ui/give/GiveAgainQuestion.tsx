import { amountWords } from '../../core/money/amountWords'
import type { EqualGifts } from '../../core/giving/findEqualGifts'
import { Notice } from '../parts/Notice'
import { Consent } from './Consent'
import type { Giver } from './giver'
import type { GiveAgain } from './useGiveAgain'
import { useUnlistedName } from './useUnlistedName'

type GiveAgainQuestionProps = {
  readonly giverName: Giver['name']
  /** How many payments the gift makes. */
  readonly count: number
  readonly again: GiveAgain
}

/** Asks before a payment that waits already is given once more. */
export function GiveAgainQuestion({ giverName, count, again }: GiveAgainQuestionProps) {
  const unlisted = useUnlistedName()
  const { equal, accepted, accept } = again
  if (equal === null) return null
  const isWhole = equal.payments.length === count
  const where = standing(equal, giverName)
  return (
    <Notice
      tone="waiting"
      title={
        isWhole ? `An equal gift ${where}. Give it again?` : `A part of this gift ${where}. Give it again?`
      }
    >
      {!isWhole && (
        <ul>
          {equal.payments.map((gift, index) => (
            <li key={`${index}${gift.recipient}`}>
              {amountWords(gift.amount, gift)} to{' '}
              {gift.causeId === null ? `${gift.recipient} (${unlisted.toLowerCase()})` : gift.payeeName}
            </li>
          ))}
        </ul>
      )}
      <Consent given={accepted} onChange={accept}>
        Yes, give it again.
      </Consent>
    </Notice>
  )
}

function standing({ waiting }: EqualGifts, giverName: Giver['name']): string {
  const unsettled = waiting.filter(({ money }) => money !== 'unknown')
  const isUnknown = unsettled.length === 0
  if (giverName === 'wallet') return isUnknown ? 'may have been paid already' : 'is already on its way'
  return isUnknown
    ? `may have been paid already${numbers(waiting)}`
    : `is already waiting${numbers(unsettled)}`
}

/** ": #4, #5", as far as the nonces are known. */
function numbers(waiting: EqualGifts['waiting']): string {
  const nonces = [...new Set(waiting.flatMap(({ nonce }) => nonce ?? []))].toSorted((a, b) =>
    a < b ? -1 : 1,
  )
  return nonces.length === 0 ? '' : `: ${nonces.map((nonce) => `#${nonce}`).join(', ')}`
}
