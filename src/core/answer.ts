/**
 * What an outside system answered. A time-out, a 429 or a network error is `unreachable`, and never `missing`:
 * only a clear "not there" of the system itself is.
 */
export type Answer<T> =
  | { readonly kind: 'found'; readonly value: T }
  | { readonly kind: 'missing' }
  | {
      readonly kind: 'unreachable'
      /** One sentence for a person. */
      readonly reason: string
      /** How long the system asked us to wait, where it could be read. */
      readonly retryAfterMs?: number
    }
