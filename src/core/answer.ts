/**
 * The result of a request to an outside system. A time-out, a 429 or a network error is `unreachable`; `missing` is only
 * the system's own "not found".
 */
export type Answer<T> =
  | { readonly kind: 'found'; readonly value: T }
  | { readonly kind: 'missing' }
  | {
      readonly kind: 'unreachable'
      /** One sentence for the user. */
      readonly reason: string
      /** From the response's `Retry-After`, if readable. */
      readonly retryAfterMs?: number
      /** Still being read: nothing has failed. */
      readonly isComing?: true
    }
