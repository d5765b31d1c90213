import * as v from 'valibot'
import { proposedSchema } from './safeHostSchema'

const answerSchema = v.object({ success: v.literal(true), data: proposedSchema })

type Page = Pick<Window, 'parent' | 'addEventListener' | 'removeEventListener'>

/**
 * Calls `listener` when an allowed parent window names a safeTxHash, whichever document sent the request: after a
 * reload the response has an id that this document never used. The hash is not passed on.
 *
 * @returns A function that stops listening.
 */
export function listenForAnswers(
  { page, allowed }: { readonly page: Page; readonly allowed: readonly RegExp[] },
  listener: () => void,
): () => void {
  const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== page.parent || !allowed.some((pattern) => pattern.test(origin))) return
    if (v.is(answerSchema, data)) listener()
  }
  page.addEventListener('message', hear)
  return () => page.removeEventListener('message', hear)
}
