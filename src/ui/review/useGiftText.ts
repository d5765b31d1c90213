import { useSearch } from 'wouter'

/** Returns the gift document in the link of this page, as text. Null: none. */
export function useGiftText(): string | null {
  return new URLSearchParams(useSearch()).get('gift')
}
