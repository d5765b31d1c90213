import { configure, render } from '@testing-library/react'
import type { AppServices } from '../../src/ui/AppContext'
import { App } from '../../src/ui/App'

// The first screen of a run waits for its file to be compiled.
configure({ asyncUtilTimeout: 8_000 })

/** Draws the whole app at an address. */
export function renderApp(services: AppServices, hash = '#/') {
  window.history.replaceState(null, '', hash)
  return render(<App services={services} />)
}
