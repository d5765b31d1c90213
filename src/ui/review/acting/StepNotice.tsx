import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { rejectionOf } from '../../../core/acting/onScreen'
import type { SafePlace } from '../../../core/review/safePlace'
import type { ActingState, ActingStep } from '../../../flows/acting/actingState'
import type { ActingFlow } from '../../../flows/acting/createActing'
import { AddressText } from '../../parts/AddressText'
import { SecondaryButton } from '../../parts/Button'
import { Row } from '../../parts/basics'
import { useAnnounce } from '../../parts/LiveRegion'
import { Notice } from '../../parts/Notice'
import { paths } from '../../paths'

type StepNoticeProps = {
  readonly place: SafePlace
  readonly flow: ActingFlow
  readonly state: ActingState
  /** The user has pressed a button here, which may be gone by now. */
  readonly takesFocus: boolean
}

/** What is happening, or how the last act ended. */
export function StepNotice({ place, flow, state, takesFocus }: StepNoticeProps) {
  const { step, kept } = state
  const shown = useRef<HTMLDivElement>(null)
  const announce = useAnnounce()
  const isKept = kept.length > 0 && step.kind !== 'posting'
  // Each is told by a notice of its own.
  const isToldElsewhere =
    (step.kind === 'failed' && step.problem === 'notPosted' && isKept) ||
    (step.kind === 'done' && step.action === 'execute')
  const title = step.kind === 'idle' || isToldElsewhere ? null : titleOf(step)
  const trouble = step.kind === 'failed' && step.problem === 'notPosted' ? step.reason : null

  const told = title ?? (isKept ? keptTitle : null)
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
        <Notice tone="waiting" title={keptTitle}>
          {trouble !== null && <p>{trouble}</p>}
          <p>
            It is checked and kept in this browser. The other owners cannot see it before it is posted. That
            happens by itself when this page is opened again, without asking your wallet.
          </p>
          <Row>
            <SecondaryButton onClick={() => void flow.postKept()}>Post it now</SecondaryButton>
          </Row>
        </Notice>
      )}
    </div>
  )
}

const keptTitle = 'Signed, and not posted yet'

function toneOf(step: ActingStep): 'quiet' | 'waiting' | 'good' | 'bad' {
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
    case 'alarm':
      return 'bad'
  }
}

function titleOf(step: Exclude<ActingStep, { kind: 'idle' }>): string {
  switch (step.kind) {
    case 'preparing':
      return step.action === 'execute' ? 'Trying the execution on our node…' : 'One moment…'
    case 'asking':
      return 'Your wallet is asking you'
    case 'posting':
      return 'Posting to the transaction service…'
    case 'done':
      return doneTitles[step.action]
    case 'failed':
      return step.problem === 'notPosted'
        ? 'Signed, and not posted'
        : step.problem === 'rejected'
          ? 'You said no in your wallet'
          : 'It was not done'
    case 'alarm':
      return 'Stop: this signature is not over this transaction'
  }
}

const doneTitles = {
  confirm: 'Signed, and posted',
  reject: 'The rejection is signed, and posted',
  approve: 'Your approval was sent',
  execute: 'The execution was sent',
  delete: 'Taken out of the queue',
} as const

function StepWords({ place, state }: Pick<StepNoticeProps, 'place' | 'state'>): ReactNode {
  const { step, subject } = state
  switch (step.kind) {
    case 'idle':
    case 'preparing':
    case 'posting':
      return null
    case 'asking':
      return step.calldataDigest === null ? (
        <p>
          Compare what your wallet shows with this page before you agree. The hashes are under “Compare on
          your device”.
        </p>
      ) : (
        <p>
          A device that shows a calldata digest has to show <AddressText value={step.calldataDigest} />. It
          says nothing of chain, Safe or value: the call goes to the Safe, with no value.
        </p>
      )
    case 'done': {
      const rejection = subject === null ? null : rejectionOf(subject.reading)
      if (step.action === 'reject' && rejection !== null)
        return (
          <p>
            <Link href={paths.review(place, rejection.safeTxHash)}>Review the rejection</Link>: the other
            owners sign it there, and it is executed there.
          </p>
        )
      return doneWords[step.action] === null ? null : <p>{doneWords[step.action]}</p>
    }
    case 'failed':
      return <p>{step.reason}</p>
    case 'alarm':
      return <AlarmWords recovered={step.recovered} />
  }
}

const doneWords = {
  confirm: 'Before it was posted it was checked: it is yours, over exactly the transaction on this page.',
  reject: null,
  approve: 'It counts as your signature once it is in a block. This page looks for it.',
  execute: null,
  delete: 'Signatures that were given stay valid on chain. To make it impossible, reject it.',
} as const

function AlarmWords({ recovered }: { readonly recovered: `0x${string}` | null }) {
  return (
    <>
      <p>
        What your wallet returned is not your signature over the hash on this page. It was not posted and not
        stored, and no money has moved.
      </p>
      {recovered !== null && (
        <p>
          Over this hash it would be the signature of <AddressText value={recovered} />.
        </p>
      )}
      <p>
        Something between this page and your wallet may have changed what you signed, so a signature over
        something else may exist. Sign nothing more on this device. Read this transaction on another device,
        compare the hashes with what your wallet showed, and tell the other owners before anybody signs.
      </p>
    </>
  )
}
