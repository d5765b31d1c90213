import type { Provider } from './createProvider'
import type { Knobs } from './walletKnobs'
import { walletIcon } from './walletIcon'

/** Shows the provider to the page by EIP-6963, as `window.ethereum`, or both, and with the flags that wallets are told by. */
export function announceWallet(provider: Provider, knobs: Knobs): void {
  const { announce, name, rdns, flags } = knobs
  const shown = Object.assign(provider, Object.fromEntries(flags.map((flag) => [flag, true])))
  if (announce === 'ethereum' || announce === 'both') Object.assign(window, { ethereum: shown })
  if (announce === 'ethereum' || announce === 'none') return

  const info = Object.freeze({ uuid: crypto.randomUUID(), name, rdns, icon: walletIcon })
  const detail = Object.freeze({ info, provider: shown })
  const tell = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', tell)
  tell()
}
