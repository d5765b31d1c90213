import { useEffect, useRef } from 'react'
import { rejectionOf } from '../../core/acting/onScreen'
import { refundOf } from '../../core/safe/refundOf'
import type { SafePlace } from '../../core/review/safePlace'
import type { ActingState, ActingStep, ExecutionState } from '../../flows/acting/actingState'
import type { ActingFlow } from '../../flows/acting/createActing'
import { AddressText } from '../parts/AddressText'
import { SecondaryButton } from '../parts/Button'
import { Row } from '../parts/basics'
import { useAnnounce } from '../parts/LiveRegion'
import { Notice } from '../parts/Notice'
import { Sentence } from '../parts/Sentence'
import { RejectionLink } from './Rejection'
import { m } from './messages'
import type { ChainTxHash, SafeTxRecord } from '../../core/safe/safeTx'
import { ExternalLink, explorerLink } from '../parts/ExternalLink'

type StepNoticeProps = {
  readonly place: SafePlace
  readonly flow: ActingFlow
  readonly state: ActingState
  /** True when the user pressed a button here, which may have been removed. */
  readonly takesFocus: boolean
  /** Why the owner rejects it. */
  readonly reason: string
}

/** Shows the current step, or the result of the last action. */
export function StepNotice({ place, flow, state, takesFocus, reason }: StepNoticeProps) {
  const { step, kept } = state
  const shown = useRef<HTMLDivElement>(null)
  const announce = useAnnounce()
  const isKept = kept.length > 0 && step.kind !== 'posting'
  // Each has a notice of its own.
  const hasOwnNotice =
    (step.kind === 'failed' && step.problem === 'notPosted' && isKept) ||
    (step.kind === 'done' && step.action === 'execute')
  const title = step.kind === 'idle' || hasOwnNotice ? null : titleOf(step)
  const trouble = step.kind === 'failed' && step.problem === 'notPosted' ? step.reason : null

  const words = title ?? (isKept ? m.step.kept : null)
  useEffect(() => {
    if (words === null) return
    announce(words)
    if (takesFocus) shown.current?.focus()
  }, [announce, words, takesFocus])

  if (title === null && !isKept) return null
  return (
    <div ref={shown} tabIndex={-1}>
      {title !== null && (
        <Notice tone={toneOf(step)} title={title}>
          <StepWords place={place} state={state} reason={reason} />
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

function StepWords({ place, state, reason }: Pick<StepNoticeProps, 'place' | 'state' | 'reason'>) {
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
        return <RejectionLink place={place} safeTxHash={rejection.safeTxHash} reason={reason} />
      // The title of the others is enough.
      if (step.action === 'reject' || step.action === 'execute') return null
      return <p>{m.step.doneWords[step.action]}</p>
    }
    case 'failed':
      return <p>{step.reason}</p>
  }
}

type ExecutionNoticeProps = {
  readonly place: SafePlace
  readonly execution: ExecutionState
  readonly record: SafeTxRecord
  readonly onStopWaiting: () => void
}

/** Shows the state of an execution sent from here, by the Safe's own event. */
export function ExecutionNotice({ place, execution, record, onStopWaiting }: ExecutionNoticeProps) {
  const number = `#${record.nonce}`
  switch (execution.kind) {
    case 'none':
      return null
    case 'sent':
      return (
        <Notice
          tone="waiting"
          title={execution.txHash === null ? m.execution.unknown(number) : m.execution.sent(number)}
        >
          <p>{execution.txHash === null ? m.execution.unknownWords : m.execution.sentWords}</p>
          <ChainTx place={place} txHash={execution.txHash} />
          {execution.trouble !== null && <p>{m.execution.trouble(execution.trouble)}</p>}
          <p>{m.execution.stopWords}</p>
          <Row>
            <SecondaryButton onClick={onStopWaiting}>{m.execution.stop}</SecondaryButton>
          </Row>
        </Notice>
      )
    case 'executed': {
      const { outcome, txHash, confirmations, blockNumber } = execution.execution
      const needed = place.chain.confirmations
      const blocks = Math.min(confirmations, needed)
      return outcome === 'success' ? (
        <Notice
          tone={execution.isFinal ? 'good' : 'waiting'}
          title={execution.isFinal ? m.execution.executed(number) : m.execution.inBlock(number)}
        >
          <p>{m.execution.event(blockNumber, blocks, needed)}</p>
          <ChainTx place={place} txHash={txHash} />
        </Notice>
      ) : (
        <Notice tone="bad" title={m.execution.failed(number)}>
          <p>{m.execution.failedWords(blockNumber, blocks, needed)}</p>
          {refundOf(record) !== null && <p>{m.execution.feePaid}</p>}
          <ChainTx place={place} txHash={txHash} />
        </Notice>
      )
    }
    case 'failed':
      return (
        <Notice tone="bad" title={m.execution.reverted(number)}>
          <p>{m.execution.revertedWords}</p>
          <ChainTx place={place} txHash={execution.txHash} />
        </Notice>
      )
    case 'replaced':
      return (
        <Notice tone="waiting" title={m.execution.replaced(number)}>
          <p>{m.execution.replacedWords}</p>
        </Notice>
      )
  }
}

function ChainTx({ place, txHash }: { readonly place: SafePlace; readonly txHash: ChainTxHash | null }) {
  if (txHash === null) return null
  const link = explorerLink(place.chain, { kind: 'tx', txHash })
  return (
    <p>
      <Sentence of={m.execution.transaction(place.chain.name, <AddressText value={txHash} />)} />{' '}
      {link !== null && <ExternalLink href={link}>{m.execution.explorer}</ExternalLink>}
    </p>
  )
}
