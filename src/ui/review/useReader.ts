import { useLayoutEffect, useState, useCallback } from 'react'
import { createStore } from 'zustand/vanilla'
import type { AppChain } from '../../core/chain'
import type { FullReader } from '../../flows/review/reader'
import { type Remote, waiting } from '../../core/remote'
import { openRemote, type Question } from '../../flows/queries'
import { useApp, type AppServices } from '../AppContext'
import { m } from '../parts/messages'
import { useStoreValue } from '../parts/useStoreValue'

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

const unopened = createStore<Remote<never>>(() => waiting)

/** Reads a question of the chain while the component is mounted. A new `question` replaces it. */
export function useRemote<T>(chain: AppChain, question: (reader: FullReader) => Question<T>): Remote<T> {
  const open = useCallback((reader: FullReader) => openRemote(reader.queries, question(reader)), [question])
  const opening = useReader(chain, open)
  const remote = useStoreValue<Remote<T>>(opening.kind === 'open' ? opening.opened.state : unopened)
  return opening.kind === 'broken' ? { kind: 'failed', problem: m.missing.title } : remote
}
