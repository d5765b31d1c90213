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

/** The interface in German. Fetched by the inline script of index.html, and only for those who read it. */
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
}
