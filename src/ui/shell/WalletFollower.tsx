import { useEffect } from 'react'
import type { WalletAccount } from '../../flows/account/account'
import { afterPaint } from '../parts/afterPaint'
import { Deferred } from '../parts/Deferred'
import { PanelBoundary } from '../parts/PanelBoundary'
import { preloadWalletScreens, walletScreens } from '../screens'

/** What a connected wallet needs beside the screen that is open. Another chain or address begins anew. */
export function WalletFollower({ account }: { readonly account: WalletAccount }) {
  useEffect(() => afterPaint(preloadWalletScreens), [])
  return (
    <PanelBoundary name="Following your gifts">
      <Deferred
        key={`${account.chain.id}:${account.address}`}
        part={walletScreens.watcher}
        props={{ account }}
        waiting={null}
      />
    </PanelBoundary>
  )
}
