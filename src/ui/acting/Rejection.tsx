import { useEffect, useId, useState } from 'react'
import { Link } from 'wouter'
import { maxPurposeLength } from '../../core/giving/basket'
import type { SafePlace } from '../../core/review/safePlace'
import type { SafeTxHash } from '../../core/safe/safeTx'
import { writeLinkNote } from '../../flows/review/linkNoteText'
import { cleanText } from '../../core/cleanLine'
import { Field, Hint, Input, Label } from '../parts/fields'
import { LinkField, linkTo } from '../parts/LinkField'
import { Sentence } from '../parts/Sentence'
import { paths } from '../paths'
import { m } from './messages'

type ReasonProps = { readonly reason: string; readonly onReason: (reason: string) => void }

/** Takes the reason of a rejection. Nobody signs it: its link carries it. */
export function RejectionReason({ reason, onReason }: ReasonProps) {
  const id = useId()
  return (
    <Field>
      <Label htmlFor={id}>{m.reason.label}</Label>
      <Input
        id={id}
        maxLength={maxPurposeLength}
        value={reason}
        aria-describedby={`${id}hint`}
        onChange={(event) => onReason(event.target.value)}
      />
      <Hint id={`${id}hint`}>{m.reason.hint}</Hint>
    </Field>
  )
}

type LinkProps = {
  readonly place: SafePlace
  readonly safeTxHash: SafeTxHash
  readonly reason: string
}

/** Links to the review of a rejection that was signed here, and shows the link for the other owners. */
export function RejectionLink({ place, safeTxHash, reason }: LinkProps) {
  const note = useReasonText(cleanText(reason, maxPurposeLength))
  const path = paths.notedReview(place, safeTxHash, note)
  return (
    <>
      <p>
        <Sentence of={m.step.rejectionWords(<Link href={path}>{m.step.rejection}</Link>)} />
      </p>
      {note !== null && <p>{m.reason.carried}</p>}
      <LinkField link={linkTo(path)} />
    </>
  )
}

/** Returns the note of a link that carries the reason. Null: there is none, or it is still being written. */
function useReasonText(reason: string | null): string | null {
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
