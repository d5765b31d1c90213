import type { m as recordFile } from '../core/record/messages'
import type { m as tracking } from '../core/tracking/messages'
import type { m as shell } from '../ui/shell/messages'
import type { m as activity } from '../ui/activity/messages'
import type { m as giftTitle } from '../ui/activity/titleMessages'
import type { m as cleared } from '../ui/activity/clearedMessages'
import type { m as signers } from '../ui/activity/signersMessages'
import type { m as trackedLinks } from '../ui/activity/linkMessages'
import type { m as trackedNotes } from '../ui/activity/noteMessages'
import type { m as repeatGift } from '../ui/activity/again/messages'
import type { m as nextSteps } from '../core/tracking/nextMessages'
import type { m as trackedPlan } from '../core/tracking/planMessages'

/** Every sentence of the interface, by part. A translation that misses one does not compile. */
export type Catalog = {
  readonly shell: typeof shell
  readonly recordFile: typeof recordFile
  readonly tracking: typeof tracking
  readonly activity: typeof activity
  readonly giftTitle: typeof giftTitle
  readonly cleared: typeof cleared
  readonly signers: typeof signers
  readonly trackedLinks: typeof trackedLinks
  readonly trackedNotes: typeof trackedNotes
  readonly repeatGift: typeof repeatGift
  readonly nextSteps: typeof nextSteps
  readonly trackedPlan: typeof trackedPlan
}
