import { useApp } from '../AppContext'
import { Lede } from '../parts/Layout'
import { ScreenHeading } from '../parts/ScreenHeading'
import { useStoreValue } from '../parts/useStoreValue'
import { CausesProblem } from './CausesProblem'
import { Directory } from './Directory'

/** The first screen: every cause of the operator's directory. */
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
      {state.kind === 'ready' ? <Directory causes={state.causes} /> : <CausesProblem state={state} />}
    </>
  )
}
