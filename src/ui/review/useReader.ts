import { useEffect, useState } from 'react'
import type { AppChain } from '../../core/chain'
import type { FullReader } from '../../flows/review/reader'
import { useApp } from '../AppContext'

type Opening<T> =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly opened: T }
  /** A chunk failed to load. */
  | { readonly kind: 'broken' }

/** Opens something on a reader of the chain and closes it on unmount. A new `open` opens it again. */
export function useReader<T extends { readonly close: () => void }>(
  chain: AppChain,
  open: (reader: FullReader) => T,
): Opening<T> {
  const { openReader } = useApp()
  const [opening, setOpening] = useState<Opening<T>>({ kind: 'opening' })

  useEffect(() => {
    let isWanted = true
    let opened: T | null = null
    openReader(chain).then(
      (reader) => {
        if (!isWanted) return
        opened = open(reader)
        setOpening({ kind: 'open', opened })
      },
      () => isWanted && setOpening({ kind: 'broken' }),
    )
    return () => {
      isWanted = false
      opened?.close()
    }
  }, [openReader, chain, open])

  return opening
}
