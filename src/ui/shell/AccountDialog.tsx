import styled from 'styled-components'
import { type AccountState, useApp } from '../AppContext'
import { accountPanels } from '../accountPanels'
import { SecondaryButton } from '../parts/Button'
import { Deferred } from '../parts/Deferred'
import { Icon } from '../parts/Icon'
import { Stack } from '../parts/Layout'
import { Row, Small } from '../parts/basics'
import { DialogTitle, ModalDialog, useModal } from '../parts/ModalDialog'
import { PanelBoundary } from '../parts/PanelBoundary'
import { useStoreValue } from '../parts/useStoreValue'
import { m } from './badgeMessages'

const Panel = styled(ModalDialog)`
  width: min(30rem, calc(100vw - 1.5rem));
  margin-block-start: max(0.75rem, 4dvh);
  padding: 0;

  /* The sign-in opens from here. By CSS, so that its button can take the focus again as soon as it closes. */
  &:has(dialog[open]) {
    visibility: hidden;

    &::backdrop {
      background: none;
    }
  }

  dialog[open] {
    visibility: visible;
  }
`

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: var(--space-4) clamp(0.5rem, 2vw, 1rem) 0 clamp(1rem, 4vw, 1.5rem);
`

const Close = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  border-radius: var(--radius);
  background: none;
  cursor: pointer;

  &:hover {
    background: var(--paper-sunk);
  }
`

const Content = styled.div`
  padding: var(--space-3) clamp(1rem, 4vw, 1.5rem) var(--space-5);
`

/** Shows the account panel in a dialog. */
export function AccountDialog({ onClose }: { readonly onClose: () => void }) {
  const { ref, close } = useModal()
  const { account, session, wallets } = useApp()
  const state = useStoreValue(account)
  const isWallet = useStoreValue(session).kind === 'wallet'
  const found = useStoreValue(wallets)
  const kit = isWallet && found.kind === 'ready' ? found.kit : null
  const name = isWallet && state.kind !== 'ready' ? 'wallet' : 'Safe'

  const disconnect = () => {
    close()
    void kit?.disconnect()
  }

  const verify = () => {
    // RainbowKit's dialog is not modal to the browser, and would open behind this one.
    close()
    kit?.openVerify()
  }

  return (
    <Panel ref={ref} aria-labelledby="account-title" onClose={onClose}>
      <Top>
        <DialogTitle id="account-title">{m.panel.title[name]}</DialogTitle>
        <Close type="button" aria-label={m.panel.close} onClick={close}>
          <Icon name="cross" />
        </Close>
      </Top>
      <Content>
        <PanelBoundary name={m.panel.name}>
          {state.kind === 'ready' && (
            <Deferred
              part={accountPanels.safe}
              props={{
                account: state.account,
                Providers: state.Providers,
                onDisconnect: kit === null ? null : disconnect,
                onLeave: close,
              }}
              waiting={<Small>{m.panel.reading.Safe}</Small>}
            />
          )}
          {state.kind === 'wallet' && kit !== null && (
            <Deferred
              part={accountPanels.wallet}
              props={{
                account: state.account,
                ensName: kit.ensName,
                signIn: kit.signIn,
                onVerify: verify,
                onDisconnect: disconnect,
                onLeave: close,
              }}
              waiting={<Small>{m.panel.reading.wallet}</Small>}
            />
          )}
          {state.kind !== 'ready' && state.kind !== 'wallet' && (
            <Stack $gap={4}>
              <Small>{notOpenWords(state, name)}</Small>
              {kit !== null && (
                <Row>
                  {state.kind === 'unread' && (
                    <SecondaryButton onClick={state.again}>{m.panel.again}</SecondaryButton>
                  )}
                  <SecondaryButton onClick={disconnect}>{m.panel.disconnect}</SecondaryButton>
                </Row>
              )}
            </Stack>
          )}
        </PanelBoundary>
      </Content>
    </Panel>
  )
}

type NotOpen = Exclude<AccountState, { readonly kind: 'ready' | 'wallet' }>

function notOpenWords(state: NotOpen, name: 'Safe' | 'wallet'): string {
  switch (state.kind) {
    case 'unknownChain':
      return m.panel.unknownChain[name]
    case 'unread':
    case 'broken':
      return state.reason
    case 'none':
    case 'loading':
      return m.panel.reading[name]
  }
}
