import { useEffect } from 'react'
import type { WalletAccount } from '../../flows/account/account'
import { afterPaint } from '../parts/afterPaint'
import { Deferred } from '../parts/Deferred'
import { PanelBoundary } from '../parts/PanelBoundary'
import { m } from './messages'
import { preloadWalletScreens } from './preload'
import { walletParts } from './shellParts'

/** Runs what a connected wallet needs beside the open screen. Remounts for another chain or address. */
export function WalletFollower({ account }: { readonly account: WalletAccount }) {
  useEffect(() => afterPaint(preloadWalletScreens), [])
  return (
    <PanelBoundary name={m.stopped.following}>
      <Deferred
        key={`${account.chain.id}:${account.address}`}
        part={walletParts.watcher}
        props={{ account }}
        waiting={null}
      />
    </PanelBoundary>
  )
}
