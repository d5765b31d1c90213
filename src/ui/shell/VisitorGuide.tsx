import { Link } from 'wouter'
import { useApp } from '../AppContext'
import { Lede, Prose } from '../parts/basics'
import { Section } from '../parts/Layout'
import { ScreenHeading } from '../parts/ScreenHeading'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'
import { Ways } from './Ways'
import { m as shell } from './messages'
import { SafeSteps } from './SafeSteps'
import { m } from './visitorMessages'

/** Explains how to give, in a normal tab with nothing connected. */
export function VisitorGuide() {
  const session = useStoreValue(useApp().session)
  const isFramed = session.kind === 'visitor' && session.framed
  return (
    <>
      <ScreenHeading title={shell.howToGive} />
      <Lede>{isFramed ? m.framed : m.inTab}</Lede>
      {!isFramed && (
        <Section aria-labelledby="from-wallet">
          <h2 id="from-wallet">{m.fromWallet}</h2>
          <Prose>
            <p>{m.wallet}</p>
          </Prose>
        </Section>
      )}
      <Section aria-labelledby="from-safe">
        <h2 id="from-safe">{m.fromSafe}</h2>
        <Prose>
          <p>{m.safe}</p>
        </Prose>
        <SafeSteps />
        <Prose>
          <p>{m.proposes}</p>
        </Prose>
      </Section>
      <Section aria-labelledby="what-then">
        <h2 id="what-then">{m.next}</h2>
        <Prose>
          <p>{m.follow}</p>
          <p>
            {m.read} <Link href={paths.causes}>{m.allCauses}</Link>
          </p>
        </Prose>
      </Section>
      <Section aria-labelledby="sign-or-check">
        <h2 id="sign-or-check">{m.signOrCheck}</h2>
        <Prose>
          <p>{m.readAny}</p>
        </Prose>
        <Ways />
      </Section>
    </>
  )
}
