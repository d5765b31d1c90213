import { useLayoutEffect, useState } from 'react'
import type { AppChain } from '../../core/chain'
import type { FullReader } from '../../flows/review/reader'
import { useApp, type AppServices } from '../AppContext'

type Opening<T> =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly opened: T }
  /** A chunk failed to load. */
  | { readonly kind: 'broken' }

/** The readers that have loaded, of each app and chain: a screen that is opened again paints nothing in between. */
const loaded = new WeakMap<AppServices['openReader'], WeakMap<AppChain, FullReader>>()

/** Opens something on a reader of the chain and closes it on unmount. A new `open` opens it again. */
export function useReader<T extends { readonly close: () => void }>(
  chain: AppChain,
  open: (reader: FullReader) => T,
): Opening<T> {
  const { openReader } = useApp()
  const [opening, setOpening] = useState<Opening<T>>({ kind: 'opening' })

  useLayoutEffect(() => {
    let isWanted = true
    let opened: T | null = null
    const readers = loaded.get(openReader) ?? new WeakMap<AppChain, FullReader>()
    loaded.set(openReader, readers)
    const begin = (reader: FullReader) => {
      if (!isWanted) return
      readers.set(chain, reader)
      opened = open(reader)
      setOpening({ kind: 'open', opened })
    }
    const known = readers.get(chain)
    if (known !== undefined) begin(known)
    else openReader(chain).then(begin, () => isWanted && setOpening({ kind: 'broken' }))
    return () => {
      isWanted = false
      opened?.close()
    }
  }, [openReader, chain, open])

  return opening
}
