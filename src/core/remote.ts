/** A value of an outside system, as far as it is known. An error is never an empty value. */
export type Remote<T> =
  | { readonly kind: 'waiting' }
  | {
      readonly kind: 'failed'
      /** One sentence for the user. */
      readonly problem: string
    }
  | {
      readonly kind: 'known'
      readonly value: T
      readonly atMs: number
      /** Set when a later reading failed, to its reason: the value may be out of date. Null: the last one succeeded. */
      readonly stale: string | null
    }

export const waiting = { kind: 'waiting' } as const satisfies Remote<never>
