import { isAddressEqual, isHex, type Address } from 'viem'
import { parseSiweMessage } from 'viem/siwe'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { BaseError } from '../../core/baseError'
import type { SignMessageResult } from '../../core/signIn/authAnswers'
import type { SignInAccount } from '../../core/signIn/signInFields'
import type { SignInState } from '../../core/signIn/signInState'
import { signInProblems } from '../../core/signIn/signInWords'
import { createBrowserSession } from './session/browserSession'
import { createSignIn } from './createSignIn'
import type { SignIn, SignInParts } from './signInParts'

/** Options of RainbowKit's `createAuthenticationAdapter`, and the end of its step (`keepConnected.ts`). */
type AuthenticationAdapter = {
  getNonce(): Promise<string>
  createMessage(given: SignInAccount & { readonly nonce: string }): Promise<string>
  verify(signed: { readonly message: string; readonly signature: string }): Promise<boolean>
  signOut(): Promise<void>
  /** Called when the step was closed without signing. */
  cancel(): void
}

/** Sign-in of the connected wallet. */
export type WalletSignIn = Pick<SignIn, 'state' | 'stuck' | 'signOut'> & {
  readonly adapter: AuthenticationAdapter
  /** True while RainbowKit shows its step: only while the user wants to sign in. */
  readonly isAsked: StoreApi<boolean>
  /** Starts a sign-in at the user's request. */
  want(): void
}

export type WalletSignInParts = Pick<SignInParts, 'auth' | 'site' | 'storage' | 'clock' | 'signal'> & {
  /** The connected wallet that signs alone; null: none. */
  readonly wallet: StoreApi<SignInAccount | null>
}

type Current = { readonly signIn: SignIn; readonly closing: AbortController }
/** A message that RainbowKit has had signed, or is having signed. */
type Asked = { readonly message: string; readonly answer: (result: SignMessageResult) => void }

const idle: SignInState = { kind: 'idle', problem: null }
/** Placeholder for a nonce that could not be fetched, which RainbowKit cannot handle. `createMessage` fetches it again. */
const missingNonce = 'missing'

/**
 * Creates the sign-in of ordinary wallets as RainbowKit's authentication adapter: it prepares, sends and cancels the sign-in
 * of the connected account, whose signer is RainbowKit. All accounts share the session of the browser.
 */
export function createWalletSignIn({ wallet, ...parts }: WalletSignInParts): WalletSignIn {
  const session = createBrowserSession({ ...parts, account: null })
  const state = createStore<SignInState>(() => idle)
  const isAsked = createStore<boolean>(() => false)
  let current: Current | null = null
  let isWanted = false
  let asked: Asked | null = null
  /** The `send` that awaits RainbowKit's signature. */
  let sending = Promise.resolve()
  let onAsked = (_message: string) => {}

  const signer: SignInParts['signer'] = {
    signMessage: (message) =>
      new Promise((answer) => {
        asked = { message, answer }
        onAsked(message)
      }),
  }

  function update() {
    const next = current?.signIn.state.getState() ?? idle
    if (next.kind === 'signedIn') isWanted = false
    // While RainbowKit's step is open, it shows its own errors.
    const shown = isWanted && next.kind === 'idle' ? idle : next
    if (shown !== state.getState()) state.setState(shown, true)
    isAsked.setState(isWanted && current !== null && next.kind !== 'loading', true)
  }

  function cancel() {
    isWanted = false
    current?.signIn.cancel()
    // Ends the `send` that awaits it.
    asked?.answer({ kind: 'rejected' })
    asked = null
    update()
  }

  function follow(account: SignInAccount | null) {
    if (current !== null) cancel()
    current?.closing.abort()
    current = null
    if (account !== null) {
      const closing = new AbortController()
      const { signal } = closing
      const signIn = createSignIn({
        ...parts,
        account,
        session,
        signer,
        signal,
        coSigners: null,
        signsAnew: true,
      })
      current = { signIn, closing }
      signIn.state.subscribe(() => current?.signIn === signIn && update())
    }
    update()
  }
  wallet.subscribe(follow)
  follow(wallet.getState())

  return {
    state,
    stuck: session.stuck,
    isAsked,
    signOut: session.end,
    want() {
      isWanted = true
      update()
    },
    adapter: {
      async getNonce() {
        await current?.signIn.prepare()
        const now = state.getState()
        return now.kind === 'ready'
          ? (parseSiweMessage(now.request.message).nonce ?? missingNonce)
          : missingNonce
      },

      async createMessage(given) {
        const signIn = current?.signIn
        if (signIn === undefined || !isSame(signIn.account, given)) throw new SignInError()
        // RainbowKit does not report a rejection of the wallet.
        asked?.answer({ kind: 'rejected' })
        await sending
        const written = new Promise<string>((resolve) => (onAsked = resolve))
        sending = signIn.send()
        const message = await Promise.race([written, sending])
        if (message === undefined) throw new SignInError()
        return message
      },

      async verify({ message, signature }) {
        const signIn = current?.signIn
        // Never retry a cancelled one.
        if (signIn === undefined || asked?.message !== message || !isHex(signature)) return false
        asked.answer({ kind: 'signed', signature })
        asked = null
        await sending
        return signIn.state.getState().kind === 'signedIn'
      },

      /** Signs out. RainbowKit also calls it on each disconnect: a session that only another tab knows of stays. */
      signOut() {
        const ending = session.end()
        cancel()
        return ending
      },
      cancel,
    },
  }
}

function isSame(one: SignInAccount, other: { readonly address: Address; readonly chainId: number }): boolean {
  return one.chainId === other.chainId && isAddressEqual(one.address, other.address)
}

/** RainbowKit shows it as "Error preparing message, please retry!". */
class SignInError extends BaseError {
  override readonly name = 'SignInError'

  constructor() {
    super(signInProblems.preparing)
  }
}
