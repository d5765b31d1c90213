import { type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import type { Acting, ActionId } from '../../core/acting/actions'
import { isHexEqual } from '../../core/isHexEqual'
import { failingIds, frictionOf, missingTicks, noTicks } from '../../core/acting/friction'
import type { CheckOutcome } from '../../core/review/checks/defineCheck'
import type { SafePlace } from '../../core/review/safePlace'
import type { ActingState } from '../../flows/acting/actingState'
import { lastForecast, type TxForecast } from '../../flows/review/forecast/createForecast'
import { safeLink } from '../../config/safeLink'
import { useApp } from '../AppContext'
import { Fold } from '../parts/Fold'
import { AddressText, WithAddresses } from '../parts/AddressText'
import { PrimaryButton, SecondaryButton } from '../parts/Button'
import { Row, Small } from '../parts/basics'
import { Stack } from '../parts/Layout'
import { useStoreValue } from '../parts/useStoreValue'
import { Sentence } from '../parts/Sentence'
import { ExternalLink } from '../parts/ExternalLink'
import { FrictionList } from './FrictionList'
import { RejectionReason } from './Rejection'
import { useConnection } from './useActing'
import { m } from './messages'

const Item = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  max-width: var(--measure);

  h3 {
    font-size: var(--text-body);
  }
`

/** Actions that need the ticks. The others do not sign or send the displayed transaction. */
const checked: readonly ActionId[] = ['confirm', 'approve', 'execute']

type ActionListProps = {
  readonly place: SafePlace
  readonly state: ActingState
  readonly acting: Acting
  readonly forecast: TxForecast
  /** Comparison with the gift in the link. Null: the link has none. */
  readonly gift: CheckOutcome | null
  /** What the author of the link calls the recipients, by the position of the payment. */
  readonly labels: ReadonlyMap<number, string>
  /** Why the owner rejects it, for the link of the rejection. */
  readonly reason: string
  readonly onReason: (reason: string) => void
  readonly onAct: (action: ActionId) => void
}

/** Lists everything that the connected wallet may do, and why it may not do the rest. */
export function ActionList(props: ActionListProps) {
  const { place, state, acting, forecast, gift, labels, reason, onReason, onAct } = props
  const { obstacles, owner } = acting
  const connection = useConnection()
  const [ticks, setTicks] = useState(noTicks)
  const run = useStoreValue(forecast.state)
  const { checks = [], effects = [] } = state.subject?.review ?? {}
  const friction = frictionOf(checks, gift, lastForecast(run), run.kind !== 'made')
  const missing = missingTicks(friction, ticks)
  const isOwner = owner !== null && owner !== 'stranger'
  const needsTicks = checked.some((action) => obstacles[action] === null)
  const isBusy = ['preparing', 'asking', 'posting'].includes(state.step.kind)
  const item = (action: ActionId) => (
    <ActionItem
      key={action}
      action={action}
      obstacle={obstacles[action]}
      isInSpite={checked.includes(action) && failingIds(friction).length > 0}
      held={isBusy ? m.held.busy : checked.includes(action) && missing > 0 ? m.held.ticks(missing) : null}
      isMain={
        (action === 'confirm' && !acting.hasRejected) || (action === 'execute' && obstacles.confirm !== null)
      }
      onAct={() => onAct(action)}
    >
      {action === 'confirm' && acting.hasRejected && <p>{m.hasRejected}</p>}
      {action === 'reject' && <RejectionReason reason={reason} onReason={onReason} />}
    </ActionItem>
  )
  const hasSigned =
    connection.kind === 'connected' &&
    acting.verified.some(({ signer }) => isHexEqual(signer, connection.address))
  const cannotSign = state.step.kind === 'failed' && state.step.problem === 'unsigned'
  if (connection.kind !== 'connected') return null
  return (
    <Stack $gap={5}>
      <p>
        <Sentence
          of={m.connected(<AddressText value={connection.address} />, connection.walletName, isOwner)}
        />
      </p>
      {owner === 'stranger' && <p>{m.stranger}</p>}
      <OtherChain place={place} isOther={connection.chainId !== place.chain.id} />
      {needsTicks && (
        <FrictionList
          friction={friction}
          place={place}
          effects={effects}
          labels={labels}
          ticks={ticks}
          onTick={setTicks}
          hasSigned={hasSigned}
        />
      )}
      {isOwner && item('confirm')}
      {cannotSign && item('approve')}
      {item('execute')}
      {isOwner && item('reject')}
      {isOwner && <ReplaceHint place={place} nonce={state.subject?.reading.record.nonce ?? null} />}
      {isOwner && (
        <Fold>
          <summary>{m.otherWays}</summary>
          <Stack $gap={5}>
            {!cannotSign && item('approve')}
            {item('delete')}
          </Stack>
        </Fold>
      )}
    </Stack>
  )
}

type ActionItemProps = {
  readonly action: ActionId
  readonly obstacle: string | null
  readonly isInSpite: boolean
  /** Says why the button is disabled. Null: it is not. */
  readonly held: string | null
  readonly isMain: boolean
  readonly onAct: () => void
  /** Comes before the button. */
  readonly children: ReactNode
}

function ActionItem({ action, obstacle, isInSpite, held, isMain, onAct, children }: ActionItemProps) {
  const { title, does, button, inSpite } = m.actions[action]
  const Button = isMain ? PrimaryButton : SecondaryButton
  const heldId = useId()
  return (
    <Item>
      <h3>{title}</h3>
      {obstacle === null ? (
        <>
          <p>{does}</p>
          {children}
          <Row>
            <Button
              disabled={held !== null}
              aria-describedby={held === null ? undefined : heldId}
              onClick={onAct}
            >
              {isInSpite ? inSpite : button}
            </Button>
            {held !== null && <Small id={heldId}>{held}</Small>}
          </Row>
        </>
      ) : (
        <p>
          <WithAddresses text={obstacle} />
        </p>
      )}
    </Item>
  )
}

function OtherChain({ place, isOther }: { readonly place: SafePlace; readonly isOther: boolean }) {
  const wallets = useStoreValue(useApp().wallets)
  if (!isOther || wallets.kind !== 'ready') return null
  return (
    <>
      <Small>{m.otherChain(place.chain.name)}</Small>
      <Row>
        <SecondaryButton onClick={wallets.kit.openNetworks}>{m.switchChain}</SecondaryButton>
      </Row>
    </>
  )
}

/** Explains how to replace a transaction, which this page cannot do itself. */
function ReplaceHint({ place, nonce }: { readonly place: SafePlace; readonly nonce: bigint | null }) {
  if (nonce === null) return null
  return (
    <Small>
      <Sentence
        of={m.replace(
          <ExternalLink href={safeLink(place.chain, place.safe)}>{'Safe{Wallet}'}</ExternalLink>,
          nonce,
        )}
      />
    </Small>
  )
}
