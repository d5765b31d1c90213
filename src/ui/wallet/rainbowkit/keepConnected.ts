import { BaseError } from '../../../core/baseError'
import type { WalletSignIn } from '../../../flows/signIn/createWalletSignIn'

/**
 * Keeps the wallet connected, as `onMutate` of a mutation cache. RainbowKit disconnects users who close "Verify your
 * account" without signing; giving needs no sign-in, so only the sign-in is cancelled. See
 * docs/upstream/cancel-sign-in.md.
 *
 * @throws StaysConnectedError to stop the mutation, which RainbowKit does not wait for.
 */
export function keepConnected(
  authentication: Pick<WalletSignIn, 'isAsked' | 'adapter'> | null,
  mutationKey: readonly unknown[] | undefined,
): void {
  // While this step is open, every other dialog with a way to disconnect is closed.
  if (authentication === null || !authentication.isAsked.getState()) return
  if (mutationKey?.[0] !== 'disconnect') return
  authentication.adapter.cancel()
  throw new StaysConnectedError()
}

class StaysConnectedError extends BaseError {
  override readonly name = 'StaysConnectedError'

  constructor() {
    super('The wallet stays connected: only the sign-in was cancelled.')
  }
}
