import { createAuthService } from './adapters/authService'
import { createSafeMessageSigner, type SafeMessageSdk } from './adapters/safeMessageSigner'
import type { AccountContext } from './flows/accountContext'
import { createSignIn } from './flows/createSignIn'
import { safeCoSigners } from './flows/safeCoSigners'
import type { SignIn } from './flows/signInParts'

/** The sign-in of a Safe in its frame. Fetched only where the operator has a sign-in service. */
export function openSignIn(
  context: AccountContext,
  {
    authUrl,
    appName,
    sdk,
  }: { readonly authUrl: string; readonly appName: string; readonly sdk: SafeMessageSdk },
): SignIn {
  const { chain, safe, storage, clock, signal } = context
  const { host, origin, pathname } = window.location
  const site = { appName, domain: host, uri: `${origin}${pathname}` }
  return createSignIn({
    account: { address: safe, chainId: chain.id },
    site,
    auth: createAuthService({ url: authUrl, clock }),
    signer: createSafeMessageSigner(sdk),
    coSigners: safeCoSigners(context, site),
    storage,
    clock,
    signal,
  })
}
