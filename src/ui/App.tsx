import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import { useRef } from 'react'
import { Router } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { AppContext, type AppServices } from './AppContext'
import { BasketProvider } from './give/BasketContext'
import { LiveRegion } from './parts/LiveRegion'
import { MovedContext } from './parts/ScreenHeading'
import { Page } from './shell/Page'
import { useTheme } from './shell/useTheme'

/** The whole of what a person sees. Draws at once; what needs the Safe fills in as it comes. */
export function App({ services }: { readonly services: AppServices }) {
  const moved = useRef(false)
  useTheme(services)
  return (
    <AppContext value={services}>
      <MovedContext value={moved}>
        <LiveRegion>
          <BasketProvider>
            <Router hook={useHashLocation}>
              <Page />
            </Router>
          </BasketProvider>
        </LiveRegion>
      </MovedContext>
    </AppContext>
  )
}
