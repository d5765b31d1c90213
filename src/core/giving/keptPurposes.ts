import * as v from 'valibot'
import { cleanText } from '../cleanLine'
import { storedText } from '../storedText'

/** Maximum number of gifts that may still wait for signatures. */
export const mostPurposes = 50

/** Written by this app, and shown as it is: what a damaged or foreign file hides in it is taken out. */
const shownPurpose = v.pipe(
  v.string(),
  v.maxLength(280),
  v.transform((text) => cleanText(text, 280) ?? '?'),
)

/** Stored purposes of the gifts of one account, newest first. `gift`: the digest of its calls. */
export const purposesText = storedText(
  v.object({
    purposes: v.pipe(v.array(v.object({ gift: v.string(), text: shownPurpose })), v.maxLength(mostPurposes)),
  }),
)
