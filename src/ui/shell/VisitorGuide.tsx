import { useRef } from 'react'
import styled from 'styled-components'
import { Link } from 'wouter'
import { useApp } from '../AppContext'
import { CopyButton } from '../parts/CopyButton'
import { Lede } from '../parts/basics'
import { Prose, Section, Stack } from '../parts/Layout'
import { SafeWalletLink } from '../parts/SafeWalletLink'
import { ScreenHeading } from '../parts/ScreenHeading'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'

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

/** Where the app lives, without the screen: what a person pastes into Safe{Wallet}. The slash before the end matters there. */
const appAddress = () => `${window.location.origin}${window.location.pathname}`

/** How to give, for those who are in a normal tab and have connected nothing. */
export function VisitorGuide() {
  const address = useRef<HTMLElement>(null)
  const session = useStoreValue(useApp().session)
  const isFramed = session.kind === 'visitor' && session.framed
  return (
    <>
      <ScreenHeading title="How to give" />
      <Lede>
        {isFramed
          ? 'This page is inside another page, where only a Safe can give. Open it in your Safe, or in a tab of its own.'
          : 'Connect a wallet above, or open this page in your Safe. Either way gifts go straight to each cause, and there is no account to open.'}
      </Lede>
      {!isFramed && (
        <Section aria-labelledby="from-wallet">
          <h2 id="from-wallet">From a wallet</h2>
          <Prose>
            <p>
              Connect it, choose causes and amounts, and confirm in your wallet: as one transaction where it
              can do that, else one payment after the other. You can stop in between, and nothing is sent
              twice.
            </p>
          </Prose>
        </Section>
      )}
      <Section aria-labelledby="from-safe">
        <h2 id="from-safe">From your Safe</h2>
        <Prose>
          <p>
            Open this page inside Safe{'{'}Wallet{'}'}. It then knows your Safe at once: there is nothing to
            connect and no message to sign. Three steps, once:
          </p>
        </Prose>
        <Steps>
          <li>
            <p>
              <SafeWalletLink verb="Open" /> and choose the Safe you want to give from.
            </p>
          </li>
          <li>
            <p>
              Go to <strong>Apps</strong>, then <strong>My custom apps</strong>, and choose{' '}
              <strong>Add custom Safe App</strong>.
            </p>
          </li>
          <li>
            <Stack $gap={3}>
              <p>
                Paste this address: <Address ref={address}>{appAddress()}</Address>
              </p>
              <CopyButton label="Copy the address" text={appAddress()} source={address} />
            </Stack>
          </li>
        </Steps>
        <Prose>
          <p>
            You choose causes and amounts. Your Safe proposes one transaction for all of them, and its owners
            sign it.
          </p>
        </Prose>
      </Section>
      <Section aria-labelledby="what-then">
        <h2 id="what-then">What happens then</h2>
        <Prose>
          <p>You can follow every gift here until it has been delivered.</p>
          <p>
            You can read about every cause without connecting anything.{' '}
            <Link href={paths.causes}>See all causes</Link>
          </p>
        </Prose>
      </Section>
    </>
  )
}
