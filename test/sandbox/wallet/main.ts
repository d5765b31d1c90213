import type { WorldInfo } from '../world'
import { announceWallet } from './announceWallet'
import { createTestWallet, readQueryKnobs, type TestWallet } from './createTestWallet'
import { showPanel } from './panel/showPanel'
import { createWalletStore, takeOver } from './walletState'

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Window {
    testWallet: TestWallet
  }
}

/** Written before this script by serveWalletApp.ts, in the same function. */
declare const sandboxWorld: WorldInfo

const query = readQueryKnobs(new URLSearchParams(location.search))
const storage = findStorage()
if (query.reset) storage?.removeItem('sandbox-wallet')
const store = createWalletStore(storage)
store.setState({ knobs: { ...store.getState().knobs, ...query.knobs } })
cleanAddress()
window.addEventListener('storage', (event) => takeOver(store, event))

const own = `${location.origin}/sandbox-wallet`
const wallet = createTestWallet({
  world: sandboxWorld,
  rpcUrl: `${own}/rpc`,
  serviceUrl: `${own}/service`,
  store,
})
window.testWallet = wallet.testWallet
announceWallet(wallet.provider, store.getState().knobs)
showPanel(wallet)

/** Takes what was for the wallet out of the page's address, which is the app's. */
function cleanAddress() {
  const url = new URL(location.href)
  const names = [...url.searchParams.keys()].filter((name) => name.startsWith('wallet.'))
  if (names.length === 0) return
  for (const name of names) url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
}

function findStorage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
