import {
  RainbowKitAuthenticationProvider,
  RainbowKitProvider,
  type AvatarComponent,
  type DisclaimerComponent,
  useChainModal,
  useConnectModal,
} from '@rainbow-me/rainbowkit'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import { type Config, WagmiContext, useAccount } from 'wagmi'
import { Identicon } from '../../parts/Identicon'
import { useStoreValue } from '../../parts/useStoreValue'
import type { WalletName } from '../../../ports/wallet'
import type { WalletSignIn } from '../../../flows/signIn/createWalletSignIn'
import { m } from './messages'
import { locale } from '../../../language/messages'
import { ensChainId } from '../ensChainId'
import { useEnsFace } from '../useEnsFace'

/** The requested dialog that is not open yet. */
export type WantedDialog = { readonly wanted: 'connect' | 'networks' | null }

type KitDialogsProps = {
  /** True when wallets on a phone are offered, which need WalletConnect's relay. */
  readonly hasRelay: boolean
  readonly appName: string
  readonly config: Config
  readonly queryClient: QueryClient
  readonly dialog: StoreApi<WantedDialog>
  readonly ensName: StoreApi<WalletName>
  readonly authentication: WalletSignIn | null
}

const Avatar: AvatarComponent = ({ address }) => <Identicon address={address} size="large" />

const NoRelay: DisclaimerComponent = ({ Text }) => <Text>{m.noRelay}</Text>

/**
 * Renders RainbowKit's dialogs, without its buttons and its account dialog. That dialog shows a slow transaction as
 * "failed" after five minutes, so our own panel shows the account, here as in a Safe.
 */
export function KitDialogs(props: KitDialogsProps) {
  const { appName, hasRelay, config, queryClient, dialog, ensName, authentication } = props
  const kit = (
    <RainbowKitProvider
      theme={null}
      locale={locale.startsWith('de') ? 'de' : 'en'}
      appInfo={hasRelay ? { appName } : { appName, disclaimer: NoRelay }}
      avatar={Avatar}
    >
      <Openers dialog={dialog} />
      <NameReader ensName={ensName} />
    </RainbowKitProvider>
  )
  return (
    // Not WagmiProvider: without its reconnect it forgets all connections on each render.
    <WagmiContext value={config}>
      <QueryClientProvider client={queryClient}>
        {authentication === null ? kit : <WithSignIn authentication={authentication}>{kit}</WithSignIn>}
      </QueryClientProvider>
    </WagmiContext>
  )
}

type WithSignInProps = { readonly authentication: WalletSignIn; readonly children: ReactNode }

function WithSignIn({ authentication: { adapter, isAsked }, children }: WithSignInProps) {
  const status = useStoreValue(isAsked) ? 'unauthenticated' : 'authenticated'
  return (
    <RainbowKitAuthenticationProvider adapter={adapter} status={status}>
      {children}
    </RainbowKitAuthenticationProvider>
  )
}

/**
 * Opens the requested dialog once RainbowKit can: it has no such function before it knows whether a wallet is
 * connected.
 */
function Openers({ dialog }: Pick<KitDialogsProps, 'dialog'>) {
  const { wanted } = useStoreValue(dialog)
  const { openConnectModal } = useConnectModal()
  const { openChainModal } = useChainModal()
  const open = wanted === 'connect' ? openConnectModal : wanted === 'networks' ? openChainModal : undefined

  useEffect(() => {
    if (open === undefined) return
    dialog.setState({ wanted: null })
    open()
  }, [dialog, open])
  return null
}

/** Reads the account's name on Ethereum, where Ethereum is among the configured chains. */
function NameReader({ ensName }: { readonly ensName: StoreApi<WalletName> }) {
  const { address } = useAccount()
  const { name, avatar } = useEnsFace({ address, chainId: ensChainId })
  useEffect(() => ensName.setState({ name, avatar }, true), [avatar, ensName, name])
  return null
}
