import * as v from 'valibot'
import { storedText } from '../storedText'

/** As many gifts as may still wait for signatures. */
export const mostPurposes = 50

/** What the gifts of one account are for, the newest first, as it is stored. `gift`: the digest of its calls. */
export const purposesText = storedText(
  v.object({
    purposes: v.pipe(
      v.array(v.object({ gift: v.string(), text: v.pipe(v.string(), v.maxLength(280)) })),
      v.maxLength(mostPurposes),
    ),
  }),
)
