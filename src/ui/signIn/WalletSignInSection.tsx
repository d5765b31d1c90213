import { useId, useRef } from 'react'
import styled from 'styled-components'
import { signInPurpose, signInUnsigned } from '../../core/signIn/signInWords'
import { SecondaryButton } from '../parts/Button'
import { Section } from '../parts/Layout'
import { Notice } from '../parts/Notice'
import { timeText } from '../parts/timeText'
import { useStoreValue } from '../parts/useStoreValue'
import type { WalletSignIn } from '../wallet/walletKit'

const Panel = styled(Section)`
  width: 100%;
`

const Title = styled.h3`
  font-size: var(--text-h3);
`

type WalletSignInSectionProps = {
  readonly signIn: WalletSignIn
  /** Opens "Verify your account", which RainbowKit draws. */
  readonly onVerify: () => void
}

/** Whether the wallet is signed in, and the way in and out. Drawn only where the operator has a sign-in service. */
export function WalletSignInSection({ signIn, onVerify }: WalletSignInSectionProps) {
  const state = useStoreValue(signIn.session)
  const { current: trouble } = useStoreValue(signIn.trouble)
  const title = useRef<HTMLHeadingElement>(null)
  const titleId = useId()

  const signOut = () => {
    void signIn.signOut()
    // The button is gone then.
    title.current?.focus()
  }

  return (
    <Panel aria-labelledby={titleId}>
      <Title id={titleId} ref={title} tabIndex={-1}>
        Sign-in
      </Title>
      {state.kind === 'authenticated' && (
        <>
          <output>
            Verified: you are signed in
            {state.expiresAtMs === null ? '.' : ` until ${timeText(state.expiresAtMs)}.`}
          </output>
          <SecondaryButton onClick={signOut}>Sign out</SecondaryButton>
        </>
      )}
      {state.kind === 'unauthenticated' && (
        <>
          {trouble !== null && (
            <div role="alert">
              <Notice tone="waiting" title={trouble.title}>
                <p>{trouble.words}</p>
              </Notice>
            </div>
          )}
          <p>{state.lastTry === 'unsigned' ? signInUnsigned : signInPurpose}</p>
          <SecondaryButton aria-haspopup="dialog" onClick={onVerify}>
            Verify your account
          </SecondaryButton>
        </>
      )}
      {state.kind === 'loading' && <output>Asking the sign-in service…</output>}
    </Panel>
  )
}
