import { useEffect } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import { useAccount, useEnsAvatar, useEnsName } from 'wagmi'
import type { WalletName } from '../../../ports'

const mainnetId = 1
const noName: WalletName = { name: null, avatar: null }

/**
 * Asks for the account's name on Ethereum, where Ethereum is among the configured chains. A name counts only in its
 * normal form (ENSIP-15): another spelling could look like somebody else's.
 */
export function NameReader({ ensName }: { readonly ensName: StoreApi<WalletName> }) {
  const { address } = useAccount()
  const { data: name } = useEnsName({ address, chainId: mainnetId })
  const { data: avatar } = useEnsAvatar({ name: name ?? undefined, chainId: mainnetId })

  useEffect(() => {
    let isCurrent = true
    ensName.setState(noName, true)
    if (address === undefined || !name) return
    void isNormal(name).then((normal) => {
      if (isCurrent && normal) ensName.setState({ name, avatar: avatar ?? null }, true)
    })
    return () => {
      isCurrent = false
    }
  }, [address, avatar, ensName, name])
  return null
}

/** False also for a name that cannot be checked. */
async function isNormal(name: string): Promise<boolean> {
  try {
    const { normalize } = await import('viem/ens')
    return normalize(name) === name
  } catch {
    return false
  }
}
