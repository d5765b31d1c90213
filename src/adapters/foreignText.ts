import { m } from './messages'

const longestForeignText = 200

/** Makes text of another party safe to show: truncated, and never empty. */
export function foreignText(error: unknown): string {
  const text = error instanceof Error ? error.message.trim() : ''
  return text === '' ? m.noReason : text.slice(0, longestForeignText)
}
