import { useRef } from 'react'
import styled from 'styled-components'
import { Link } from 'wouter'
import { useApp } from '../AppContext'
import { CopyButton } from '../parts/CopyButton'
import { Lede, Prose } from '../parts/basics'
import { Section, Stack } from '../parts/Layout'
import { SafeWalletLink } from '../parts/ExternalLink'
import { ScreenHeading } from '../parts/ScreenHeading'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'
import { Sentence } from '../parts/Sentence'
import { Ways } from './Ways'
import { m as shell } from './messages'
import { m } from './visitorMessages'

const Steps = styled.ol`
  display: grid;
  gap: var(--space-5);
  counter-reset: step;
  max-width: var(--measure);

  & > li {
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr);
    counter-increment: step;
  }

  & > li::before {
    content: counter(step);
    font-family: var(--font-display);
    font-size: 1.75rem;
    line-height: 1.1;
    color: var(--accent);
  }
`

const Address = styled.code`
  font-family: var(--font-mono);
  font-size: 0.92em;
  overflow-wrap: anywhere;
`

/** Returns the URL of the app without the route, to paste into Safe{Wallet}. It needs the slash at the end. */
const appAddress = () => `${window.location.origin}${window.location.pathname}`

/** Explains how to give, in a normal tab with nothing connected. */
export function VisitorGuide() {
  const address = useRef<HTMLElement>(null)
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
        <Steps>
          <li>
            <p>
              <Sentence of={m.open(<SafeWalletLink />)} />
            </p>
          </li>
          <li>
            <p>
              <Sentence
                of={m.apps(
                  <strong lang="en" translate="no">
                    Apps
                  </strong>,
                  <strong lang="en" translate="no">
                    My custom apps
                  </strong>,
                  <strong lang="en" translate="no">
                    Add custom Safe App
                  </strong>,
                )}
              />
            </p>
          </li>
          <li>
            <Stack $gap={3}>
              <p>
                <Sentence of={m.paste(<Address ref={address}>{appAddress()}</Address>)} />
              </p>
              <CopyButton label={m.copy} text={appAddress()} source={address} />
            </Stack>
          </li>
        </Steps>
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
