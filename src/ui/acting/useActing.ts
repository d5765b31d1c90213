import { useEffect, useState } from 'react'
import { createStore } from 'zustand/vanilla'
import type { SafePlace } from '../../core/review/safePlace'
import { type ActingFlow, createActing } from '../../flows/acting/createActing'
import type { TxReview } from '../../flows/review/createReview'
import type { WalletConnection } from '../../ports/wallet'
import { useApp } from '../AppContext'
import { useStoreValue } from '../parts/useStoreValue'

const nobody = createStore<WalletConnection>(() => ({ kind: 'none', restoring: false }))

/** Returns the connected wallet. Not the Safe of the frame, which cannot sign as an owner. */
export function useConnection(): WalletConnection {
  const wallets = useStoreValue(useApp().wallets)
  return useStoreValue(wallets.kind === 'ready' ? wallets.kit.connection : nobody)
}

type OpenedActing =
  | { readonly kind: 'opening' | 'broken' }
  | { readonly kind: 'open'; readonly flow: ActingFlow }

/** Opens the acting flow of the transaction under review; another wallet opens a new one. */
export function useActing(place: SafePlace, review: TxReview): OpenedActing {
  const { openActing } = useApp()
  const connection = useConnection()
  const [opened, setOpened] = useState<OpenedActing>({ kind: 'opening' })
  const { chain, safe } = place
  // By its parts: an update of the same wallet must not close a pending request.
  const isConnected = connection.kind === 'connected'
  const provider = isConnected ? connection.provider : null
  const address = isConnected ? connection.address : null
  const chainId = isConnected ? connection.chainId : null
  const walletName = isConnected ? connection.walletName : null

  useEffect(() => {
    let isWanted = true
    let flow: ActingFlow | null = null
    openActing(chain).then(
      (ports) => {
        if (!isWanted) return
        const wallet =
          provider === null || address === null || chainId === null || walletName === null
            ? null
            : ports.walletOf({ kind: 'connected', provider, address, chainId, walletName })
        flow = createActing(ports, { safe, review, wallet })
        setOpened({ kind: 'open', flow })
      },
      () => isWanted && setOpened({ kind: 'broken' }),
    )
    return () => {
      isWanted = false
      flow?.close()
    }
  }, [openActing, chain, safe, review, provider, address, chainId, walletName])

  return opened
}
