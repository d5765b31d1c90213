/**
 * The `origin` as the service gives it back: it keeps JSON in a binary JSON column and prints it with Python's
 * spacing, so that keys come back in another order and with spaces; text that is no JSON comes back as it was.
 * Nothing at all is `{}`.
 */
export function originText(posted: string | null | undefined): string {
  if (!posted) return '{}'
  try {
    const value: unknown = JSON.parse(posted)
    return typeof value === 'string' ? value : print(value)
  } catch {
    return posted
  }
}

function print(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(print).join(', ')}]`
  if (typeof value !== 'object' || value === null) return escapeToAscii(JSON.stringify(value))
  const entries = Object.entries(value).toSorted(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))
  return `{${entries.map(([key, item]) => `${escapeToAscii(JSON.stringify(key))}: ${print(item)}`).join(', ')}}`
}

function escapeToAscii(json: string): string {
  return json.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
