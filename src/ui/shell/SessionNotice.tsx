import { Link, useLocation } from 'wouter'
import { useApp } from '../AppContext'
import { SecondaryButton } from '../parts/Button'
import { Deferred } from '../parts/Deferred'
import { Notice } from '../parts/Notice'
import { Row, Small } from '../parts/basics'
import { useStoreValue } from '../parts/useStoreValue'
import { paths, type ScreenName } from '../paths'
import { screenAt } from '../routes'
import type { WalletKit } from '../wallet/walletKit'
import css from './SessionNotice.module.css'
import { shellParts } from './shellParts'
import { m } from './messages'
import { m as parts } from '../parts/messages'

/**
 * Shows the notice above every screen while no account can give, with its remedies. Renders nothing when a Safe is
 * connected.
 */
export function SessionNotice() {
  const { session } = useApp()
  const current = useStoreValue(session)
  const [location] = useLocation()

  switch (current.kind) {
    case 'silent':
    case 'refused':
      return <Deferred part={shellParts.hostNotice} props={{ session: current }} waiting={null} />
    case 'visitor':
      return (
        <>
          <WalletNotice />
          {!saysItself(location, current.framed) && (
            <Small>
              {current.framed ? m.notice.readingOnly : m.notice.connectToGive}{' '}
              <Link href={paths.give}>{m.howToGive}</Link>
            </Small>
          )}
        </>
      )
    case 'wallet':
      return <WalletNotice />
    case 'deciding':
    case 'safe':
      return null
  }
}

/** True on a screen that is opened to judge what is there, whose content comes first, and on one that says itself what to connect. */
function saysItself(location: string, isFramed: boolean): boolean {
  const name = screenAt(location)?.name
  return name !== undefined && (withoutLine.has(name) || (name === 'causes' && !isFramed))
}

const withoutLine: ReadonlySet<ScreenName> = new Set([
  'cause',
  'give',
  'importGift',
  'plans',
  'gift',
  'activity',
  'reviewStart',
  'review',
  'sheet',
  'queueStart',
  'queue',
  'ownRecord',
  'record',
  'giftRecord',
  'check',
])

/** Shows troubles with the wallets that would otherwise be silent. */
function WalletNotice() {
  const { wallets } = useApp()
  const state = useStoreValue(wallets)
  if (state.kind === 'broken') {
    return (
      <Notice tone="bad" title={m.notice.walletsBroken}>
        <p>{m.notice.nothingSent(state.reason)}</p>
        <Row>
          <SecondaryButton onClick={() => window.location.reload()}>{parts.reload}</SecondaryButton>
        </Row>
      </Notice>
    )
  }
  return state.kind === 'ready' ? <Trouble kit={state.kit} /> : null
}

function Trouble({ kit }: { readonly kit: WalletKit }) {
  const { current } = useStoreValue(kit.trouble)
  return (
    <div role="alert" className={css.trouble}>
      {current !== null && (
        <Notice tone="waiting" title={current.title}>
          <p>{current.words}</p>
          <Row>
            <SecondaryButton onClick={() => kit.trouble.setState({ current: null })}>
              {m.notice.close}
            </SecondaryButton>
          </Row>
        </Notice>
      )}
    </div>
  )
}
