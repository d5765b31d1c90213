import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { rejectionOf } from '../../core/acting/onScreen'
import type { SafePlace } from '../../core/review/safePlace'
import type { ActingState, ActingStep } from '../../flows/acting/actingState'
import type { ActingFlow } from '../../flows/acting/createActing'
import { AddressText } from '../parts/AddressText'
import { SecondaryButton } from '../parts/Button'
import { Row } from '../parts/basics'
import { useAnnounce } from '../parts/LiveRegion'
import { Notice } from '../parts/Notice'
import { Sentence } from '../parts/Sentence'
import { paths } from '../paths'
import { m } from './messages'

type StepNoticeProps = {
  readonly place: SafePlace
  readonly flow: ActingFlow
  readonly state: ActingState
  /** True when the user pressed a button here, which may have been removed. */
  readonly takesFocus: boolean
}

/** Shows the current step, or the result of the last action. */
export function StepNotice({ place, flow, state, takesFocus }: StepNoticeProps) {
  const { step, kept } = state
  const shown = useRef<HTMLDivElement>(null)
  const announce = useAnnounce()
  const isKept = kept.length > 0 && step.kind !== 'posting'
  // Each has a notice of its own.
  const isToldElsewhere =
    (step.kind === 'failed' && step.problem === 'notPosted' && isKept) ||
    (step.kind === 'done' && step.action === 'execute')
  const title = step.kind === 'idle' || isToldElsewhere ? null : titleOf(step)
  const trouble = step.kind === 'failed' && step.problem === 'notPosted' ? step.reason : null

  const told = title ?? (isKept ? m.step.kept : null)
  useEffect(() => {
    if (told === null) return
    announce(told)
    if (takesFocus) shown.current?.focus()
  }, [announce, told, takesFocus])

  if (title === null && !isKept) return null
  return (
    <div ref={shown} tabIndex={-1}>
      {title !== null && (
        <Notice tone={toneOf(step)} title={title}>
          <StepWords place={place} state={state} />
        </Notice>
      )}
      {isKept && (
        <Notice tone="waiting" title={m.step.kept}>
          {trouble !== null && <p>{trouble}</p>}
          <p>{m.step.keptWords}</p>
          <Row>
            <SecondaryButton onClick={() => void flow.postKept()}>{m.step.post}</SecondaryButton>
          </Row>
        </Notice>
      )}
    </div>
  )
}

function toneOf(step: ActingStep): 'quiet' | 'waiting' | 'good' {
  switch (step.kind) {
    case 'idle':
    case 'preparing':
    case 'asking':
    case 'posting':
      return 'quiet'
    case 'done':
      return 'good'
    case 'failed':
      return step.problem === 'rejected' ? 'quiet' : 'waiting'
  }
}

function titleOf(step: Exclude<ActingStep, { kind: 'idle' }>): string {
  switch (step.kind) {
    case 'preparing':
      return step.action === 'execute' ? m.step.trying : m.step.preparing
    case 'asking':
      return m.step.asking
    case 'posting':
      return m.step.posting
    case 'done':
      return m.step.done[step.action]
    case 'failed':
      if (step.problem === 'notPosted') return m.step.notPosted
      return step.problem === 'rejected' ? m.step.refused : m.step.failed
  }
}

function StepWords({ place, state }: Pick<StepNoticeProps, 'place' | 'state'>): ReactNode {
  const { step, subject } = state
  switch (step.kind) {
    case 'idle':
    case 'preparing':
    case 'posting':
      return null
    case 'asking':
      return step.calldataDigest === null ? (
        <p>{m.step.compare}</p>
      ) : (
        <p>
          <Sentence of={m.step.digest(<AddressText value={step.calldataDigest} />)} />
        </p>
      )
    case 'done': {
      const rejection = subject === null ? null : rejectionOf(subject.reading)
      if (step.action === 'reject' && rejection !== null)
        return (
          <p>
            <Sentence
              of={m.step.rejectionWords(
                <Link href={paths.review(place, rejection.safeTxHash)}>{m.step.rejection}</Link>,
              )}
            />
          </p>
        )
      // The title of the others is enough.
      if (step.action === 'reject' || step.action === 'execute') return null
      return <p>{m.step.doneWords[step.action]}</p>
    }
    case 'failed':
      return <p>{step.reason}</p>
  }
}
