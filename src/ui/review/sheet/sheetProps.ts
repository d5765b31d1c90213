import type { SafePlace } from '../../../core/review/safePlace'
import type { ReviewState } from '../../../flows/review/reviewState'

/** Props of a sheet: a review that has been read. */
export type SheetProps = {
  readonly place: SafePlace
  readonly state: Extract<ReviewState, { kind: 'read' }>
}
