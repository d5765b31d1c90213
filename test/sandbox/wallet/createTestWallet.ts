import type { Address, Hash } from 'viem'
import { createChainClient } from '../chain/createChainClient'
import type { WorldInfo } from '../world'
import { createAccountSender } from './accountSender'
import { createCallsMethods } from './callsMethods'
import { createChainMethods } from './chainMethods'
import { createProvider } from './createProvider'
import { createRequestBook, type LoggedRequest, type WalletRequest } from './requestBook'
import { createSafeSender } from './safeSender'
import { createSignMethods } from './signMethods'
import { type Knobs, parseKnobs } from './walletKnobs'
import { createHandler } from './createHandler'
import { createHeldActions } from './heldActions'
import type { WalletContext } from './walletContext'
import type { HeldTx, WalletStore } from './walletState'

export type TestWalletOptions = {
  readonly world: WorldInfo
  readonly rpcUrl: string
  readonly serviceUrl: string
  readonly store: WalletStore
}

/** The test wallet without a page: its provider, and the handle by which a test or the panel turns it. */
export function createTestWallet({ world, rpcUrl, serviceUrl, store }: TestWalletOptions) {
  const book = createRequestBook(store)
  const client = createChainClient(rpcUrl)
  const context: WalletContext = { world, rpcUrl, serviceUrl, client, store, book }
  const account = createAccountSender(context)
  const safes = createSafeSender(context)
  const handle = createHandler(context, {
    account,
    safes,
    calls: createCallsMethods(context, account, safes),
    chains: createChainMethods(context),
    signs: createSignMethods(context),
  })
  const { provider, emit, log } = createProvider(context, handle)
  const held = createHeldActions(context, account)

  /** What tests find at `window.testWallet`. Everything it takes and answers can be sent through `page.evaluate`. */
  const testWallet = {
    /** Changes knobs while the page runs; the app is told of another account or chain. */
    set(knobs: Partial<Knobs>): void {
      store.setState({ knobs: { ...store.getState().knobs, ...knobs } })
    },
    knobs: (): Knobs => store.getState().knobs,
    /** What a person is being asked, the oldest first. */
    asked: (): readonly WalletRequest[] =>
      book.open.getState().map(({ method, params }) => ({ method, params })),
    /** Answers the oldest open request. Throws when nothing is asked. */
    approve: (): void => oldest().approve(),
    reject: (): void => oldest().reject(),
    /** The next request that needs a person is rejected; those after it are approved. */
    rejectNext: (): void => testWallet.set({ answer: 'reject', answerTimes: 1, answerFor: [] }),
    /** The account is taken back from the app, as a person can do in a wallet's list of connected sites. */
    forget: (): void => store.setState({ permitted: false }),
    /** Every request so far and how it ended. */
    requests: (): readonly LoggedRequest[] => log.map((entry) => ({ ...entry })),
    emit,
    /** The transactions that wait because of `mining: 'hold'`, the next one first. */
    held: (): readonly HeldTx[] => account.held(),
    /** Lets the chain have them all. */
    mine: (): Promise<void> => account.mine(),
    /** The same transaction for a higher fee. Without a hash: the next one that waits. */
    speedUp: (hash?: Hash): Promise<Hash> => held.speedUp(hash),
    /** An empty transaction of the account to itself in its place. */
    cancel: (hash?: Hash): Promise<Hash> => held.cancel(hash),
    /** Another payment in its place; `value` in wei, as text. */
    replace: (call: { readonly to: Address; readonly value: string }, hash?: Hash): Promise<Hash> =>
      held.replace(call, hash),
  }

  function oldest() {
    const [request] = book.open.getState()
    if (request === undefined) throw new Error('The test wallet is not being asked anything.')
    return request
  }

  return { context, provider, testWallet, book }
}

export type TestWallet = ReturnType<typeof createTestWallet>['testWallet']

/** Knobs from a query: `wallet.as=Ada`. `wallet.reset=1` is no knob: it forgets what was stored before. */
export function readQueryKnobs(query: URLSearchParams): {
  readonly knobs: Partial<Knobs>
  readonly reset: boolean
} {
  const { reset, ...texts } = Object.fromEntries(
    [...query]
      .filter(([name]) => name.startsWith('wallet.'))
      .map(([name, text]) => [name.slice('wallet.'.length), text]),
  )
  return { knobs: parseKnobs(texts), reset: reset === '1' }
}
