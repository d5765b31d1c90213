import { useId, useRef } from 'react'
import styled from 'styled-components'
import type { WalletLink, WalletTrouble } from '../../ports/wallet'
import { Row, Small } from '../parts/basics'
import { PrimaryLink, SecondaryButton } from '../parts/Button'
import { CopyButton } from '../parts/CopyButton'
import { Stack } from '../parts/Layout'
import { DialogTitle, ModalDialog, useModal } from '../parts/ModalDialog'
import { Notice } from '../parts/Notice'
import { useStoreValue } from '../parts/useStoreValue'
import type { WalletKit } from './walletKit'
import { Sentence } from '../parts/Sentence'
import { m as parts } from '../parts/laterMessages'
import { m } from './messages'

const Link = styled.code`
  padding: var(--space-3);
  background: var(--paper-sunk);
  font-family: var(--font-mono);
  font-size: 0.8rem;
  overflow-wrap: anywhere;
`

/** Takes no room while it is empty. */
const Alert = styled.div`
  &:empty {
    position: absolute;
  }
`

/** Shown where the wallet is most often on the same device. */
const OnPhone = styled.p`
  display: none;

  @media (pointer: coarse) {
    display: block;
  }
`

const OnDesk = styled.span`
  @media (pointer: coarse) {
    display: none;
  }
`

/** Renders nothing until a link is requested. */
export function WalletLinkDialog({ kit: { link, trouble } }: { readonly kit: WalletKit }) {
  const state = useStoreValue(link)
  const { current } = useStoreValue(trouble)
  if (state.kind === 'unwanted') return null
  const close = () => link.setState({ kind: 'unwanted' }, true)
  return <LinkDialog state={state} trouble={current} onClose={close} />
}

type LinkDialogProps = {
  readonly state: Exclude<WalletLink, { readonly kind: 'unwanted' }>
  /** Shown here, because the page's own notice is behind this dialog. */
  readonly trouble: WalletTrouble | null
  readonly onClose: () => void
}

/**
 * Shows WalletConnect's link: to paste into a wallet that cannot scan, such as Safe{Wallet} in a browser, or to open on
 * this device.
 */
function LinkDialog({ state, trouble, onClose }: LinkDialogProps) {
  const { ref, close } = useModal()
  const shown = useRef<HTMLElement>(null)
  const titleId = useId()

  return (
    <ModalDialog ref={ref} aria-labelledby={titleId} onClose={onClose}>
      <Stack $gap={4}>
        <DialogTitle id={titleId}>{m.link.title}</DialogTitle>
        <Alert role="alert">
          {trouble !== null && (
            <Notice tone="waiting" title={trouble.title}>
              <p>{trouble.words}</p>
            </Notice>
          )}
        </Alert>
        {state.kind === 'waiting' ? (
          trouble === null && <output>{m.link.asking}</output>
        ) : (
          <>
            <OnPhone>
              <PrimaryLink href={state.uri}>{m.link.openOnPhone}</PrimaryLink>
            </OnPhone>
            <p>{m.link.howTo}</p>
            <Link ref={shown}>{state.uri}</Link>
            <CopyButton label={parts.copyLink} text={state.uri} source={shown} />
            <Small>
              <OnDesk>
                <Sentence of={m.link.onDevice(<a href={state.uri}>{m.link.openHere}</a>)} />
              </OnDesk>
              {m.link.holds}
            </Small>
          </>
        )}
        <Row>
          <SecondaryButton onClick={close}>{m.link.close}</SecondaryButton>
        </Row>
      </Stack>
    </ModalDialog>
  )
}
