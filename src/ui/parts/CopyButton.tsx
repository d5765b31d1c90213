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
  /** What the button is called, e.g. "Copy Address". */
  readonly label: string
  readonly text: string
  /** The element that shows the text: it is selected when the clipboard is closed to us. */
  readonly source: RefObject<HTMLElement | null>
}

/** Copies, says "Copied!" for a second and a half, and where copying is not allowed says how to do it by hand. */
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
