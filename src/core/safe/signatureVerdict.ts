/** The verdict of a Safe's own code on one signature alone. */
export type SignatureVerdict =
  /** It is of an owner, over this hash. The Safe does not say of which owner. */
  | { readonly kind: 'accepted' }
  /** `code`: the Safe's reason, e.g. "GS026"; null: it gave none. */
  | { readonly kind: 'refused'; readonly code: string | null }
