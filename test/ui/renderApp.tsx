import { render } from '@testing-library/react'
import type { AppServices } from '../../src/ui/AppContext'
import { App } from '../../src/ui/App'
import '../../src/flows/basket/storedBasket'
import { screens, walletScreens } from '../../src/ui/screens'

// What a browser fetches later is compiled before the first test, so that none of them waits for the compiler.
await Promise.all([...Object.values(screens), ...Object.values(walletScreens)].map((screen) => screen.load()))

/** Draws the whole app at an address. */
export function renderApp(services: AppServices, hash = '#/') {
  window.history.replaceState(null, '', hash)
  return render(<App services={services} />)
}
