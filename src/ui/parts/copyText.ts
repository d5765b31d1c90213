/** `refused`: this frame may not write to the clipboard; the user has to press the keys. */
export type CopyOutcome = 'copied' | 'refused'

/**
 * Copies text to the clipboard. A sandboxed frame without `clipboard-write` refuses the modern call, so the old command
 * is tried on the selection in `source`; when that fails too, the text stays selected for Ctrl+C.
 */
export async function copyText(text: string, source: HTMLElement | null): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return copySelection(source) ? 'copied' : 'refused'
  }
}

function copySelection(source: HTMLElement | null): boolean {
  const selection = window.getSelection()
  if (source === null || selection === null) return false
  if (source instanceof HTMLTextAreaElement) {
    // A selection in a field is only copied, by the keys too, while the field has the focus.
    source.focus()
    source.select()
  } else selection.selectAllChildren(source)
  try {
    return document.execCommand('copy')
  } catch {
    return false
  }
}
