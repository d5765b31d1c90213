import { useEffect, useState } from 'react'
import type { Address } from 'viem'
import { useEnsAvatar, useEnsName, useEnsText } from 'wagmi'
import type { WalletName } from '../../ports/wallet'

const nobody: WalletName = { name: null, avatar: null }
/**
 * Avatars on Ethereum itself, on IPFS or on Arweave. An image on a private server would reveal the visitor to its
 * owner.
 */
const ownedByNobody = /^(eip155|data|ipfs|ipns|ar):/

type EnsFaceOptions = {
  /** Undefined: no lookup. */
  readonly address: Address | undefined
  /** Chain of the names. A chain that wagmi was not given is not read. */
  readonly chainId: number
}

/**
 * Returns an account's name and avatar by ENS. A name counts only in its normal form (ENSIP-15): another spelling could
 * look like another account's.
 */
export function useEnsFace({ address, chainId }: EnsFaceOptions): WalletName {
  const { data: found } = useEnsName({ address, chainId })
  const name = useNormal(found ?? null)
  const named = name ?? undefined
  const { data: record } = useEnsText({ name: named, key: 'avatar', chainId })
  const isOpen = record != null && ownedByNobody.test(record)
  const { data: avatar } = useEnsAvatar({ name: isOpen ? named : undefined, chainId })
  return name === null ? nobody : { name, avatar: avatar ?? null }
}

/** Returns the name once it has been checked. Null also for one that cannot be checked. */
function useNormal(name: string | null): string | null {
  const [normal, setNormal] = useState<string | null>(null)
  useEffect(() => {
    if (name === null) return
    let isCurrent = true
    void isNormal(name).then((isIt) => isCurrent && setNormal(isIt ? name : null))
    return () => {
      isCurrent = false
    }
  }, [name])
  return normal === name ? normal : null
}

async function isNormal(name: string): Promise<boolean> {
  try {
    const { normalize } = await import('viem/ens')
    return normalize(name) === name
  } catch {
    return false
  }
}
