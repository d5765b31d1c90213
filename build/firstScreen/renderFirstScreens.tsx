import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { createStore } from 'zustand/vanilla'
import type { Cause } from '../../src/core/causes/cause'
import type { AppChain } from '../../src/core/chain'
import { chainsToGiveOn } from '../../src/core/giving/assets'
import type { Session } from '../../src/core/session'
import { createBasketStore } from '../../src/flows/basket/basketStore'
import { AppContext, type AppServices } from '../../src/ui/AppContext'
import { routes } from '../../src/ui/routes'
import { SessionNotice } from '../../src/ui/shell/SessionNotice'

type FirstScreensInput = {
  readonly causes: readonly Cause[]
  readonly chains: readonly AppChain[]
}

/**
 * Renders the list of causes as React renders it first: for a visitor, and for a Safe on each chain where one can give. The
 * inline script shows the one that fits (src/boot/showCauses.ts).
 *
 * @returns `<template>` elements; none for an empty directory, of which the screen says what is missing.
 */
export async function renderFirstScreens({ causes, chains }: FirstScreensInput): Promise<string> {
  if (causes.length === 0) return ''
  // The screen renders the list only where its code has been loaded.
  await routes.causes.load()
  const visitor: Session = { kind: 'visitor', framed: false }
  const sessions = [
    { name: 'visitor', session: visitor },
    ...chainsToGiveOn(causes, chains).map(({ id }) => ({ name: `${id}`, session: safeOn(id) })),
  ]
  return sessions
    .map(({ name, session }) => `<template data-causes="${name}">${render(session)}</template>`)
    .join('\n    ')

  function render(session: Session): string {
    const services: AppServices = {
      ...notCalled,
      chains,
      session: createStore(() => session),
      causes: createStore(() => ({ kind: 'ready' as const, causes })),
    }
    return renderToStaticMarkup(
      <AppContext value={services}>
        <Router hook={atHome} searchHook={() => ''}>
          <SessionNotice />
          {routes.causes.show({})}
        </Router>
      </AppContext>,
    )
  }
}

const atHome = Object.assign((): [string, () => void] => ['/', () => undefined], {
  hrefs: (href: string) => `#${href}`,
})

/** Of the address nothing is shown on this screen. */
function safeOn(chainId: number): Session {
  const safe = `0x${'0'.repeat(40)}` as const
  return { kind: 'safe', safe, chainId, owners: [], threshold: 1, isReadOnly: false, hostOrigin: '' }
}

const emptyBasket = createBasketStore()
const fails = () => {
  throw new Error('The first screen shows causes, and does nothing else.')
}

/** What the app gives its screens beside what the list of causes reads. */
const notCalled = {
  tokenList: createStore(() => ({ kind: 'loading' as const })),
  account: createStore(() => ({ kind: 'none' as const })),
  wallets: createStore(() => ({ kind: 'none' as const })),
  theme: createStore(() => ({ dark: false })),
  storage: {
    isDurable: false,
    isDenied: true,
    get: () => null,
    set: fails,
    keep: fails,
    isKept: fails,
    remove: fails,
    keys: () => [],
    subscribe: fails,
  },
  baskets: { of: () => emptyBasket, read: fails },
  pressedCauses: new Set<string>(),
  retryHost: fails,
  continueWithoutSafe: fails,
  reloadCauses: fails,
  readPrices: null,
  readTokenList: fails,
  openReader: fails,
  openHistory: fails,
  openNotes: fails,
  openSealer: fails,
  openActing: fails,
  connectWallet: fails,
  preloadWallets: fails,
}
