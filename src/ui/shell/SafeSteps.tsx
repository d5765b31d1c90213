import { useRef } from 'react'
import styled from 'styled-components'
import { Small } from '../parts/basics'
import { CopyButton } from '../parts/CopyButton'
import { SafeWalletLink } from '../parts/ExternalLink'
import { Stack } from '../parts/Layout'
import { Sentence } from '../parts/Sentence'
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

/** Lists how to open the app in Safe{Wallet}. */
export function SafeSteps() {
  const address = useRef<HTMLElement>(null)
  return (
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
          <Small>{m.addFirst}</Small>
        </Stack>
      </li>
    </Steps>
  )
}
