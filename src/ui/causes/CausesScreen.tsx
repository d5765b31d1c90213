import { useApp } from '../AppContext'
import { Deferred } from '../parts/Deferred'
import { Lede } from '../parts/basics'
import { ScreenHeading } from '../parts/ScreenHeading'
import { useStoreValue } from '../parts/useStoreValue'
import { screens } from '../screens'

const fetching = <Lede as="p">Fetching the causes…</Lede>

/** The first screen: its heading is there at once. Then every cause of the operator's directory. */
export function CausesScreen() {
  const { causes, session } = useApp()
  const state = useStoreValue(causes)
  const isVisitor = useStoreValue(session).kind === 'visitor'
  return (
    <>
      <ScreenHeading title="Good causes">Whom would you like to help?</ScreenHeading>
      <Lede>
        {isVisitor
          ? 'Read about the causes. From a Safe, you can give to several of them at once.'
          : 'Choose one cause or several. Your Safe proposes one transaction for all of them, and its owners sign it once.'}
      </Lede>
      {state.kind === 'loading' ? (
        fetching
      ) : (
        <Deferred part={screens.causes} props={{ state }} waiting={fetching} />
      )}
    </>
  )
}
