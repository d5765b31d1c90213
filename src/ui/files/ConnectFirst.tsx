import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useApp } from '../AppContext'
import { Row } from '../parts/basics'
import { SecondaryButton } from '../parts/Button'
import { Stack } from '../parts/Layout'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'
import { m } from '../plans/messages'
import { m as shell } from '../shell/messages'

/** Shows what needs a connection, and how to connect. */
export function ConnectFirst({
  mayConnect,
  children,
}: {
  readonly mayConnect: boolean
  readonly children: ReactNode
}) {
  const { connectWallet, preloadWallets, session } = useApp()
  const isVisitor = useStoreValue(session).kind === 'visitor'
  return (
    <Stack $gap={3}>
      <p>
        {children} {mayConnect ? m.connect.either : m.connect.safe}
      </p>
      <Row>
        {mayConnect && (
          <SecondaryButton aria-haspopup="dialog" onPointerEnter={preloadWallets} onClick={connectWallet}>
            {m.connect.press}
          </SecondaryButton>
        )}
        {isVisitor && <Link href={paths.give}>{shell.howToGive}</Link>}
      </Row>
    </Stack>
  )
}
