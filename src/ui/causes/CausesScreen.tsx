import { useDeferredValue } from 'react'
import type { Session } from '../../core/session'
import type { CausesState } from '../../flows/session/loadCauses'
import { useApp } from '../AppContext'
import { Deferred, type DeferredPart } from '../parts/Deferred'
import { Lede } from '../parts/basics'
import { Fold } from '../parts/Fold'
import { ScreenHeading } from '../parts/ScreenHeading'
import { useStoreValue } from '../parts/useStoreValue'
import { Ways } from '../shell/Ways'
import css from './CausesScreen.module.css'
import { m } from './messages'

const fetching = <Lede as="p">{m.screen.fetching}</Lede>

function howToGive(session: Session): string {
  const { safe, framed, visitor, wallet } = m.screen.howToGive
  if (session.kind === 'visitor') return session.framed ? framed : visitor
  return session.kind === 'wallet' ? wallet : safe
}

type CausesScreenProps = {
  /** Shows the causes once they have been read. */
  readonly content: DeferredPart<{ readonly state: CausesState }>
}

/** Shows the first screen: its heading at once, then every cause of the operator's directory. */
export function CausesScreen({ content }: CausesScreenProps) {
  const { causes, session } = useApp()
  // Deferred: causes that come after the first render are rendered in slices.
  const state = useDeferredValue(useStoreValue(causes))
  const current = useStoreValue(session)
  const { kind } = current
  return (
    <>
      <ScreenHeading title={m.screen.title}>{m.screen.question}</ScreenHeading>
      <Lede>{howToGive(current)}</Lede>
      {(kind === 'visitor' || kind === 'wallet') && (
        <Fold className={css.ways}>
          <summary>{m.screen.signOrCheck}</summary>
          <Ways />
        </Fold>
      )}
      {state.kind === 'loading' ? fetching : <Deferred part={content} props={{ state }} waiting={fetching} />}
    </>
  )
}
