import { render } from '@testing-library/react'
import type { AppServices } from '../../src/ui/AppContext'
import { App } from '../../src/ui/App'
import '../../src/flows/basket/storedBasket'
import { routes } from '../../src/ui/routes'
import { shellParts, walletParts } from '../../src/ui/shell/shellParts'

// What a browser fetches later is compiled before the first test, so that none of them waits for the compiler.
const parts = [...Object.values(routes), ...Object.values(shellParts), ...Object.values(walletParts)]
await Promise.all(parts.map(({ load }) => load()))

/** Draws the whole app at an address. */
export function renderApp(services: AppServices, hash = '#/') {
  window.history.replaceState(null, '', hash)
  return render(<App services={services} />)
}
