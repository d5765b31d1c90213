import { createRoot } from 'react-dom/client'
import { createStore } from 'zustand/vanilla'
import { afterPaint } from './adapters/afterPaint'
import { createBrowserStorage } from './adapters/browserStorage'
import { createThemeStore } from './adapters/createThemeStore'
import { detectHost } from './adapters/detectHost'
import { pickUpHost } from './adapters/pickUpHost'
import { createSystemClock } from './adapters/systemClock'
import { showFailure } from './boot/showFailure'
import { appConfig } from './config/appConfig'
import type { SafeSession, Session } from './core/session'
import type { CausesState } from './flows/loadCauses'
import { startSession } from './flows/startSession'
import { App } from './ui/App'
import type { AccountState, AppServices } from './ui/AppContext'

// Everything is put together here, and nothing is decided. Only what "connected" needs is imported: the inline script has
// asked the host already, and the Safe path (viem, wagmi, the service) is fetched after that word has been painted.
const storage = createBrowserStorage()
const clock = createSystemClock()
const asked = pickUpHost()
const session = createStore<Session>(() => ({ kind: 'deciding', slow: false }))
const causes = createStore<CausesState>(() => ({ kind: 'loading' }))
const account = createStore<AccountState>(() => ({ kind: 'none' }))
const control = startSession(session, { handshake: detectHost(asked), clock })

const services: AppServices = {
  chains: appConfig.chains,
  session,
  causes,
  account,
  storage,
  theme: createThemeStore(asked),
  retryHost: control.retryHost,
  continueWithoutSafe: control.continueWithoutSafe,
  reloadCauses: () => void readCauses(),
}

let causesWanted = false
const missingPart =
  'A part of the page did not load: the connection may have dropped, or a new version has just been put up. Reload the page.'

const root = document.getElementById('root')
if (root !== null) {
  createRoot(root, { onUncaughtError: sayBroken }).render(<App services={services} />)
  next(session.getState())
  session.subscribe(next)
}

/** What follows from who is here. The first look at it comes after the first paint, each later one after its own. */
function next(current: Session) {
  if (current.kind === 'deciding' && !current.slow) return
  afterPaint(() => {
    if (current.kind === 'safe') void open(current)
    if (!causesWanted) void readCauses()
    causesWanted = true
  })
}

async function open(safe: SafeSession) {
  const chain = services.chains.find(({ id }) => id === safe.chainId)
  if (chain === undefined) return account.setState({ kind: 'unknownChain', chainId: safe.chainId }, true)
  account.setState({ kind: 'loading' }, true)
  try {
    const { openSafe } = await import('./openSafe')
    account.setState({ kind: 'ready', ...(await openSafe(safe.safe, { chain, storage, clock, causes })) }, true)
  } catch {
    account.setState({ kind: 'broken', reason: missingPart }, true)
  }
}

async function readCauses() {
  try {
    const { readDirectory } = await import('./readDirectory')
    await readDirectory(causes, clock)
  } catch {
    causes.setState({ kind: 'unreachable', reason: missingPart }, true)
  }
}

/** React has taken everything away, so the words go straight onto the page. */
function sayBroken(error: unknown) {
  showFailure(document, 'It stopped because of a fault in it. No money has moved: only your Safe can do that.')
  reportError(error)
}
