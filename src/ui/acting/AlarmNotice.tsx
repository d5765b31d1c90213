import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { SafePlace } from '../../core/review/safePlace'
import { maxReasonLength, type RaisedAlarm } from '../../flows/acting/signatureAlarm'
import { AddressText } from '../parts/AddressText'
import { SecondaryButton } from '../parts/Button'
import { Row, Small } from '../parts/basics'
import { Field, FieldProblem, Hint, Input, Label } from '../parts/fields'
import { Fold } from '../parts/Fold'
import { Stack } from '../parts/Layout'
import { useAnnounce } from '../parts/LiveRegion'
import { Notice } from '../parts/Notice'
import { timeText } from '../parts/format'
import { paths } from '../paths'
import { FactRow, Facts } from '../review/Facts'
import { m } from './messages'

type AlarmNoticeProps = {
  readonly place: SafePlace
  readonly alarm: RaisedAlarm
  /** True when it was raised at another transaction of the Safe. */
  readonly isElsewhere: boolean
  /** True when the user has pressed a button here, which may be gone by now. */
  readonly takesFocus: boolean
  readonly onDismiss: (reason: string) => void
}

/** Shows the alarm of a foreign signature: the request, what was returned, and how to dismiss it. */
export function AlarmNotice({ place, alarm, isElsewhere, takesFocus, onDismiss }: AlarmNoticeProps) {
  const { dismissed } = alarm
  const shown = useRef<HTMLDivElement>(null)
  const announce = useAnnounce()
  const active = isElsewhere ? m.alarm.elsewhere : m.alarm.title
  const title = dismissed === null ? active : m.alarm.dismissed
  useEffect(() => {
    announce(title)
    if (takesFocus) shown.current?.focus()
  }, [announce, title, takesFocus])

  return (
    <div ref={shown} tabIndex={-1}>
      {dismissed === null ? (
        <Notice tone="bad" title={title}>
          <p>{m.alarm.words}</p>
          {isElsewhere && (
            <p>
              {m.alarm.whyHere} <Link href={paths.review(place, alarm.safeTxHash)}>{m.alarm.readThere}</Link>
            </p>
          )}
          <p>{m.alarm.remedy}</p>
          <AlarmFacts alarm={alarm} isElsewhere={isElsewhere} />
          <Dismissal onDismiss={onDismiss} />
        </Notice>
      ) : (
        <Notice tone="quiet" title={title}>
          <p>{m.alarm.reasonGiven(timeText(dismissed.atMs), dismissed.reason)}</p>
          <Fold>
            <summary>{m.alarm.facts}</summary>
            <AlarmFacts alarm={alarm} isElsewhere={isElsewhere} />
          </Fold>
        </Notice>
      )}
    </div>
  )
}

function AlarmFacts({ alarm, isElsewhere }: Pick<AlarmNoticeProps, 'alarm' | 'isElsewhere'>) {
  const { action, askedHash, owner, signature, sizeBytes, recovered, atMs } = alarm
  return (
    <Facts>
      <FactRow name={m.alarm.when}>{timeText(atMs)}</FactRow>
      <FactRow name={m.alarm.asked}>
        {(isElsewhere ? m.alarm.askedElsewhere : m.alarm.askedFor)[action]}
      </FactRow>
      <FactRow name={m.alarm.owner}>
        <AddressText value={owner} />
      </FactRow>
      <FactRow name={m.alarm.hash}>
        <AddressText value={askedHash} />
      </FactRow>
      <FactRow name={m.alarm.signer}>
        {recovered === null ? m.alarm.nobody : <AddressText value={recovered} />}
      </FactRow>
      <FactRow name={m.alarm.came(sizeBytes, (signature.length - 2) / 2)}>
        <AddressText value={signature} />
      </FactRow>
    </Facts>
  )
}

function Dismissal({ onDismiss }: Pick<AlarmNoticeProps, 'onDismiss'>) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (reason.trim() !== '') return onDismiss(reason)
        setMissing(true)
        field.current?.focus()
      }}
    >
      <Stack $gap={3}>
        <Small>{m.alarm.stays}</Small>
        <Field>
          <Label htmlFor={id}>{m.alarm.reason}</Label>
          <Hint id={`${id}-hint`}>{m.alarm.reasonHint}</Hint>
          {isMissing && <FieldProblem id={`${id}-problem`}>{m.alarm.noReason}</FieldProblem>}
          <Input
            ref={field}
            id={id}
            value={reason}
            maxLength={maxReasonLength}
            autoComplete="off"
            aria-describedby={isMissing ? `${id}-problem ${id}-hint` : `${id}-hint`}
            aria-invalid={isMissing}
            onChange={({ target }) => {
              setReason(target.value)
              setMissing(false)
            }}
          />
        </Field>
        <Row>
          <SecondaryButton type="submit">{m.alarm.dismiss}</SecondaryButton>
        </Row>
      </Stack>
    </form>
  )
}
