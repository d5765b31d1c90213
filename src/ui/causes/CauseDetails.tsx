import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Cause } from '../../core/causes/cause'
import { ExternalLink } from '../parts/ExternalLink'
import { FactList, Section } from '../parts/Layout'
import { dayText } from '../../core/dayText'
import { Prose } from '../parts/basics'
import { media } from '../parts/media'
import { locale } from '../../language/messages'
import { m } from './detailsMessages'
import { Recipients } from './Recipients'

const Facts = styled(FactList)`
  ${media.medium} {
    grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
  }
`

/** Shows the details and addresses of a cause, with their proofs. A chunk of its own. */
export function CauseDetails({ cause }: { readonly cause: Cause }) {
  const { review } = cause
  const names = Object.entries(cause.names ?? {})
  return (
    <>
      <Section aria-labelledby="who">
        <h2 id="who">{m.who}</h2>
        <Prose>
          {cause.description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
        <Facts>
          <Fact name={m.field}>{cause.field}</Fact>
          <Fact name={m.place}>{cause.place}</Fact>
          {cause.country !== undefined && <Fact name={m.country}>{nameIn('region', cause.country)}</Fact>}
          {names.map(([language, name]) => (
            <Fact key={language} name={m.nameIn(nameIn('language', language))}>
              <span lang={language}>{name}</span>
            </Fact>
          ))}
          {cause.registration !== undefined && (
            <Fact name={m.registration(cause.registration.authority)}>
              {cause.registration.url === undefined ? (
                cause.registration.number
              ) : (
                <ExternalLink href={cause.registration.url}>{cause.registration.number}</ExternalLink>
              )}
            </Fact>
          )}
          {cause.website !== undefined && (
            <Fact name={m.website}>
              <ExternalLink href={cause.website}>{new URL(cause.website).hostname}</ExternalLink>
            </Fact>
          )}
          {review !== undefined && (
            <Fact name={m.checked}>
              {m.checkedBy(dayText(review.lastChecked), review.by, dayText(review.nextCheck))}
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

/** Returns a country or a language in the words of the page; the code itself where there are none. */
function nameIn(type: 'region' | 'language', code: string): string {
  try {
    return new Intl.DisplayNames(locale, { type, fallback: 'code' }).of(code) ?? code
  } catch {
    return code
  }
}
