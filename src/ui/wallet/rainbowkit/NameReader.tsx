import { useEffect } from 'react'
import { useAccount } from 'wagmi'
import type { StoreApi } from 'zustand/vanilla'
import type { WalletName } from '../../../ports/wallet'
import { ensChainId } from '../ensChainId'
import { useEnsFace } from '../useEnsFace'

/** Reads the account's name on Ethereum, where Ethereum is among the configured chains. */
export function NameReader({ ensName }: { readonly ensName: StoreApi<WalletName> }) {
  const { address } = useAccount()
  const { name, avatar } = useEnsFace({ address, chainId: ensChainId })
  useEffect(() => ensName.setState({ name, avatar }, true), [avatar, ensName, name])
  return null
}
