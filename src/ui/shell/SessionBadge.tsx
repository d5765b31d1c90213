import { useEffect, useState, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import type { SafeSession, Session } from '../../core/session'
import { useApp } from '../AppContext'
import { Deferred } from '../parts/Deferred'
import { Icon } from '../parts/Icon'
import { Identicon } from '../parts/Identicon'
import { VisuallyHidden } from '../parts/Layout'
import { useAnnounce } from '../parts/LiveRegion'
import { media } from '../parts/media'
import { shortAddress } from '../parts/shortAddress'
import { useStoreValue } from '../parts/useStoreValue'
import { screens } from '../screens'
import { useAccount } from '../useAccount'
import { useChain } from '../useChain'

const Slot = styled.div`
  display: flex;
  justify-content: flex-end;
  align-items: center;
  min-height: 4.25rem;
  font-size: var(--text-small);
  line-height: 1.3;
  text-align: end;
  color: var(--ink-soft);
`

const Face = styled.span`
  display: none;

  ${media.medium} {
    display: block;
  }
`

const Opener = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-2);
  margin-inline-end: calc(-1 * var(--space-2));
  border: 0;
  border-radius: var(--radius);
  background: none;
  text-align: start;
  cursor: pointer;

  &:hover {
    background: var(--paper-sunk);
  }
`

const State = styled.span<{ $tone: string }>`
  display: flex;
  align-items: center;
  gap: 0.3em;
  font-weight: 600;
  color: var(--${({ $tone }) => $tone});
`

const Detail = styled.span`
  display: block;
  white-space: nowrap;
  color: var(--ink-soft);
`

const Name = styled.bdi`
  font-family: var(--font-mono);
  font-size: 0.86em;
`

/** On a narrow screen the chain and the threshold are in the panel that this opens. */
const Wide = styled.span`
  display: none;

  ${media.medium} {
    display: inline;
  }
`

const Plain = styled.span`
  font-weight: 400;
  color: var(--ink-soft);
`

/** Which Safe is open, in the corner of every screen; opens the account panel. */
export function SessionBadge() {
  const session = useStoreValue(useApp().session)
  return <Slot data-session={session.kind}>{drawSession(session)}</Slot>
}

function drawSession(session: Session) {
  switch (session.kind) {
    case 'deciding':
      return session.slow ? <Contacting /> : null
    case 'silent':
      return <p>Your Safe has not answered</p>
    case 'refused':
      return <p>Not connected</p>
    case 'visitor':
      return <p>Reading without a Safe</p>
    case 'safe':
      return <Connected session={session} />
  }
}

function Contacting() {
  const announce = useAnnounce()
  const words = 'Contacting your Safe…'
  useEffect(() => announce(words), [announce])
  return <p>{words}</p>
}

function Connected({ session }: { readonly session: SafeSession }) {
  const [open, setOpen] = useState(false)
  const announce = useAnnounce()
  const chainName = useChain()?.name ?? `Chain ${session.chainId}`
  const agrees = useChainAgrees()

  useEffect(() => {
    announce(`Connected to the Safe ${shortAddress(session.safe)} on ${chainName}.`)
  }, [announce, chainName, session.safe])

  return (
    <>
      <Opener type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Face>
          <Identicon address={session.safe} size="small" />
        </Face>
        <span>
          <State $tone={agrees ? 'tone-good' : 'ink'}>
            {agrees && <Icon name="check" />}
            Connected
            <Wide>
              <Plain> · {chainName}</Plain>
            </Wide>
          </State>
          <Detail>
            <VisuallyHidden> to the Safe </VisuallyHidden>
            <Name dir="ltr">{shortAddress(session.safe)}</Name>
            {agrees && (
              <Wide>
                {' '}
                · {session.threshold} of {session.owners.length}
                <VisuallyHidden> owners have to sign</VisuallyHidden>
              </Wide>
            )}
          </Detail>
        </span>
      </Opener>
      {open && (
        <Deferred part={screens.accountDialog} props={{ onClose: () => setOpen(false) }} waiting={null} />
      )}
    </>
  )
}

const never = () => () => undefined

/** The chain was asked and bears out what the page around us says of the Safe. Before that, nothing here is green. */
function useChainAgrees(): boolean {
  const check = useAccount()?.check
  return useSyncExternalStore(check?.subscribe ?? never, () => check?.getState().kind === 'agrees')
}
