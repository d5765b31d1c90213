import * as v from 'valibot'
import { storedText } from '../storedText'

/** Maximum number of gifts that may still wait for signatures. */
export const mostPurposes = 50

/** Stored purposes of the gifts of one account, newest first. `gift`: the digest of its calls. */
export const purposesText = storedText(
  v.object({
    purposes: v.pipe(
      v.array(v.object({ gift: v.string(), text: v.pipe(v.string(), v.maxLength(280)) })),
      v.maxLength(mostPurposes),
    ),
  }),
)
