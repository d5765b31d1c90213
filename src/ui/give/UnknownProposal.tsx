import { useEffect } from 'react'
import type { ProposalIntent } from '../../core/outbox/intent'
import { hasEqualDraft } from '../../core/tracking/hasEqualDraft'
import type { ProposalState } from '../../flows/account/account'
import { PrimaryButton, SecondaryButton } from '../parts/Button'
import { Lede, Row, Small } from '../parts/basics'
import { Section } from '../parts/Layout'
import { useAnnounce } from '../parts/LiveRegion'
import { Notice } from '../parts/Notice'
import { ScreenHeading } from '../parts/ScreenHeading'
import { timeText } from '../parts/timeText'
import { useStoreValue } from '../parts/useStoreValue'
import { IntentTable } from './IntentTable'
import type { ProposalProps } from './proposalProps'
import { SafeQueueLink } from './SafeQueueLink'

/** No clear answer came: looking comes first, and nothing is proposed again before a person says that nothing was. */
export function UnknownProposal({ account, causes, proposal }: ProposalProps<'unknown'>) {
  const { looking, lastLook, intent } = proposal
  const isUnanswered = intent.answeredHash === undefined && intent.rejectedAtMs === undefined
  const isLikeDraft = hasEqualDraft(useStoreValue(account.tracked).items, intent.calls)
  const announce = useAnnounce()
  const result = resultOf(lastLook)

  useEffect(() => {
    if (!looking && result !== null) announce(result)
  }, [announce, looking, result])

  return (
    <>
      <ScreenHeading
        key="unknown"
        title={
          intent.answeredHash === undefined ? 'This gift may have been proposed' : 'Looking for your gift'
        }
      />
      <Lede>{ledeOf(intent)}</Lede>
      <Notice
        tone="waiting"
        title={looking ? 'Looking for it in the queue of your Safe…' : (result ?? 'Not looked for yet')}
      >
        {!looking && lastLook !== null && <p>{adviceOf(lastLook, isUnanswered)}</p>}
        <Row>
          <PrimaryButton disabled={looking} onClick={() => void account.lookForProposal()}>
            {lastLook === null ? 'Look for it' : 'Look again'}
          </PrimaryButton>
          <SafeQueueLink account={account} />
        </Row>
      </Notice>
      <Section aria-label="What was asked for">
        <IntentTable account={account} causes={causes} proposal={proposal} />
      </Section>
      <Section aria-labelledby="not-proposed">
        <h2 id="not-proposed">If it was not proposed</h2>
        {isLikeDraft ? (
          <p>
            An equal gift is a draft in your wallet’s batch, and nothing tells a second draft from the first:
            open Batch in your wallet and count how often the batch holds this gift. Look through the queue
            and the history of your Safe too. If this gift is in none of them once more, go on: your gift is
            kept, and you can propose it again.
          </p>
        ) : (
          <p>
            Look through the queue and the history of your Safe. If this gift is in neither, go on: your gift
            is kept, and you can propose it again.
          </p>
        )}
        <Row>
          <SecondaryButton disabled={looking} onClick={() => account.dismissProposal()}>
            I am sure it was not proposed
          </SecondaryButton>
        </Row>
        <Small>If it was proposed after all, you would give twice. When in doubt, look again.</Small>
      </Section>
    </>
  )
}

function ledeOf({ startedAtMs, answeredHash, rejectedAtMs }: ProposalIntent): string {
  if (answeredHash !== undefined)
    return 'Your wallet has answered. The transaction is looked for on the chain and in the queue of your Safe, again and again, until it is there.'
  const happened =
    rejectedAtMs === undefined
      ? `It was handed to your Safe on ${timeText(startedAtMs)}, and no clear answer has come here. It may still be open in your Safe or in another tab.`
      : `Your Safe said no to it on ${timeText(rejectedAtMs)}. Whether it was proposed before that is not known yet.`
  return `${happened} No money moves before owners sign it and it is executed.`
}

type LastLook = Extract<ProposalState, { readonly kind: 'unknown' }>['lastLook']

function resultOf(lastLook: LastLook): string | null {
  if (lastLook === null) return null
  return lastLook.found === 'nothing'
    ? `Not found when we looked on ${timeText(lastLook.atMs)}`
    : `The queue could not be read on ${timeText(lastLook.atMs)}`
}

function adviceOf(lastLook: NonNullable<LastLook>, isUnanswered: boolean): string {
  if (lastLook.found === 'nothing') {
    const slow = 'A new proposal can take a minute to appear.'
    return isUnanswered ? `${slow} Its window in your Safe may also still be open: look there too.` : slow
  }
  return [lastLook.reason, 'That does not mean that nothing was proposed.'].filter(Boolean).join(' ')
}
