import { useEffect, useId, useRef } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import styled from 'styled-components'
import type { WalletLink } from '../../ports/wallet'
import { Row, Small } from '../parts/basics'
import { SecondaryButton } from '../parts/Button'
import { CopyButton } from '../parts/CopyButton'
import { Stack } from '../parts/Layout'
import { useStoreValue } from '../parts/useStoreValue'

const Dialog = styled.dialog`
  width: min(28rem, calc(100vw - 1.5rem));
  max-height: calc(100dvh - 1.5rem);
  margin-block-start: max(0.75rem, 10dvh);
  padding: var(--space-5);
  border: 1px solid var(--line);
  border-radius: 4px;
  background: var(--paper-raised);
  color: var(--ink);
  font-size: var(--text-body);
  line-height: 1.5;
  text-align: start;
  overflow-y: auto;
  overscroll-behavior: contain;

  &::backdrop {
    background: var(--veil);
  }
`

const Title = styled.h2`
  font-size: var(--text-h2);
`

const Link = styled.code`
  max-height: 6.5rem;
  padding: var(--space-3);
  background: var(--paper-sunk);
  font-family: var(--font-mono);
  font-size: 0.8rem;
  overflow-wrap: anywhere;
  overflow-y: auto;
`

/** Draws nothing until a link was asked for. */
export function WalletLinkDialog({ link }: { readonly link: StoreApi<WalletLink> }) {
  const state = useStoreValue(link)
  if (state.kind === 'unwanted') return null
  return <LinkDialog state={state} onClose={() => link.setState({ kind: 'unwanted' }, true)} />
}

type LinkDialogProps = {
  readonly state: Exclude<WalletLink, { readonly kind: 'unwanted' }>
  readonly onClose: () => void
}

/** WalletConnect's link: to paste into a wallet that cannot scan, as Safe{Wallet} in a browser, or to open on this device. */
function LinkDialog({ state, onClose }: LinkDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const shown = useRef<HTMLElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (element !== null && !element.open) element.showModal()
  }, [])

  return (
    <Dialog ref={dialog} aria-labelledby={titleId} onClose={onClose}>
      <Stack $gap={4}>
        <Title id={titleId}>Connect by a link</Title>
        {state.kind === 'coming' ? (
          <output>Asking WalletConnect for a link…</output>
        ) : (
          <>
            <p>
              Copy this link and paste it where your wallet takes a WalletConnect link. In {'Safe{Wallet}'}{' '}
              that is the WalletConnect sign at the top.
            </p>
            <Link ref={shown} tabIndex={0} aria-label="The link">
              {state.uri}
            </Link>
            <CopyButton label="Copy the link" text={state.uri} source={shown} />
            <Small>
              Is the wallet on this device? <a href={state.uri}>Open it here</a>. This closes by itself once
              your wallet has answered; the link holds for five minutes.
            </Small>
          </>
        )}
        <Row>
          <SecondaryButton onClick={() => dialog.current?.close()}>Close</SecondaryButton>
        </Row>
      </Stack>
    </Dialog>
  )
}
