import { useEffect } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import { useAccount, useEnsAvatar, useEnsName, useEnsText } from 'wagmi'
import type { WalletName } from '../../../ports/wallet'

const mainnetId = 1
const noName: WalletName = { name: null, avatar: null }
/** On Ethereum itself, on IPFS or on Arweave. A picture on anybody's own server would tell them who is here. */
const ownedByNobody = /^(eip155|data|ipfs|ipns|ar):/

/**
 * Asks for the account's name on Ethereum, where Ethereum is among the configured chains. A name counts only in its
 * normal form (ENSIP-15): another spelling could look like somebody else's.
 */
export function NameReader({ ensName }: { readonly ensName: StoreApi<WalletName> }) {
  const { address } = useAccount()
  const { data: name } = useEnsName({ address, chainId: mainnetId })
  const named = name ?? undefined
  const { data: record } = useEnsText({ name: named, key: 'avatar', chainId: mainnetId })
  const isOpen = record != null && ownedByNobody.test(record)
  const { data: avatar } = useEnsAvatar({ name: isOpen ? named : undefined, chainId: mainnetId })

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
