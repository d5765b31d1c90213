import { Link } from 'wouter'
import { statusTable } from '../../core/tracking/status/statusTable'
import { TrackedLinks } from '../activity/TrackedLinks'
import { TrackedNoteText } from '../activity/TrackedNoteText'
import { PrimaryLink, SecondaryButton } from '../parts/Button'
import { Lede, Row } from '../parts/basics'
import { Section } from '../parts/Layout'
import { Notice } from '../parts/Notice'
import { ScreenHeading } from '../parts/ScreenHeading'
import { StatusWord } from '../parts/StatusWord'
import { useStoreValue } from '../parts/useStoreValue'
import { timeText } from '../parts/timeText'
import { paths } from '../paths'
import { useBasket } from './useBasket'
import { IntentTable } from './IntentTable'
import type { ProposalProps } from './proposalProps'

function titleOf({ earlierAtMs }: ProposalProps<'proposed'>['proposal']): string {
  return earlierAtMs === undefined ? 'Proposed to your Safe' : 'Already in the queue of your Safe'
}

/** The Safe has taken it. Its gifts have left the basket; what else was in it stays. */
export function Proposed({ account, causes, proposal }: ProposalProps<'proposed'>) {
  const { basket } = useBasket()
  const { items } = useStoreValue(account.tracked)
  const { safeTxHash } = proposal
  const item = items.find((other) => other.kind === 'safeTx' && other.safeTxHash === safeTxHash)
  const row = item === undefined ? null : statusTable[item.phase.status]
  const isDraft = item?.phase.status === 'draft'

  return (
    <>
      <ScreenHeading
        key="proposed"
        title={item && row && (row.final || isDraft) ? row.label(item) : titleOf(proposal)}
      />
      {proposal.earlierAtMs !== undefined && (
        <Notice tone="waiting" title="This is one gift, not two">
          <p>
            Your Safe answered with the transaction of the gift of {timeText(proposal.earlierAtMs)}: the same
            payments with the same nonce. That transaction can be executed only once. To give the same again,
            choose another nonce in your Safe.
          </p>
          {isDraft && (
            <p>
              If the batch of your wallet holds the gift too, confirming the batch pays the gift again: do
              only one of the two.
            </p>
          )}
        </Notice>
      )}
      {item === undefined || row === null ? (
        <Lede>Follow it in your list of gifts. No money moves before enough owners have signed.</Lede>
      ) : (
        <>
          <p>
            <StatusWord item={item} />
          </p>
          <TrackedNoteText item={item} />
          {item.note?.kind !== 'forged' && <Lede>{row.next(item)}</Lede>}
          {isDraft && <TrackedLinks item={item} chain={account.chain} />}
        </>
      )}
      <Row>
        <PrimaryLink as={Link} href={paths.activity}>
          Follow it
        </PrimaryLink>
        <SecondaryButton onClick={() => account.dismissProposal()}>
          {basket.lines.length === 0 ? 'Start another gift' : 'Continue with your gift'}
        </SecondaryButton>
      </Row>
      <Section aria-label={isDraft ? 'What is in the draft' : 'What was proposed'}>
        <IntentTable account={account} causes={causes} proposal={proposal} />
      </Section>
    </>
  )
}
