import { useSearch } from 'wouter'

/** The gift document that the link of this page carries, as text; null: none. */
export function useGiftText(): string | null {
  return new URLSearchParams(useSearch()).get('gift')
}
