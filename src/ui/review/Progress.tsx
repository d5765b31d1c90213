import { Link } from 'wouter'
import type { StoreApi } from 'zustand/vanilla'
import { progressWords, type TxProgress } from '../../core/review/txProgress'
import type { SafePlace } from '../../core/review/safePlace'
import type { SafeTxHash } from '../../core/safe/safeTx'
import type { Tone } from '../../core/tracking/status/statusTable'
import type { IconName } from '../parts/Icon'
import { TonedWord } from '../parts/TonedWord'
import { useReasonText } from '../acting/useReasonText'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'
import { m } from './messages'

/** The rejection that was signed on this screen. */
export type RejectedHere = {
  readonly by: SafeTxHash
  /** Why, in the words of the owner. Its link carries them. */
  readonly reason: StoreApi<string>
}

type ProgressProps = {
  readonly place: SafePlace
  readonly progress: TxProgress
  /** The transaction is a rejection itself. */
  readonly isRejection: boolean
  readonly rejected: RejectedHere | null
}

/** Shows the status of the transaction, above everything else. */
export function Progress({ place, progress, isRejection, rejected }: ProgressProps) {
  return (
    <div>
      <TonedWord {...signOf(progress)}>{progressWords(progress)}</TonedWord>
      {progress.kind === 'waiting' && progress.rivals.length > 0 && (
        <Rivals place={place} rivals={progress.rivals} isOfRejection={isRejection} rejected={rejected} />
      )}
    </div>
  )
}

function signOf(progress: TxProgress): { readonly tone: Tone; readonly icon: IconName } {
  switch (progress.kind) {
    case 'waiting':
      return progress.verified >= progress.threshold
        ? { tone: 'good', icon: 'check' }
        : { tone: 'waiting', icon: 'pen' }
    case 'replaced':
      return { tone: 'quiet', icon: 'stop' }
    case 'sent':
      return progress.isCertain ? { tone: 'waiting', icon: 'turning' } : { tone: 'waiting', icon: 'warning' }
    case 'inBlock':
      return progress.outcome === 'success'
        ? { tone: 'waiting', icon: 'turning' }
        : { tone: 'bad', icon: 'stop' }
    case 'executed':
      return { tone: 'quiet', icon: 'info' }
    case 'done':
      return progress.outcome === 'success'
        ? { tone: 'good', icon: 'check' }
        : { tone: 'quiet', icon: 'stop' }
    case 'used':
    case 'disputed':
    case 'unread':
      return { tone: 'waiting', icon: 'warning' }
  }
}

type RivalsProps = {
  readonly place: SafePlace
  readonly isOfRejection: boolean
  readonly rejected: RejectedHere | null
  readonly rivals: Extract<TxProgress, { kind: 'waiting' }>['rivals']
}

/** Shows that others have the same nonce, with a link to the only one, or to the queue with all of them. */
function Rivals({ place, rivals, isOfRejection, rejected }: RivalsProps) {
  const [only, second] = rivals
  if (only === undefined) return null
  if (second !== undefined) return <p>{m.progress.others(rivals.length)}</p>
  const { isRejection, safeTxHash } = only
  const [words, link] = isRejection
    ? [m.progress.rejection, m.progress.reviewRejection]
    : isOfRejection
      ? [m.progress.rejected, m.progress.reviewRejected]
      : [m.progress.other, m.progress.reviewOther]
  return (
    <p>
      {words}{' '}
      {rejected?.by === safeTxHash ? (
        <ReasonedLink place={place} rejected={rejected}>
          {link}
        </ReasonedLink>
      ) : (
        <Link href={paths.review(place, safeTxHash)}>{link}</Link>
      )}
    </p>
  )
}

type ReasonedLinkProps = {
  readonly place: SafePlace
  readonly rejected: RejectedHere
  readonly children: string
}

/** Links to the rejection that was signed here, with its reason. */
function ReasonedLink({ place, rejected: { by, reason }, children }: ReasonedLinkProps) {
  const note = useReasonText(useStoreValue(reason))
  return <Link href={paths.notedReview(place, by, note)}>{children}</Link>
}
