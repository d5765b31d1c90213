import { useEffect, type ReactNode, type SyntheticEvent, useId } from 'react'
import styled from 'styled-components'
import type { SignIn } from '../../flows/signIn/signInParts'
import { useOpening } from '../parts/useOpening'
import { SignInStanding } from './SignInStanding'
import type { SignInState } from '../../core/signIn/signInState'
import { signInLabels, signInProblems, signInPurpose } from '../../core/signIn/signInWords'
import { Row } from '../parts/basics'
import { PrimaryButton, SecondaryButton } from '../parts/Button'
import { Fold } from '../parts/Fold'
import { Stack } from '../parts/Layout'
import { DialogTitle, ModalDialog, useModal } from '../parts/ModalDialog'
import { HostHint } from '../parts/HostHint'
import { Notice } from '../parts/Notice'
import { UnreadableNotice } from '../parts/UnreadableNotice'
import { useStoreValue } from '../parts/useStoreValue'
import { Signers } from '../activity/Signers'
import { StatusWord } from '../parts/StatusWord'
import { timeText } from '../parts/format'
import { m } from './messages'

/** Shows the sign-in of a Safe: its state, and our own dialog, which can wait for co-signers. */
export function SignInSection({ signIn }: { readonly signIn: SignIn }) {
  const dialog = useOpening()

  useEffect(() => {
    // The state of the last opening may have changed.
    if (signIn.state.getState().kind === 'signedIn') void signIn.refresh()
  }, [signIn])

  return (
    <>
      <SignInStanding signIn={signIn} onVerify={dialog.open} isOpen={dialog.isOpen} />
      {dialog.isOpen && <SignInDialog key={dialog.key} signIn={signIn} onClose={dialog.close} />}
    </>
  )
}

const Title = styled.h3`
  font-size: var(--text-h3);
`

const Text = styled(Fold)`
  pre {
    margin: 0;
    padding: var(--space-3);
    background: var(--paper-sunk);
    font-family: var(--font-mono);
    font-size: 0.8rem;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`

/** Button that is never `disabled` during a request, because that would drop the focus. */
const Send = styled(PrimaryButton)`
  &[aria-disabled='true'],
  &[aria-disabled='true']:hover {
    cursor: default;
    background: transparent;
    border-color: var(--line-strong);
    color: var(--ink-soft);
  }
`

type SignInDialogProps = {
  readonly signIn: SignIn
  readonly onClose: () => void
}

/** Leads through a sign-in: prepare, sign, verify, and for a Safe wait for the co-signers. Closes when it is done. */
export function SignInDialog({ signIn, onClose }: SignInDialogProps) {
  const { ref, close } = useModal()
  const titleId = useId()
  const state = useStoreValue(signIn.state)
  const { unreadable } = signIn

  useEffect(() => void signIn.prepare(), [signIn])

  const isDone = state.kind === 'signedIn'
  useEffect(() => {
    if (isDone) close()
  }, [close, isDone])

  const leave = (event: SyntheticEvent) => {
    // React bubbles it to the dialog around this one; the browser does not.
    event.stopPropagation()
    const { kind } = signIn.state.getState()
    // A signed request goes on without the dialog.
    if (kind !== 'pending' && kind !== 'checking') signIn.cancel()
    onClose()
  }

  return (
    <ModalDialog ref={ref} aria-labelledby={titleId} onClose={leave}>
      <Stack $gap={4}>
        <DialogTitle id={titleId}>{m.verify}</DialogTitle>
        {state.kind === 'pending' ? (
          <PendingSignIn pending={state} durable={signIn.durable} />
        ) : (
          <div>
            <p>
              {m.intro} {signInPurpose}
            </p>
            <output>{progress(state)}</output>
            {state.kind === 'asking' && <HostHint about="message" />}
          </div>
        )}
        {state.kind === 'idle' && state.problem !== null && (
          <div role="alert">
            {state.problem === 'unreadable' && unreadable !== null ? (
              <UnreadableNotice
                thing="signIn"
                unreadable={unreadable}
                onDiscard={() => signIn.discard(unreadable)}
              />
            ) : (
              <Notice tone="bad" title={signInProblems[state.problem]} />
            )}
          </div>
        )}
        {'request' in state && (
          <Text>
            <summary>{m.full}</summary>
            <pre>{state.request.message}</pre>
          </Text>
        )}
        {state.kind === 'pending' ? (
          <Row>
            <SecondaryButton onClick={close}>{m.close}</SecondaryButton>
            <SecondaryButton onClick={() => signIn.cancel()}>{m.stop}</SecondaryButton>
          </Row>
        ) : (
          <Row>
            <Send
              aria-disabled={state.kind !== 'idle' && state.kind !== 'ready'}
              onClick={() => void signIn.send()}
            >
              {signInLabels[state.kind]}
            </Send>
            <SecondaryButton onClick={close}>{m.cancel}</SecondaryButton>
          </Row>
        )}
      </Stack>
    </ModalDialog>
  )
}

/** Returns what to do during the wait, if anything. */
function progress(state: SignInState): ReactNode {
  if (state.kind === 'asking') return m.signing
  return null
}

type PendingSignInProps = {
  readonly pending: Extract<SignInState, { kind: 'pending' }>
  /** True when storage keeps it while the page is closed. */
  readonly durable: boolean
}

/** Shows a sign-in that waits for the other owners of a Safe: who has signed, and how long it is valid. */
function PendingSignIn({ pending: { request, way, item, trouble }, durable }: PendingSignInProps) {
  const { phase, note } = item
  return (
    <Stack $gap={3}>
      {way === 'onChain' ? (
        <p>{m.pending.onChain}</p>
      ) : (
        <>
          <p>
            <StatusWord item={item} />
          </p>
          {'signatures' in phase && <p>{m.pending.ask}</p>}
        </>
      )}
      <p>{m.pending[durable ? 'mayClose' : 'keepOpen'](timeText(request.endsAtMs))}</p>
      {note?.kind === 'forged' && (
        <div role="alert">
          <Notice tone="bad" title={m.pending.doNotSign}>
            <p>{m.pending.forged}</p>
          </Notice>
        </div>
      )}
      {(trouble !== null || note?.kind === 'unreachable') && (
        <Notice tone="waiting" title={trouble === null ? m.pending.noAnswer : m.pending.notYet}>
          <p>{m.pending.asking(trouble ?? (note?.kind === 'unreachable' ? note.reason : ''))}</p>
        </Notice>
      )}
      {way === 'messages' && 'signatures' in phase && (
        <Stack $gap={2}>
          <Title>{m.pending.coSigners}</Title>
          <Signers signatures={phase.signatures} />
        </Stack>
      )}
    </Stack>
  )
}
