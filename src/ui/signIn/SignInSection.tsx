import { useEffect } from 'react'
import type { SignIn } from '../../flows/signIn/signInParts'
import { useOpening } from '../parts/useOpening'
import { SignInDialog } from './SignInDialog'
import { SignInStanding } from './SignInStanding'

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
