// Loaded on demand, in real time, for which a clock that stands still does not wait.
import '../../src/flows/tracking/observe/observeMessage'
import { verifyMessage, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { AuthSession, AuthVerdict, SignMessageResult } from '../../src/core/signIn/authAnswers'
import type { SafeMessageRecord } from '../../src/core/safe/safeTx'
import { createSignIn } from '../../src/flows/signIn/createSignIn'
import { safeCoSigners } from '../../src/flows/signIn/owners/safeCoSigners'
import type { AuthService } from '../../src/ports/auth'
import type { ChainReader } from '../../src/ports/chain'
import { createFakeClock, type FakeClock } from '../support/fakeClock'
import { createFakeBrowser } from '../support/fakeStorage'
import { createFakeWorld, portsOf, type FakeWorld } from '../support/fakeWorld'
import { aChain, addressOf, confirmationBy, keyOf, theSafe } from '../support/safeFixtures'

export const dayMs = 86_400_000
export const site = { appName: 'do some good', domain: 'app.test', uri: 'https://app.test/' }

/** A sign-in service as a browser sees it: it keeps the session for all tabs. Its clock is an hour ahead of ours. */
export function createFakeAuth(clock: FakeClock) {
  const fake = {
    /** What does not answer. */
    down: new Set<'nonce' | 'session' | 'verify' | 'signOut'>(),
    /** In place of its own verdict. */
    verdict: null as AuthVerdict | null,
    keepsCookies: true,
    session: null as AuthSession | null,
    secrets: new Map<string, string>(),
    used: new Set<string>(),
    asked: [] as string[],
    /** Called before a verdict leaves. */
    beforeVerdict: async () => {},
  }
  const serverMs = () => clock.nowMs() + 3_600_000
  const unreachable = { kind: 'unreachable', reason: 'The sign-in service is down.' } as const

  function judge(message: string, secret: string): AuthVerdict {
    const nonce = /Nonce: (\w+)/.exec(message)?.[1] ?? ''
    const expiry = Date.parse(/Expiration Time: (.+)/.exec(message)?.[1] ?? '')
    if (fake.secrets.get(nonce) !== secret)
      return { kind: 'refused', cause: 'wrong', reason: 'Not our nonce.' }
    if (fake.used.has(nonce)) return { kind: 'refused', cause: 'used', reason: 'Used.' }
    if (serverMs() >= expiry) return { kind: 'refused', cause: 'expired', reason: 'Expired.' }
    fake.used.add(nonce)
    const address = /0x[0-9a-fA-F]{40}/.exec(message)?.[0] as Hex
    const session = { address, chainId: aChain.id, expiresAtMs: serverMs() + dayMs }
    if (fake.keepsCookies) fake.session = session
    return { kind: 'signedIn', session, notKept: null }
  }

  const auth: AuthService = {
    async getNonce() {
      fake.asked.push('nonce')
      if (fake.down.has('nonce')) return unreachable
      const nonce = `nonce${fake.secrets.size + 1}00`
      fake.secrets.set(nonce, `secret of ${nonce}`)
      const issuedAtMs = serverMs()
      return {
        kind: 'found',
        value: { nonce, secret: `secret of ${nonce}`, issuedAtMs, expiresAtMs: issuedAtMs + 3 * dayMs },
      }
    },
    async getSession() {
      fake.asked.push('session')
      if (fake.down.has('session')) return unreachable
      return fake.session === null ? { kind: 'missing' } : { kind: 'found', value: fake.session }
    },
    async verify({ message, secret }) {
      fake.asked.push('verify')
      if (fake.down.has('verify')) return unreachable
      const verdict = fake.verdict ?? judge(message, secret)
      await fake.beforeVerdict()
      return verdict
    },
    async signOut() {
      fake.asked.push('signOut')
      if (fake.down.has('signOut')) return unreachable
      fake.session = null
      return { kind: 'found', value: null }
    },
  }
  return { fake, auth }
}

/** One Safe (2 of Ada, Ben and Chidi), its owners, the service, and a browser that may open several tabs. */
export function createSignInWorld(wishes: Partial<FakeWorld> = {}) {
  const world = createFakeWorld(wishes)
  const clock = createFakeClock()
  const browser = createFakeBrowser()
  const { fake, auth } = createFakeAuth(clock)
  const requests: { message: string; answer(result: SignMessageResult): void; fail(): void }[] = []
  const signer = {
    signMessage: (message: string) =>
      new Promise<SignMessageResult>((resolve, reject) => {
        requests.push({ message, answer: resolve, fail: () => reject(new Error('It broke.')) })
      }),
  }

  /** A transaction of the Safe has signed the message. */
  const signed = { byTransaction: false }
  const ports = portsOf(world)
  /** While set, the service's answers wait for it, as behind a budget that is spent. */
  const budget = { refilled: null as Promise<void> | null }
  const service = {
    ...ports.service,
    async getMessage(...args: Parameters<typeof ports.service.getMessage>) {
      await budget.refilled
      return ports.service.getMessage(...args)
    },
  }
  const chainReader: ChainReader = {
    ...ports.chainReader,
    isValidSignature: async (safe, hash, signature, signal) =>
      signature === '0x'
        ? { kind: 'found', value: signed.byTransaction }
        : ports.chainReader.isValidSignature(safe, hash, signature, signal),
  }

  /** A tab with this Safe open; `close` is what closing the tab does. */
  function open(options?: { readonly isDurable: boolean }, storage = browser.openTab(options)) {
    const closing = new AbortController()
    const signIn = createSignIn({
      account: { address: theSafe, chainId: aChain.id },
      site,
      auth,
      signer,
      coSigners: safeCoSigners({ ...ports, service, chainReader, chain: aChain, safe: theSafe, clock }, site),
      storage,
      clock,
      signal: closing.signal,
    })
    return { signIn, state: () => signIn.state.getState(), close: () => closing.abort() }
  }

  /** The same for an account with a key of its own. */
  function openAlone() {
    const closing = new AbortController()
    const signIn = createSignIn({
      account: { address: addressOf('Dana'), chainId: aChain.id },
      site,
      auth,
      signer,
      coSigners: null,
      storage: browser.openTab(),
      clock,
      signal: closing.signal,
    })
    return { signIn, state: () => signIn.state.getState(), close: () => closing.abort() }
  }

  /** Owners sign what is asked for last, in the Safe: it is at the service then. */
  function ownersSign(...names: readonly string[]) {
    const message = requests.at(-1)?.message
    if (message === undefined) throw new Error('Nothing has been asked.')
    const hash = [...browser.data.values()]
      .map((text) => /"messageHash":"(0x\w+)"/.exec(text)?.[1])
      .find(Boolean) as SafeMessageRecord['messageHash']
    world.messages = [
      {
        safe: theSafe,
        messageHash: hash,
        message,
        confirmations: names.map((name) => confirmationBy(name, hash)),
        preparedSignature: null,
        createdAtMs: 0,
        modifiedAtMs: 0,
      },
    ]
  }

  return { world, budget, clock, browser, fake, signed, requests, open, openAlone, ownersSign }
}

/** What Dana's wallet answers. */
export async function signAsDana(message: string): Promise<SignMessageResult> {
  const account = privateKeyToAccount(keyOf('Dana'))
  const signature = await account.signMessage({ message })
  if (!(await verifyMessage({ address: account.address, message, signature }))) throw new Error('Not signed.')
  return { kind: 'signed', signature }
}
