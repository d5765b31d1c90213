import { useState } from 'react'
import { Link } from 'wouter'
import type { Cause } from '../../core/causes/cause'
import { findCause } from '../../core/causes/findCause'
import { useApp } from '../AppContext'
import { CauseImage } from '../parts/CauseImage'
import { Deferred } from '../parts/Deferred'
import { Icon } from '../parts/Icon'
import { Lede } from '../parts/basics'
import { entryState, navigate } from '../fragment'
import { ScreenHeading } from '../parts/ScreenHeading'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'
import { causeParts } from './causeParts'
import css from './CauseScreen.module.css'
import { CausesProblem } from './CausesProblem'
import { GiveToCause } from './GiveToCause'
import { m } from './messages'

const fetchingDetails = <Lede as="p">{m.fetchingDetails}</Lede>

/** Shows one cause: who they are, and the addresses that receive gifts. */
export function CauseScreen({ id }: { readonly id: string }) {
  const state = useStoreValue(useApp().causes)
  const [back] = useState(directoryBefore)
  const cause = state.kind === 'ready' ? findCause(state.causes, id) : null
  return (
    <>
      <nav aria-label={m.back}>
        <Link
          className={css.back}
          href={back?.href ?? paths.causes}
          onClick={(event) => {
            if (back === null) return
            event.preventDefault()
            navigate(back.href, { state: { place: back.place } })
          }}
        >
          <Icon name="back" />
          {m.all}
        </Link>
      </nav>
      {cause !== null && <CauseArticle cause={cause} />}
      {cause === null && state.kind === 'ready' && (
        <>
          <ScreenHeading title={m.missing.title} />
          <Lede>{m.missing.words}</Lede>
        </>
      )}
      {state.kind !== 'ready' && (
        <>
          <ScreenHeading title={m.screen.title} />
          <CausesProblem state={state} />
        </>
      )}
    </>
  )
}

function CauseArticle({ cause }: { readonly cause: Cause }) {
  const { kind } = useStoreValue(useApp().session)
  const isVisitor = kind === 'visitor' && cause.confirmed
  return (
    <>
      <div className={css.head}>
        <CauseImage cause={cause} size="large" />
        <div className={css.words}>
          <ScreenHeading title={cause.name} />
          <Lede>{cause.summary}</Lede>
          {isVisitor ? (
            <Deferred part={causeParts.visitor} props={{ cause }} waiting={null} />
          ) : (
            <GiveToCause cause={cause} weight="primary" />
          )}
        </div>
      </div>
      <Deferred part={causeParts.details} props={{ cause }} waiting={fetchingDetails} />
    </>
  )
}

/** Returns the directory as the user left it for this cause. Null when coming from elsewhere. */
function directoryBefore() {
  const { from } = entryState()
  return from !== undefined && /^\/(\?|$)/.test(from.href) ? from : null
}
