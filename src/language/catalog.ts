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
import type { m as causesScreen } from '../ui/causes/screenMessages'
import type { m as causes } from '../ui/causes/messages'
import type { m as causeDetails } from '../ui/causes/detailsMessages'
import type { m as directorySource } from '../ui/causes/sourceMessages'
import type { m as parts } from '../ui/parts/messages'
import type { m as partsLater } from '../ui/parts/laterMessages'
import type { m as money } from '../core/money/messages'
import type { m as visitorGuide } from '../ui/shell/visitorMessages'
import type { m as activityGuide } from '../ui/shell/activityGuideMessages'
import type { m as unknownChain } from '../ui/shell/unknownChainMessages'
import type { m as badge } from '../ui/shell/badgeMessages'
import type { firstParts } from './firstParts'

/** Every sentence of the interface, by part. A translation that misses one does not compile. */
export type Catalog = {
  readonly badge: typeof badge
  readonly unknownChain: typeof unknownChain
  readonly activityGuide: typeof activityGuide
  readonly visitorGuide: typeof visitorGuide
  readonly money: typeof money
  readonly partsLater: typeof partsLater
  readonly parts: typeof parts
  readonly directorySource: typeof directorySource
  readonly causeDetails: typeof causeDetails
  readonly causes: typeof causes
  readonly causesScreen: typeof causesScreen
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

/** What the entry waits for. */
export type FirstCatalog = Pick<Catalog, (typeof firstParts)[number]>

/** What only later chunks wait for. */
export type RestCatalog = Omit<Catalog, keyof FirstCatalog>
