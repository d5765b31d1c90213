import { useId } from 'react'
import { Link } from 'wouter'
import { maxPurposeLength } from '../../core/giving/basket'
import type { SafePlace } from '../../core/review/safePlace'
import type { SafeTxHash } from '../../core/safe/safeTx'
import { Field, Hint, Input, Label } from '../parts/fields'
import { LinkField, linkTo } from '../parts/LinkField'
import { Sentence } from '../parts/Sentence'
import { paths } from '../paths'
import { m } from './messages'
import { useReasonText } from './useReasonText'

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
  const note = useReasonText(reason)
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
