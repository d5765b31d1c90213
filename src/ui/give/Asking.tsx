import { SecondaryButton } from '../parts/Button'
import { Lede, Row, Small } from '../parts/basics'
import { Section } from '../parts/Layout'
import { HostHint } from '../parts/HostHint'
import { Notice } from '../parts/Notice'
import { ScreenHeading } from '../parts/ScreenHeading'
import { Gathering } from './Gathering'
import { IntentTable } from './IntentTable'
import type { ProposalProps } from './proposalProps'
import { SafeQueueLink } from './SafeQueueLink'

/** A person is deciding in the Safe's own window. This page waits, and says what else can be done when it takes long. */
export function Asking({ account, causes, proposal }: ProposalProps<'asking'>) {
  return (
    <>
      <Gathering />
      <ScreenHeading key="asking" title="Confirm in your Safe" />
      <Lede>Your Safe is showing the transaction. Confirm there. Compare it with what stands here.</Lede>
      <HostHint about="transaction" />
      {proposal.slow ? (
        <Notice tone="waiting" title="No answer yet">
          <p>
            Your Safe may still be showing it: take your time. If its window is gone, look whether it was
            proposed. Do not propose it a second time before you know.
          </p>
          <Row>
            <SecondaryButton onClick={() => void account.lookForProposal()}>
              Look whether it was proposed
            </SecondaryButton>
            <SafeQueueLink account={account} />
          </Row>
        </Notice>
      ) : (
        <Row>
          <Small>Closed the window in your Safe without an answer?</Small>
          <SecondaryButton onClick={() => void account.lookForProposal()}>
            Look whether it was proposed
          </SecondaryButton>
        </Row>
      )}
      <Section aria-label="What your Safe is showing">
        <IntentTable account={account} causes={causes} proposal={proposal} />
      </Section>
    </>
  )
}
