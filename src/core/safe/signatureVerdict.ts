/** The verdict of a Safe's own code on one signature alone. */
export type SignatureVerdict =
  /** An owner signed this hash. The Safe does not report which owner. */
  | { readonly kind: 'accepted' }
  /** `code`: the Safe's error code, e.g. "GS026"; null: none. */
  | { readonly kind: 'refused'; readonly code: string | null }
