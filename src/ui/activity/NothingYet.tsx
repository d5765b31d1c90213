import { Link } from 'wouter'
import { PrimaryLink } from '../parts/Button'
import { Prose } from '../parts/basics'
import { Section } from '../parts/Layout'
import { paths } from '../paths'
import { m } from './messages'

/** Explains the empty list, and links to the causes. */
export function NothingYet({ words }: { readonly words: string }) {
  return (
    <Section aria-labelledby="nothing-yet">
      <Prose>
        <h2 id="nothing-yet">{m.nothing.title}</h2>
        <p>{words}</p>
        <div>
          <PrimaryLink as={Link} href={paths.causes}>
            {m.nothing.choose}
          </PrimaryLink>
        </div>
      </Prose>
    </Section>
  )
}
