import type { ReactNode } from 'react'
import { useApp } from '../AppContext'
import { SecondaryButton } from '../parts/Button'
import { Stack } from '../parts/Layout'
import { m } from '../plans/messages'

/** Shows what needs a connection, and how to connect. */
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
        {children} {mayConnect ? m.connect.either : m.connect.safe}
      </p>
      {mayConnect && (
        <div>
          <SecondaryButton aria-haspopup="dialog" onPointerEnter={preloadWallets} onClick={connectWallet}>
            {m.connect.press}
          </SecondaryButton>
        </div>
      )}
    </Stack>
  )
}
