import {
  ConnectButton,
  useAccountModal,
  useAddRecentTransaction,
  useChainModal,
  useConnectModal,
} from '@rainbow-me/rainbowkit'
import type { ComponentProps } from 'react'

type ButtonState = Parameters<ComponentProps<typeof ConnectButton.Custom>['children']>[0]
type Opener = (() => void) | undefined

/** A component to be drawn within RainbowKit, and what RainbowKit has given to it last. */
export function probeKit() {
  const seen = {
    state: null as ButtonState | null,
    add: null as ReturnType<typeof useAddRecentTransaction> | null,
    openConnect: undefined as Opener,
    openAccount: undefined as Opener,
    openChain: undefined as Opener,
  }
  function Probe() {
    seen.add = useAddRecentTransaction()
    seen.openConnect = useConnectModal().openConnectModal
    seen.openAccount = useAccountModal().openAccountModal
    seen.openChain = useChainModal().openChainModal
    return (
      <ConnectButton.Custom>
        {(state) => {
          seen.state = state
          return <></>
        }}
      </ConnectButton.Custom>
    )
  }
  return { seen, children: <Probe /> }
}
