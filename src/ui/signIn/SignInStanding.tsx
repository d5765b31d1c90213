import { useEffect, useId, useRef } from 'react'
import styled from 'styled-components'
import type { SignInState } from '../../core/signIn/signInState'
import { signInProblems, signInPurpose, signInUnsigned, signOutStuck } from '../../core/signIn/signInWords'
import { SecondaryButton } from '../parts/Button'
import { Section } from '../parts/Layout'
import { Notice } from '../parts/Notice'
import { StatusWord } from '../parts/StatusWord'
import { timeText } from '../parts/format'
import { useStoreValue } from '../parts/useStoreValue'
import type { ShownSignIn } from '../wallet/walletKit'
import { m } from './messages'

const Panel = styled(Section)`
  width: 100%;
`

const Title = styled.h3`
  font-size: var(--text-h3);
`

type SignInStandingProps = {
  readonly signIn: ShownSignIn
  /** Opens "Verify your account". */
  readonly onVerify: () => void
  /** True while that dialog is open, which shows problems itself. */
  readonly isOpen?: boolean
}

/**
 * Shows whether an account is signed in, and the buttons to sign in and out. Rendered only where the operator has a
 * sign-in service.
 */
export function SignInStanding({ signIn, onVerify, isOpen = false }: SignInStandingProps) {
  const state = useStoreValue(signIn.state)
  const isStuck = useStoreValue(signIn.stuck)
  const title = useRef<HTMLHeadingElement>(null)
  const titleId = useId()

  const wasOpen = useRef(isOpen)
  useEffect(() => {
    // The button that opened the dialog is gone then.
    if (wasOpen.current && !isOpen && signIn.state.getState().kind === 'signedIn') title.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen, signIn])

  const signOut = () => {
    void signIn.signOut()
    // The button is gone then.
    title.current?.focus()
  }

  return (
    <Panel aria-labelledby={titleId}>
      <Title id={titleId} ref={title} tabIndex={-1}>
        {m.title}
      </Title>
      {isStuck && (
        <div role="alert">
          <Notice tone="waiting" title={signOutStuck.title}>
            <p>{signOutStuck.words}</p>
          </Notice>
        </div>
      )}
      {state.kind === 'signedIn' ? (
        <>
          <output>{state.notKept === null ? m.until(timeText(state.expiresAtMs)) : m.untilClosed}</output>
          {state.notKept !== null && <p>{state.notKept}</p>}
          <SecondaryButton onClick={signOut}>{m.signOut}</SecondaryButton>
        </>
      ) : (
        <>
          <Standing state={state} isOpen={isOpen} />
          {state.kind !== 'loading' && (
            <SecondaryButton aria-haspopup="dialog" onClick={onVerify}>
              {state.kind === 'pending' ? m.whoSigned : m.verify}
            </SecondaryButton>
          )}
        </>
      )}
    </Panel>
  )
}

function Standing({ state, isOpen }: { readonly state: SignInState; readonly isOpen: boolean }) {
  if (state.kind === 'loading') return <output>{m.asking}</output>
  if (state.kind === 'pending') {
    return <output>{state.way === 'messages' ? <StatusWord item={state.item} /> : m.waitingOnChain}</output>
  }
  if (state.kind === 'idle' && state.problem !== null && !isOpen) {
    return (
      <div role="alert">
        <Notice tone="waiting" title={signInProblems[state.problem]} />
      </div>
    )
  }
  if (state.kind === 'idle' && state.unsigned) return <output>{signInUnsigned}</output>
  return <p>{signInPurpose}</p>
}
