import { useEffect, useState } from 'react'
import { cleanText } from '../../core/cleanLine'
import { maxPurposeLength } from '../../core/giving/basket'
import { writeLinkNote } from '../../flows/review/linkNoteText'

/** Returns the note of a link that carries the reason of a rejection. Null: there is none, or it is still being written. */
export function useReasonText(typed: string): string | null {
  const reason = cleanText(typed, maxPurposeLength)
  const [written, setWritten] = useState<{ readonly of: string; readonly text: string | null } | null>(null)
  useEffect(() => {
    if (reason === null) return undefined
    let isWanted = true
    const none = new Map<number, string>()
    const note = { purpose: reason, author: null, plan: null, labels: none, memos: none }
    void writeLinkNote(note).then((text) => isWanted && setWritten({ of: reason, text }))
    return () => {
      isWanted = false
    }
  }, [reason])
  return reason !== null && written?.of === reason ? written.text : null
}
