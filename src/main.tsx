import './ui/runReact'
import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { createStore } from 'zustand/vanilla'
import { afterPaint } from './ui/parts/afterPaint'
import { createBrowserStorage } from './adapters/storage/browserStorage'
import { detectHost, detectTheme } from './adapters/host/detectHost'
import { systemClock as clock } from './adapters/systemClock'
import type { AskedHost } from './boot/askHost'
import { preloadLinks } from './boot/preloadLinks'
import { showFailure } from './boot/showFailure'
import { appConfig } from './config/appConfig'
import type { SafeSession, Session } from './core/session'
import type { CausesState } from './flows/session/loadCauses'
import type { TokenListState } from './flows/tokens/loadTokenList'
import { basketKey } from './flows/basket/basketStore'
import { startSession } from './flows/session/startSession'
import { openBaskets } from './compose/openBaskets'
import { m } from './compose/messages'
import { reportLoadFailure } from './compose/reportLoadFailure'
import { App } from './ui/App'
import { Committed } from './ui/parts/Committed'
import { linkedScreen, preloadScreens } from './ui/routes'
import type { AccountState, AppServices } from './ui/AppContext'
import { writeLastWallet } from './ui/wallet/lastWallet'
import type { WalletKit, WalletsState } from './ui/wallet/walletKit'

// Composes the app, without logic of its own. In a build it awaits the gates of the entry first (boot/chunkGates.ts).
// Imports only what "connected" needs: the inline script has begun the handshake, and the Safe path (viem, the service)
// is fetched after that word has been painted.
const storage = createBrowserStorage()
const baskets = openBaskets(storage)
const session = createStore<Session>(() => ({ kind: 'deciding', slow: false }))
const causes = createStore<CausesState>(() => ({ kind: 'loading' }))
const tokenList = createStore<TokenListState>(() => ({ kind: 'loading' }))
const account = createStore<AccountState>(() => ({ kind: 'none' }))
/** The request for the list of tokens, where a link to one Safe has sent it before its reader has loaded. */
let earlyTokens: Promise<Response> | undefined
/** wagmi's storage key of the remembered wallet: without it nothing is reconnected at start. */
const lastConnectorKey = 'wagmi.recentConnectorId'
const wallets = createStore<WalletsState>(() => ({
  kind: storage.get(lastConnectorKey) === null ? 'none' : 'remembered',
}))
let kitComing: Promise<WalletKit | null> | null = null
let firstRead: Promise<unknown> | null = null
let tabOpened = false
let preloadsWallets = false
/** Fetches the code for the operator's files beside the causes. */
const openOperatorFiles = () => import('./compose/readOperatorFiles')
/** Fetches the code that reads, by what it reads. */
const readers = {
  safe: () => [import('./compose/openReader'), import('./adapters/chain/readSetup')],
  history: () => [import('./compose/openHistory')],
} as const
const longestWaitMs = 1_500
/** Longest time that the header of index.html is alone on the screen, in ms. */
const longestHeaderMs = 200

if (window.askedHost !== undefined) start(window.askedHost)
// A server's own CSP may block inline scripts: then the handshake begins here.
else import('./boot/askHost').then(({ askHost }) => start(askHost(window, appConfig.safeHosts)), showBroken)

function start(asked: AskedHost) {
  const { retryHost, continueWithoutSafe } = startSession(session, { handshake: detectHost(asked), clock })
  const services: AppServices = {
    chains: appConfig.chains,
    session,
    causes,
    tokenList,
    account,
    storage,
    baskets,
    theme: detectTheme(asked),
    retryHost,
    continueWithoutSafe,
    reloadCauses: () => void readCauses(),
    readPrices:
      appConfig.pricesUrl === null
        ? null
        : async (chainId) => (await openOperatorFiles()).readPrices(chainId, clock),
    readTokenList: () =>
      void openOperatorFiles().then(
        (part) => part.readTokenList(tokenList, clock, earlyTokens),
        (error) => tokenList.setState({ kind: 'unreachable', reason: reportLoadFailure(error) }, true),
      ),
    openReader: async (chain) => (await import('./compose/openReader')).openReader(chain, { storage, clock }),
    openHistory: async (chain) =>
      (await import('./compose/openHistory')).openHistory(chain, { storage, clock, causes }),
    openNotes: async () => (await import('./compose/openNotes')).openNotes(),
    openSealer: async () => (await import('./adapters/sealer')).openSealer(),
    openActing: async (chain) => (await import('./compose/openActing')).openActing(chain, { storage, clock }),
    wallets,
    pressedCauses: asked.pressedCauses,
    connectWallet,
    preloadWallets,
  }
  earlyTokens = preloadLinked(window.location.hash)
  if (earlyTokens !== undefined) services.readTokenList()
  const root = document.getElementById('root')
  if (root === null) return
  let hasBegun = false
  const begin = () => {
    if (hasBegun) return
    hasBegun = true
    follow(session.getState())
    session.subscribe(follow)
    session.subscribe(rememberWallet)
  }
  const render = () =>
    createRoot(root, { onUncaughtError: showBroken }).render(
      <>
        <App services={services} />
        <Committed onCommit={begin} />
      </>,
    )
  // A session that is known by now has been painted, and mostly the causes too: React renders both once, in short slices,
  // and puts no "Fetching" in their place. Any other session is rendered at once, for the next paint.
  if (!isKnown(session.getState())) return flushSync(render)
  const longEnough = asked.leaving ?? clock.sleep(longestHeaderMs)
  void Promise.race([readFirst(), longEnough]).then(() => startTransition(render))
  void clock.sleep(longestWaitMs).then(begin)
}

