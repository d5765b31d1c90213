const longestForeignText = 200

/** Somebody else's words, to be shown as text: cut, and never empty. */
export function foreignText(error: unknown): string {
  const text = error instanceof Error ? error.message.trim() : ''
  return text === '' ? 'it gave no reason' : text.slice(0, longestForeignText)
}
