import { useEffect } from 'react'
import { isProposal } from '../../core/outbox/intent'
import { maySayNotSent } from '../../core/outbox/state'
import { hasEqualDraft } from '../../core/tracking/status/mayBeInBatch'
import { PrimaryButton, SecondaryButton } from '../parts/Button'
import { Lede, Row, Small } from '../parts/basics'
import { Section } from '../parts/Layout'
import { useAnnounce } from '../parts/LiveRegion'
import { useNavigation } from '../parts/navigation'
import { Notice } from '../parts/Notice'
import { ScreenHeading } from '../parts/ScreenHeading'
import { useStoreValue } from '../parts/useStoreValue'
import type { NotOutWords } from '../give/giverWords'
import { GiftPayments } from './PaymentList'
import { GiverLink } from './GiverLink'
import { m } from './messages'
import type { OutboxProps } from './outboxProps'
import { progressOf } from './payments'

/** Shows an unknown outcome: search first. No retry before the user declares it as not sent. */
export function Unknown({ giver, causes, shown }: OutboxProps<'unknown'>) {
  const { words, outbox } = giver
  const { isSearching, lastSearch, intent } = shown
  const announce = useAnnounce()
  const navigation = useNavigation()
  const progress = progressOf(shown)
  const { title, lede } = words.unknown(progress)
  const isLikeDraft = hasEqualDraft(useStoreValue(giver.tracked).items, intent.calls)
  const result = lastSearch && words.result(lastSearch)
  // Keep the buttons in place during another search.
  const maySay = isProposal(intent) || maySayNotSent({ ...shown, isSearching: false })

  useEffect(() => {
    if (!isSearching && result !== null) announce(result)
  }, [announce, isSearching, result])

  const sayNot = () => {
    if (isProposal(intent)) return outbox.dismiss()
    navigation.record()
    outbox.sayNotSent()
  }

  return (
    <>
      <ScreenHeading key="unknown" title={title} />
      <Lede>{lede}</Lede>
      {shown.said !== undefined && <p>{shown.said}</p>}
      <Notice tone="waiting" title={isSearching ? words.looking : (result ?? m.unknown.notYet)}>
        {/* The result stays during the next search, so that the button does not move. */}
        {lastSearch !== null && <p>{words.advice(lastSearch, progress, maySay)}</p>}
        <Row>
          <PrimaryButton disabled={isSearching} onClick={() => void outbox.searchNow()}>
            {lastSearch === null ? m.unknown.look : m.checkAgain}
          </PrimaryButton>
          <GiverLink account={giver.account} />
        </Row>
      </Notice>
      <GiftPayments giver={giver} causes={causes} shown={shown} label={m.unknown.label} />
      {maySay && (
        <NotOut
          words={words.notOut(progress, lastSearch, isLikeDraft)}
          disabled={isSearching}
          onSure={sayNot}
        />
      )}
    </>
  )
}

type NotOutProps = {
  readonly words: NotOutWords
  readonly disabled: boolean
  readonly onSure: () => void
}

/** Offers the next step to a user who has compared and is sure. */
function NotOut({ words, disabled, onSure }: NotOutProps) {
  return (
    <Section aria-labelledby="not-out">
      <h2 id="not-out">{words.title}</h2>
      <p>{words.compare}</p>
      <Row>
        <SecondaryButton disabled={disabled} onClick={onSure}>
          {words.sure}
        </SecondaryButton>
      </Row>
      {words.warning !== null && <Small>{words.warning}</Small>}
    </Section>
  )
}
