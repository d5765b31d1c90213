import type { ReactNode } from 'react'
import type { AppChain } from '../../core/chain'
import type { TrackedItem } from '../../core/tracking/trackedItem'
import type { Account } from '../../flows/account/account'
import { useApp } from '../AppContext'
import { SecondaryButton } from '../parts/Button'
import { Deferred, type DeferredPart } from '../parts/Deferred'
import { Lede } from '../parts/basics'
import { Notice } from '../parts/Notice'
import { ScreenHeading } from '../parts/ScreenHeading'
import { timeText } from '../parts/format'
import { useStoreValue } from '../parts/useStoreValue'
import { m } from './messages'
import { shellParts } from './shellParts'
import { m as parts } from '../parts/messages'

type WithAccountProps = {
  readonly part: DeferredPart<{ readonly account: Account }>
  /** Shown to a visitor in its place. */
  readonly guide: DeferredPart<object>
  /** Shows the stored items while the kind of the wallet's address is unknown. */
  readonly rememberedPart?: DeferredPart<{
    readonly items: readonly TrackedItem[]
    readonly chain: AppChain
  }>
  readonly title: string
}

/** Shows a screen that needs the Safe or a wallet, once the account has loaded; until then, the reason for the wait. */
export function WithAccount({ part, guide, rememberedPart, title }: WithAccountProps) {
  const { session, account } = useApp()
  const current = useStoreValue(session)
  const state = useStoreValue(account)

  if (current.kind === 'visitor')
    return <Deferred part={guide} props={{}} waiting={<Waiting title={title} />} />
  if (current.kind === 'silent' || current.kind === 'refused') {
    return (
      <Waiting title={title}>
        <Lede>{m.account.needsSafe}</Lede>
      </Waiting>
    )
  }
  switch (state.kind) {
    case 'ready':
    case 'wallet':
      return (
        <Deferred
          key={state.kind}
          part={part}
          props={{ account: state.account }}
          waiting={<Waiting title={title} />}
        />
      )
    case 'unknownChain':
      return (
        <Deferred
          part={shellParts.unknownChain}
          props={{ chainId: state.chainId, onRead: null }}
          waiting={<Waiting title={title} />}
        />
      )
    case 'unread':
      return (
        <Waiting title={title}>
          <Notice tone="waiting" title={m.account.unreadTitle}>
            <p>{m.account.unreadSince(state.reason, timeText(state.sinceMs))}</p>
            <p>{m.account.unreadWhy}</p>
            <div>
              <SecondaryButton onClick={state.again}>{m.account.again}</SecondaryButton>
            </div>
          </Notice>
          {rememberedPart !== undefined && (
            <Deferred
              part={rememberedPart}
              props={{ items: state.remembered, chain: state.chain }}
              waiting={null}
            />
          )}
        </Waiting>
      )
    case 'broken':
      return (
        <Waiting title={title}>
          <Notice tone="bad" title={m.account.brokenTitle}>
            <p>{state.reason}</p>
            <p>{m.account.broken}</p>
            <div>
              <SecondaryButton onClick={() => window.location.reload()}>{parts.reload}</SecondaryButton>
            </div>
          </Notice>
        </Waiting>
      )
    case 'none':
    case 'loading':
      return <Waiting title={title} />
  }
}

function Waiting({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  const session = useStoreValue(useApp().session)
  return (
    <>
      <ScreenHeading title={title} />
      {children ?? <Lede>{m.account.reading[session.kind === 'wallet' ? 'wallet' : 'Safe']}</Lede>}
    </>
  )
}
