import { useEffect, useState } from 'react'
import { checkPhrase } from '../../../core/review/checkPhrase'
import type { SafeTxHash } from '../../../core/safe/safeTx'

export type PhraseState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly words: readonly string[] }
  /** The word list failed to load. */
  | { readonly kind: 'broken' }

/** Returns the check phrase of a hash, once the word list has loaded. */
export function useCheckPhrase(hash: SafeTxHash): PhraseState {
  const [list, setList] = useState<readonly string[] | 'loading' | 'broken'>('loading')

  useEffect(() => {
    let isWanted = true
    import('./wordList').then(
      ({ wordList }) => isWanted && setList(wordList),
      () => isWanted && setList('broken'),
    )
    return () => {
      isWanted = false
    }
  }, [])

  if (list === 'loading' || list === 'broken') return { kind: list }
  return { kind: 'ready', words: checkPhrase(hash, list) }
}
