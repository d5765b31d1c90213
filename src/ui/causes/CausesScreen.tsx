import { useDeferredValue } from 'react'
import type { Session } from '../../core/session'
import { useApp } from '../AppContext'
import { Deferred } from '../parts/Deferred'
import { Lede } from '../parts/basics'
import { ScreenHeading } from '../parts/ScreenHeading'
import { useStoreValue } from '../parts/useStoreValue'
import { screens } from '../screens'

const fetching = <Lede as="p">Fetching the causes…</Lede>

const fromSafe =
  'Choose one cause or several. Your Safe proposes one transaction for all of them, and its owners sign it once.'

const howToGive: Readonly<Record<Session['kind'], string>> = {
  deciding: fromSafe,
  safe: fromSafe,
  silent: fromSafe,
  refused: fromSafe,
  visitor: 'Read about the causes. From a Safe or a wallet, you can give to several of them at once.',
  wallet: 'Choose one cause or several. You review everything before your wallet is asked.',
}

/** The first screen: its heading is there at once. Then every cause of the operator's directory. */
export function CausesScreen() {
  const { causes, session } = useApp()
  // Deferred: causes that come after the first render are rendered in slices.
  const state = useDeferredValue(useStoreValue(causes))
  const { kind } = useStoreValue(session)
  return (
    <>
      <ScreenHeading title="Good causes">Whom would you like to help?</ScreenHeading>
      <Lede>{howToGive[kind]}</Lede>
      {state.kind === 'loading' ? (
        fetching
      ) : (
        <Deferred part={screens.causes} props={{ state }} waiting={fetching} />
      )}
    </>
  )
}
