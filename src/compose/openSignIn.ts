import { createAuthService } from '../adapters/auth/authService'
import { pageFields } from '../core/signIn/signInFields'
import type { AccountContext } from '../flows/account/accountContext'
import { checkedSigner, safeCoSigners } from '../flows/signIn/owners/safeCoSigners'
import { createSignIn } from '../flows/signIn/createSignIn'
import type { SignIn } from '../flows/signIn/signInParts'
import type { MessageSigner } from '../ports/auth'

/**
 * Opens the sign-in of a Safe, in its frame or behind a wallet. Fetched only where the operator has a sign-in service.
 */
export function openSignIn(
  context: AccountContext,
  {
    authUrl,
    appName,
    signer,
  }: { readonly authUrl: string; readonly appName: string; readonly signer: MessageSigner },
): SignIn {
  const { chain, safe, storage, clock, signal } = context
  const site = { appName, ...pageFields(window.location) }
  const coSigners = safeCoSigners(context, site)
  return createSignIn({
    account: { address: safe, chainId: chain.id },
    site,
    auth: createAuthService({ url: authUrl, clock }),
    signer: checkedSigner(signer, coSigners, context),
    coSigners,
    storage,
    clock,
    signal,
  })
}
