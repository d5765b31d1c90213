import { readFileSync } from 'node:fs'
import { type ParsedCauses, parseCauses } from '../../src/core/causes/parseCauses'

/** Reads a directory as the app would; null when the file cannot be read at all. */
export function readDirectoryFile(
  path: string,
): { readonly text: string; readonly parsed: ParsedCauses } | null {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return null
  }
  const steps = parseCauses(text)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return { text, parsed: step.value }
  }
}
