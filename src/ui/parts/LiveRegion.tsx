import { createContext, useCallback, useContext, useState, type ReactNode } from 'react'
import { Announced, VisuallyHidden } from './basics'

type Announce = (sentence: string) => void

const AnnounceContext = createContext<Announce>(() => undefined)

/** Announces a sentence once to screen readers. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext)
}

/**
 * Provides the one polite live region of the app. Each sentence is its own element, so that it is read once and alone.
 * The last few stay, so that a busy screen reader misses none.
 */
export function LiveRegion({ children }: { readonly children: ReactNode }) {
  const [said, setSaid] = useState<readonly { readonly id: number; readonly sentence: string }[]>([])

  const announce = useCallback<Announce>(
    (sentence) => setSaid((before) => [...before.slice(-2), { id: (before.at(-1)?.id ?? 0) + 1, sentence }]),
    [],
  )

  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden as="output" aria-live="polite" aria-relevant="additions" aria-atomic="false">
        {said.map(({ id, sentence }) => (
          <Announced key={id}>{sentence}</Announced>
        ))}
      </VisuallyHidden>
    </AnnounceContext>
  )
}
