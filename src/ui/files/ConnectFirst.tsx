import type { ReactNode } from 'react'
import { useApp } from '../AppContext'
import { SecondaryButton } from '../parts/Button'
import { Stack } from '../parts/Layout'

/** What is missing while nothing is connected, and how to connect. */
export function ConnectFirst({
  mayConnect,
  children,
}: {
  readonly mayConnect: boolean
  readonly children: ReactNode
}) {
  const { connectWallet, preloadWallets } = useApp()
  return (
    <Stack $gap={3}>
      <p>
        {children}{' '}
        {mayConnect ? 'Connect your wallet, or open this page in your Safe.' : 'Open this page in your Safe.'}
      </p>
      {mayConnect && (
        <div>
          <SecondaryButton aria-haspopup="dialog" onPointerEnter={preloadWallets} onClick={connectWallet}>
            Connect a wallet
          </SecondaryButton>
        </div>
      )}
    </Stack>
  )
}
