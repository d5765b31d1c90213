import { Link } from 'wouter'
import { PrimaryLink } from '../parts/Button'
import { Prose, Section } from '../parts/Layout'
import { paths } from '../paths'

/** The empty list says what will stand in it, and leads to the causes. */
export function NothingYet({ words }: { readonly words: string }) {
  return (
    <Section aria-labelledby="nothing-yet">
      <Prose>
        <h2 id="nothing-yet">Nothing is under way</h2>
        <p>{words}</p>
        <div>
          <PrimaryLink as={Link} href={paths.causes}>
            Choose a cause
          </PrimaryLink>
        </div>
      </Prose>
    </Section>
  )
}
