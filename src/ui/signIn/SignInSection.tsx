import { useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import type { SignInProblem, SignInState } from '../../core/signIn/signInState'
import { signInProblems, signInPurpose, signInUnsigned } from '../../core/signIn/signInWords'
import type { SignIn } from '../../flows/signIn/signInParts'
import { SecondaryButton } from '../parts/Button'
import { Section } from '../parts/Layout'
import { Notice } from '../parts/Notice'
import { StatusWord } from '../parts/StatusWord'
import { timeText } from '../parts/timeText'
import { useStoreValue } from '../parts/useStoreValue'
import { SignInDialog } from './SignInDialog'

const Panel = styled(Section)`
  width: 100%;
`

const Title = styled.h3`
  font-size: var(--text-h3);
`

/** Whether this account is signed in, and the way to it. Drawn only where the operator has a sign-in service. */
export function SignInSection({ signIn }: { readonly signIn: SignIn }) {
  const state = useStoreValue(signIn.state)
  const [isOpen, setOpen] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const titleId = useId()

  useEffect(() => {
    // What was true when the panel was open last may be over.
    if (signIn.state.getState().kind === 'signedIn') void signIn.refresh()
  }, [signIn])

  const onClose = () => {
    setOpen(false)
    // The button that led here is gone then.
    if (signIn.state.getState().kind === 'signedIn') title.current?.focus()
  }

  return (
    <Panel aria-labelledby={titleId}>
      <Title id={titleId} ref={title} tabIndex={-1}>
        Sign-in
      </Title>
      {state.kind === 'signedIn' ? (
        <SignedIn signIn={signIn} state={state} />
      ) : (
        <>
          <Standing state={state} problem={!isOpen && state.kind === 'idle' ? state.problem : null} />
          <SecondaryButton onClick={() => setOpen(true)}>
            {state.kind === 'pending' ? 'See who has signed' : 'Verify your account'}
          </SecondaryButton>
        </>
      )}
      {isOpen && <SignInDialog signIn={signIn} onClose={onClose} />}
    </Panel>
  )
}

type StandingProps = {
  readonly state: SignInState
  /** What went wrong with nobody at the dialog, which says it itself. */
  readonly problem: SignInProblem | null
}

function Standing({ state, problem }: StandingProps) {
  if (state.kind === 'pending') {
    return (
      <output>
        {state.way === 'messages' ? (
          <StatusWord item={state.item} />
        ) : (
          'Waiting for a transaction of your Safe'
        )}
      </output>
    )
  }
  if (problem !== null) {
    return (
      <div role="alert">
        <Notice tone="waiting" title={signInProblems[problem]} />
      </div>
    )
  }
  if (state.kind === 'idle' && state.unsigned) return <output>{signInUnsigned}</output>
  return <p>{signInPurpose}</p>
}

type SignedInProps = { readonly signIn: SignIn; readonly state: Extract<SignInState, { kind: 'signedIn' }> }

function SignedIn({ signIn, state: { expiresAtMs, notKept, stuck } }: SignedInProps) {
  return (
    <>
      <output>
        Verified: you are signed in
        {notKept === null ? ` until ${timeText(expiresAtMs)}.` : ', until this page is closed.'}
      </output>
      {notKept !== null && <p>{notKept}</p>}
      {stuck && (
        <div role="alert">
          <Notice tone="bad" title="You could not be signed out, please retry!" />
        </div>
      )}
      <SecondaryButton onClick={() => void signIn.signOut()}>Sign out</SecondaryButton>
    </>
  )
}
