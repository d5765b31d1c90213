import { useMemo } from 'react'
import type { Address } from 'viem'
import { checkOf } from '../../../core/review/check'
import { paymentsOf } from '../../../core/review/payments'
import type { Review } from '../../../core/review/reviewSafeTx'
import { useApp } from '../../AppContext'
import { useStoreValue } from '../../parts/useStoreValue'
import { aboutTx, useLinkNote, useNoteText } from '../aboutTx'

/** Returns the notes of the link for the payees of each call, in the order of `actions`. Nobody signs them. */
export function useCallNotes(
  { actions, checks, effects }: Review,
  safe: Address,
): readonly (readonly string[])[] {
  const note = useLinkNote(useNoteText())
  const directory = useStoreValue(useApp().causes)
  const causes = directory.kind === 'ready' ? directory.causes : null
  return useMemo(() => {
    const payments = paymentsOf(effects, safe, checkOf(checks, 'recipients').evidence.recipients)
    const { memos } = aboutTx(payments, { document: null, note, causes })
    const byPath = new Map<string, string[]>()
    for (const { index, path } of payments) {
      const memo = memos.get(index)
      const key = path.join('.')
      if (memo !== undefined) byPath.set(key, [...(byPath.get(key) ?? []), memo])
    }
    return actions.map(({ path }) => byPath.get(path.join('.')) ?? [])
  }, [actions, checks, effects, safe, note, causes])
}
