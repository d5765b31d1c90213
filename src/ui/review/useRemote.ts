import { useCallback } from 'react'
import { createStore } from 'zustand/vanilla'
import type { AppChain } from '../../core/chain'
import { type Remote, waiting } from '../../core/remote'
import { openRemote, type Question } from '../../flows/queries'
import type { FullReader } from '../../flows/review/reader'
import { m } from '../parts/messages'
import { useStoreValue } from '../parts/useStoreValue'
import { useReader } from './useReader'

const unopened = createStore<Remote<never>>(() => waiting)

/** Reads a question of the chain while the component is mounted. A new `question` replaces it. */
export function useRemote<T>(chain: AppChain, question: (reader: FullReader) => Question<T>): Remote<T> {
  const open = useCallback((reader: FullReader) => openRemote(reader.queries, question(reader)), [question])
  const opening = useReader(chain, open)
  const remote = useStoreValue<Remote<T>>(opening.kind === 'open' ? opening.opened.state : unopened)
  return opening.kind === 'broken' ? { kind: 'failed', problem: m.missing.title } : remote
}
