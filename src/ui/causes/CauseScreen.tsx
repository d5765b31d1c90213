import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { Link } from 'wouter'
import type { Cause } from '../../core/causes/cause'
import { findCause } from '../../core/causes/findCause'
import { useApp } from '../AppContext'
import { CauseImage } from '../parts/CauseImage'
import { ExternalLink } from '../parts/ExternalLink'
import { Icon } from '../parts/Icon'
import { Lede } from '../parts/basics'
import { Prose, Section } from '../parts/Layout'
import { media } from '../parts/media'
import { entryState, navigate } from '../fragment'
import { ScreenHeading } from '../parts/ScreenHeading'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'
import { CausesProblem } from './CausesProblem'
import { GiveToCause } from './GiveToCause'
import { Recipients } from './Recipients'

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  ${media.medium} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: var(--space-6);
  }
`

const Words = styled.div`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
`

const Facts = styled.dl`
  display: grid;
  gap: var(--space-3);

  dt {
    font-size: var(--text-small);
    color: var(--ink-soft);
  }

  ${media.medium} {
    grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
  }
`

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 1.75rem;
`

/** One cause: who they are, and where gifts to them go. */
export function CauseScreen({ id }: { readonly id: string }) {
  const state = useStoreValue(useApp().causes)
  const [back] = useState(directoryBefore)
  const cause = state.kind === 'ready' ? findCause(state.causes, id) : null
  return (
    <>
      <nav aria-label="Back">
        <Back
          href={back?.href ?? paths.causes}
          onClick={(event) => {
            if (back === null) return
            event.preventDefault()
            navigate(back.href, { state: { place: back.place } })
          }}
        >
          <Icon name="back" />
          All causes
        </Back>
      </nav>
      {cause !== null && <CauseArticle cause={cause} />}
      {cause === null && state.kind === 'ready' && (
        <>
          <ScreenHeading title="There is no such cause" />
          <Lede>
            It is not, or no longer, in the directory of this page. Nothing can be given to it from here.
          </Lede>
        </>
      )}
      {state.kind !== 'ready' && (
        <>
          <ScreenHeading title="Good causes" />
          <CausesProblem state={state} />
        </>
      )}
    </>
  )
}

function CauseArticle({ cause }: { readonly cause: Cause }) {
  return (
    <>
      <Head>
        <CauseImage cause={cause} size="large" />
        <Words>
          <ScreenHeading title={cause.name} />
          <Lede>{cause.summary}</Lede>
          <GiveToCause cause={cause} weight="primary" />
        </Words>
      </Head>
      <Section aria-labelledby="who">
        <h2 id="who">Who they are</h2>
        <Prose>
          {cause.description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
        <Facts>
          <Fact name="Field of work">{cause.field}</Fact>
          <Fact name="Place">{cause.place}</Fact>
          {cause.registration !== undefined && (
            <Fact name={`Registration: ${cause.registration.authority}`}>
              {cause.registration.url === undefined ? (
                cause.registration.number
              ) : (
                <ExternalLink href={cause.registration.url}>{cause.registration.number}</ExternalLink>
              )}
            </Fact>
          )}
          {cause.website !== undefined && (
            <Fact name="Website">
              <ExternalLink href={cause.website}>{new URL(cause.website).hostname}</ExternalLink>
            </Fact>
          )}
        </Facts>
      </Section>
      <Recipients cause={cause} />
    </>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The directory as the user left it for this cause; null when coming from elsewhere. */
function directoryBefore() {
  const { from } = entryState()
  return from !== undefined && /^\/(\?|$)/.test(from.href) ? from : null
}
