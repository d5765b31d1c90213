import './styles/tokens.css'
import './styles/base.css'
import { useState } from 'react'
import { Router } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { AppContext, type AppServices } from './AppContext'
import { BasketProvider } from './give/BasketContext'
import { LiveRegion } from './parts/LiveRegion'
import { createMoves, MovesContext } from './parts/Moves'
import { Page } from './shell/Page'
import { useTheme } from './shell/useTheme'

/** The whole of what a person sees. Draws at once; what needs the Safe fills in as it comes. */
export function App({ services }: { readonly services: AppServices }) {
  const [moves] = useState(createMoves)
  useTheme(services)
  return (
    <AppContext value={services}>
      <MovesContext value={moves}>
        <LiveRegion>
          <BasketProvider>
            {/* oxlint-disable-next-line react/hooks -- wouter takes its location hook as a prop. */}
            <Router hook={useHashLocation}>
              <Page />
            </Router>
          </BasketProvider>
        </LiveRegion>
      </MovesContext>
    </AppContext>
  )
}
