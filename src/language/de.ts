import type { Catalog } from './catalog'
import { recordFile } from './de/recordFile'
import { shell } from './de/shell'
import { tracking } from './de/tracking'
import { activity } from './de/activity'
import { giftTitle } from './de/giftTitle'
import { cleared } from './de/cleared'
import { signers } from './de/signers'
import { trackedLinks } from './de/trackedLinks'
import { trackedNotes } from './de/trackedNotes'
import { repeatGift } from './de/repeatGift'
import { nextSteps } from './de/nextSteps'
import { trackedPlan } from './de/trackedPlan'
import type { RestCatalog } from './catalog'
import { causeDetails } from './de/causeDetails'
import { directorySource } from './de/directorySource'
import { partsLater } from './de/partsLater'
import { money } from './de/money'
import { visitorGuide } from './de/visitorGuide'
import { activityGuide } from './de/activityGuide'
import { unknownChain } from './de/unknownChain'
import { badge } from './de/badge'

/** All other screens in German: fetched when the first file is there. */
export const translation = {
  locale: 'de-DE',
  messages: {
    shell,
    recordFile,
    tracking,
    activity,
    giftTitle,
    cleared,
    signers,
    trackedLinks,
    trackedNotes,
    repeatGift,
    nextSteps,
    trackedPlan,
  } satisfies Catalog,
  messages: {
    badge,
    unknownChain,
    activityGuide,
    visitorGuide,
    money,
    partsLater,
    directorySource,
    causeDetails,
  } satisfies RestCatalog,
}
