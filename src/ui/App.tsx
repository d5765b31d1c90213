import './styles/tokens.css'
import './styles/base.css'
import { useState } from 'react'
import { Router } from 'wouter'
import { AppContext, type AppServices } from './AppContext'
import { useFragmentLocation, useFragmentSearch } from './fragment'
import { LiveRegion } from './parts/LiveRegion'
import { createNavigation, NavigationContext } from './parts/navigation'
import { Page } from './shell/Page'
import { useTheme } from './shell/useTheme'

/** Renders the whole interface at once; what needs the Safe follows when it has loaded. */
export function App({ services }: { readonly services: AppServices }) {
  const [navigation] = useState(createNavigation)
  useTheme(services)
  return (
    <AppContext value={services}>
      <NavigationContext value={navigation}>
        <LiveRegion>
          {/* oxlint-disable-next-line react/hooks -- wouter takes its location hooks as props. */}
          <Router hook={useFragmentLocation} searchHook={useFragmentSearch}>
            <Page />
          </Router>
        </LiveRegion>
      </NavigationContext>
    </AppContext>
  )
}
