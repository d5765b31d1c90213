import { http } from 'msw'
import { setupServer } from 'msw/node'
import { hashMessage, keccak256, type Address, type Hex } from 'viem'
import { privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createAuthService } from '../../src/adapters/auth/authService'
import { createChainReader } from '../../src/adapters/chain/chainReader'
import { createRequestBudget } from '../../src/adapters/service/requestBudget'
import { createSafeService } from '../../src/adapters/service/safeService'
import type { AccountContext } from '../../src/flows/account/accountContext'
import type { SignIn } from '../../src/flows/signIn/signInParts'
import { openSignIn } from '../../src/compose/openSignIn'
import type { MessageSigner } from '../../src/ports/auth'
import { createSignInService } from '../sandbox/auth/createSignInService'
import { owners } from '../sandbox/chain/owners'
import { safeTypes } from '../sandbox/host/safeAbi'
import { packContractSignature } from '../sandbox/service/parseSignatures'
import { safeMessagePreimage } from '../sandbox/service/safePreimage'
import { startServiceWorld, type ServiceWorld } from '../sandbox/service/serviceWorld'
import { realClock } from '../support/realClock'
import { contextOf, createFakeWorld } from '../support/fakeWorld'
import { aChain } from '../support/safeFixtures'
import { eventually } from '../support/eventually'

/** The whole way of a sign-in whose co-signer is a contract: real chain, real services, from the first click to the session. */

const authUrl = 'http://auth.test/auth'
const [ada, ben] = [privateKeyToAccount(owners[0].privateKey), privateKeyToAccount(owners[1].privateKey)]
const clock = realClock
const closing = new AbortController()

const network = setupServer()
let world: ServiceWorld
beforeAll(async () => {
  world = await startServiceWorld()
  network.listen({ onUnhandledRequest: 'bypass' })
  serveSignIn()
})
afterAll(async () => {
  closing.abort()
  network.close()
  await world.stop()
})

/** The sign-in service, in front of a browser that names the app's origin and keeps the cookie. */
function serveSignIn() {
  const service = createSignInService({
    publicUrl: authUrl,
    appOrigins: ['http://app.test'],
    chains: [{ id: world.chain.chainId, rpcUrl: world.chain.rpcUrl }],
    key: 'a key of this test alone, long enough',
  })
  let cookie = ''
  network.use(
    http.all(`${authUrl}/*`, async ({ request }) => {
      const headers = new Headers(request.headers)
      headers.set('origin', 'http://app.test')
      headers.set('cookie', cookie)
      const response = await service.fetch(new Request(request, { headers }))
      cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
      return response
    }),
  )
}

/** The owner agrees, for this Safe, to these bytes. */
function signFor(safe: Address, owner: PrivateKeyAccount, message: Hex): Promise<Hex> {
  const domain = { chainId: world.chain.chainId, verifyingContract: safe }
  return owner.signTypedData({ domain, types: safeTypes, primaryType: 'SafeMessage', message: { message } })
}

/** The app with this Safe, whose owners sign in the Safe{Wallet} that is given. */
function open(safe: Address, signMessage: MessageSigner['signMessage']) {
  const chain = {
    ...aChain,
    rpcUrls: [world.chain.rpcUrl] as const,
    serviceUrl: `${world.url}/api`,
    pollMs: 20,
  }
  const budget = createRequestBudget({ clock, limit: 1_000, windowMs: 60_000 })
  const context: AccountContext = {
    ...contextOf(createFakeWorld(), { clock, signal: closing.signal }),
    chain,
    safe,
    chainReader: createChainReader(chain),
    service: createSafeService({ chain, clock, budget }),
  }
  vi.stubGlobal('window', { location: new URL('http://app.test/') })
  const signIn = openSignIn(context, { authUrl, appName: 'do some good', signer: { signMessage } })
  vi.unstubAllGlobals()
  return signIn
}

/** A Safe that needs Ada and a Safe of Ben's, and how each of them signs a text for it. */
async function nestedSafe(version: '1.4.1' | '1.5.0') {
  const child = await world.createSafe({ owners: [ben.address], threshold: 1, version })
  const safe = await world.createSafe({ owners: [ada.address, child], threshold: 2, version })
  const preimageOf = (message: string) =>
    safeMessagePreimage({ safe, chainId: world.chain.chainId, version }, hashMessage(message))
  return {
    safe,
    child,
    async adaSigns(message: string) {
      const signature = await signFor(safe, ada, hashMessage(message))
      await world.apiKit.addMessage(safe, { message, signature })
    },
    async childSigns(message: string) {
      const preimage = preimageOf(message)
      const shown = version === '1.5.0' ? keccak256(preimage) : preimage
      const signature = packContractSignature(child, await signFor(child, ben, shown))
      await world.apiKit.addMessageSignature(keccak256(preimage), signature)
    },
    readMessage: (message: string) => world.apiKit.getMessage(keccak256(preimageOf(message))),
  }
}

async function expectSession(signIn: SignIn, safe: Address) {
  await eventually(() => expect(signIn.state.getState()).toMatchObject({ kind: 'signedIn', notKept: null }))
  const auth = createAuthService({ url: authUrl, clock })
  expect(await auth.getSession()).toMatchObject({ kind: 'found', value: { address: safe } })
}

test.each(['1.4.1', '1.5.0'] as const)(
  '[S9.25] a Safe %s that needs an owner Safe is signed in once that one has signed too',
  async (version) => {
    const { safe, child, adaSigns, childSigns } = await nestedSafe(version)
    const signIn = open(safe, async (message) => {
      await adaSigns(message)
      return { kind: 'pending', way: 'messages' }
    })
    await signIn.send()
    await eventually(() =>
      expect(signIn.state.getState()).toMatchObject({
        kind: 'pending',
        item: { phase: { signatures: { signed: [ada.address], missing: [child], threshold: 2 } } },
      }),
    )
    const state = signIn.state.getState()
    if (state.kind !== 'pending') throw new Error('It waits for the owner Safe.')
    await childSigns(state.request.message)
    await expectSession(signIn, safe)
  },
)

test('a host that waits until both have signed brings what the service has joined, which no Safe takes: ours goes instead', async () => {
  const { safe, adaSigns, childSigns, readMessage } = await nestedSafe('1.4.1')
  const signIn = open(safe, async (message) => {
    await adaSigns(message)
    await childSigns(message)
    const { preparedSignature } = await readMessage(message)
    return { kind: 'signed', signature: preparedSignature as Hex }
  })
  await signIn.send()
  await expectSession(signIn, safe)
})
