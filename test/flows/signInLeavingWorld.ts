import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import {
  createAuthenticationAdapter,
  type Authentication,
} from '../../src/flows/signIn/createAuthenticationAdapter'
import { createSignIn } from '../../src/flows/signIn/createSignIn'
import type { KeyValueStorage } from '../../src/ports/storage'
import { createFakeClock } from '../support/fakeClock'
import { createFakeBrowser } from '../support/fakeStorage'
import { aChain, addressOf, keyOf, theSafe } from '../support/safeFixtures'
import { createFakeAuth, signAsDana, site } from './signInWorld'

export const dana = { address: addressOf('Dana'), chainId: 31337 }

/** One browser, whose tabs all know one sign-in service, and a wallet of Dana's. */
export function createLeavingWorld() {
  const clock = createFakeClock()
  const browser = createFakeBrowser()
  const { fake, auth } = createFakeAuth(clock)
  const closings: AbortController[] = []
  /** What a person is told, in order. */
  const told: boolean[] = []
  const open = (storage: KeyValueStorage = browser.openTab()) => {
    const closing = new AbortController()
    closings.push(closing)
    return createAuthenticationAdapter({
      auth,
      site,
      storage,
      clock,
      signal: closing.signal,
      onStuck: (isStuck) => told.push(isStuck),
    })
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

/** What RainbowKit does when Dana signs. */
export async function verify({ adapter }: Authentication): Promise<boolean> {
  const message = await adapter.createMessage({ ...dana, nonce: await adapter.getNonce() })
  const signature: Hex = await privateKeyToAccount(keyOf('Dana')).signMessage({ message })
  return adapter.verify({ message, signature })
}
