import { type RefObject, useEffect, useState } from 'react'
import { Icon } from './Icon'
import { SecondaryButton } from './Button'
import { Small } from './basics'
import { Stack } from './Layout'
import { useAnnounce } from './LiveRegion'
import { m } from './laterMessages'

const COPIED_MS = 1_500

type CopyButtonProps = {
  /** Label of the button, e.g. "Copy Address". */
  readonly label: string
  readonly text: string
  /** Element with the text, which is selected when the clipboard is denied. */
  readonly source: RefObject<HTMLElement | null>
}

/**
 * Copies the text and shows "Copied!" for a second and a half. Where copying is denied, explains how to copy by hand.
 */
export function CopyButton({ label, text, source }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const announce = useAnnounce()

  useEffect(() => {
    if (state !== 'copied') return undefined
    const timer = setTimeout(() => setState('idle'), COPIED_MS)
    return () => clearTimeout(timer)
  }, [state])

  const copy = async () => {
    const outcome = await copyText(text, source.current)
    setState(outcome)
    announce(outcome === 'copied' ? m.copied : m.selected)
  }

  return (
    <Stack $gap={2}>
      <SecondaryButton onClick={() => void copy()}>
        <Icon name={state === 'copied' ? 'check' : 'copy'} />
        {state === 'copied' ? m.copied : label}
      </SecondaryButton>
      {state === 'refused' && <Small>{m.notCopied}</Small>}
    </Stack>
  )
}

/** `refused`: this frame may not write to the clipboard; the user has to press the keys. */
type CopyOutcome = 'copied' | 'refused'

/**
 * Copies text to the clipboard. A sandboxed frame without `clipboard-write` refuses the modern call, so the old command
 * is tried on the selection in `source`; when that fails too, the text stays selected for Ctrl+C.
 */
async function copyText(text: string, source: HTMLElement | null): Promise<CopyOutcome> {
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