/**
 * Fetches all chunks for a link to one Safe at once; otherwise each waits for the one before. Returns the request for
 * the list of tokens. Undefined: not such a link.
 */
function preloadLinked(hash: string): Promise<Response> | undefined {
  const screen = linkedScreen(hash)
  if (screen === null) return undefined
  const tokens = fetch('tokens.json', { cache: 'no-cache' })
  // A failure is reported where the chunk is used.
  for (const part of [tokens, screen.load(), ...readers[screen.reads]()]) part.catch(() => undefined)
  return tokens
}

/** Stores the address, which the next visit shows at once while the wallet reconnects. */
function rememberWallet(current: Session, before: Session) {
  if (current.kind === 'wallet') writeLastWallet(storage, current.address)
  else if (before.kind === 'wallet') writeLastWallet(storage, null)
}

function isKnown(current: Session): boolean {
  return current.kind !== 'deciding' || current.slow
}

/** Loads what the session needs, once the session has been painted. */
function follow(current: Session) {
  if (!isKnown(current)) return
  afterPaint(() => {
    const read = readFirst()
    if (current.kind === 'safe') void openAccount(current, read)
    if (current.kind === 'visitor' && !current.framed && !tabOpened) openTab(read)
  })
}

/** Opens a normal tab, once. A wallet that is disconnected later makes a visitor again, and is not reconnected. */
function openTab(read: Promise<unknown>) {
  tabOpened = true
  const { insightsUrl } = appConfig
  if (insightsUrl !== null)
    void import('./adapters/analytics').then((part) => part.startAnalytics(insightsUrl), reportError)
  // A press on the button of index.html before React had rendered.
  if (window.askedHost?.pressed === true) connectWallet()
  const { kind } = wallets.getState()
  if (kind === 'remembered')
    void notTooLong(read)
      .then(fetchWallets)
      .then((kit) => kit?.restore())
  if (kind === 'none')
    void read
      .then(() => import('./compose/warmWallets'))
      .then(({ warmWalletsHere }) => warmWalletsHere(clock, preloadWallets))
      // A press fetches what is missing.
      .catch(() => undefined)
}

function connectWallet() {
  void fetchWallets().then((kit) => kit?.openConnect())
}

/** Fetches and runs the wallets ahead of a press: on hover or focus of the button, and in an idle tab. */
function preloadWallets() {
  if (preloadsWallets) return
  preloadsWallets = true
  preloadLinks(document, 'wallets')
  import('./compose/loadWalletKit').then(
    ({ evaluateWallets }) => evaluateWallets(),
    () => undefined,
  )
}

/** Returns the wallets. Null when they failed to load: `wallets` is `broken` then. */
function fetchWallets(): Promise<WalletKit | null> {
  preloadLinks(document, 'wallets')
  kitComing ??= openKit().finally(() => (kitComing = null))
  return kitComing
}

async function openKit(): Promise<WalletKit | null> {
  const state = wallets.getState()
  if (state.kind === 'ready') return state.kit
  if (state.kind !== 'remembered') wallets.setState({ kind: 'waiting' }, true)
  try {
    const { loadWalletKit } = await import('./compose/loadWalletKit')
    const kit = await loadWalletKit({ session, account, causes, storage, baskets, clock })
    wallets.setState({ kind: 'ready', kit }, true)
    return kit
  } catch (error) {
    wallets.setState({ kind: 'broken', reason: reportLoadFailure(error) }, true)
    return null
  }
}

async function openAccount({ safe, chainId }: SafeSession, read: Promise<unknown>) {
  const chain = appConfig.chains.find(({ id }) => id === chainId)
  if (chain === undefined) return account.setState({ kind: 'unknownChain', chainId }, true)
  account.setState({ kind: 'loading' }, true)
  await notTooLong(read)
  await new Promise<void>(afterPaint)
  try {
    const { openSafe } = await import('./compose/openSafe')
    account.setState(
      { kind: 'ready', ...(await openSafe(safe, { chain, storage, baskets, clock, causes })) },
      true,
    )
  } catch (error) {
    account.setState({ kind: 'broken', reason: reportLoadFailure(error) }, true)
  }
}

/**
 * Waits for the first screen before heavier chunks, which would compete for bandwidth. Slow causes delay a Safe or a
 * wallet by this limit at most.
 */
function notTooLong(read: Promise<unknown>): Promise<unknown> {
  return Promise.race([read, clock.sleep(longestWaitMs)])
}

/** Reads causes, screen and basket first: a store that changes while React renders in slices makes it start again. */
function readFirst(): Promise<unknown> {
  return (firstRead ??= Promise.all([readCauses(), preloadScreens('atStart'), readBasket()]))
}

async function readBasket() {
  const current = session.getState()
  if (current.kind === 'safe') await baskets.read(basketKey(current.chainId, current.safe))
}

async function readCauses() {
  try {
    const { readDirectory } = await import('./compose/readDirectory')
    await readDirectory(causes, { clock, storage })
  } catch (error) {
    causes.setState({ kind: 'broken', reason: reportLoadFailure(error) }, true)
  }
}

/** Writes a message into the page itself, when React cannot render any more. */
function showBroken(error: unknown) {
  reportError(error)
  showFailure(document, { title: m.title, text: m.fault, reload: m.reload })
}
