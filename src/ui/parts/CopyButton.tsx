import { useEffect, useState, type RefObject } from 'react'
import { copyText } from './copyText'
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
