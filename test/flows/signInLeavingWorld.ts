import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { createStore } from 'zustand/vanilla'
import { createWalletSignIn, type WalletSignIn } from '../../src/flows/signIn/createWalletSignIn'
import { createSignIn } from '../../src/flows/signIn/createSignIn'
import type { SignInAccount } from '../../src/core/signIn/signInFields'
import type { KeyValueStorage } from '../../src/ports/storage'
import { createFakeClock } from '../support/fakeClock'
import { createFakeBrowser } from '../support/fakeStorage'
import { aChain, addressOf, keyOf, theSafe } from '../support/safeFixtures'
import { createFakeAuth, signAsDana, site } from './signInWorld'

const chainId = 31337
export const dana = { address: addressOf('Dana'), chainId }

export const ada: SignInAccount = { address: addressOf('Ada'), chainId }

/** One browser, whose tabs all know one sign-in service, and a wallet of Dana's. */
export function createLeavingWorld() {
  const clock = createFakeClock()
  const browser = createFakeBrowser()
  const { fake, auth } = createFakeAuth(clock)
  const closings: AbortController[] = []
  /** What a person is told, in order. */
  const told: boolean[] = []
  const open = (storage: KeyValueStorage = browser.openTab(), of: SignInAccount = dana) => {
    const closing = new AbortController()
    closings.push(closing)
    const wallet = createStore<SignInAccount | null>(() => of)
    const opened = createWalletSignIn({ auth, site, storage, clock, signal: closing.signal, wallet })
    opened.stuck.subscribe((isStuck) => void told.push(isStuck))
    return opened
  }
  /** The dialog of a Safe, in a tab of its own; its owners' signature is there at once. */
  const openSafe = () =>
    createSignIn({
      account: { address: theSafe, chainId: aChain.id },
      site,
      auth,
      signer: { signMessage: signAsDana },
      coSigners: null,
      storage: browser.openTab(),
      clock,
      signal: new AbortController().signal,
    })
  const timesAsked = (what: string) => fake.asked.filter((one) => one === what).length
  const closeAll = () => closings.map((one) => one.abort())
  return { clock, browser, fake, told, open, openSafe, timesAsked, closeAll }
}

/** What RainbowKit does when somebody, Dana unless named, signs. */
export async function verify(
  { adapter }: Pick<WalletSignIn, 'adapter'>,
  account: SignInAccount = dana,
): Promise<boolean> {
  const message = await adapter.createMessage({ ...account, nonce: await adapter.getNonce() })
  const name = account === dana ? 'Dana' : 'Ada'
  const signature: Hex = await privateKeyToAccount(keyOf(name)).signMessage({ message })
  return adapter.verify({ message, signature })
}
