import type { ProposalState } from '../../flows/account/account'
import { AskedElsewhere } from './AskedElsewhere'
import { Asking } from './Asking'
import { IntentTable } from './IntentTable'
import { Proposed } from './Proposed'
import { UnknownProposal } from './UnknownProposal'
import type { ProposalProps } from './proposalProps'
import { PrimaryButton, SecondaryButton } from '../parts/Button'
import { Notice } from '../parts/Notice'
import { SafeCheckNotice } from '../parts/SafeCheckNotice'
import { ScreenHeading } from '../parts/ScreenHeading'
import { Lede, Row } from '../parts/basics'

type ProposalScreenProps = ProposalProps<Exclude<ProposalState['kind'], 'idle'>> & {
  /** Forget this proposal, and go on with the basket. */
  readonly onChange: () => void
}

/** What became of the one proposal. */
export function ProposalScreen({ account, causes, proposal, onChange }: ProposalScreenProps) {
  switch (proposal.kind) {
    case 'checking':
      return (
        <>
          <ScreenHeading key="checking" title="Checking your Safe once more" />
          <Lede>Its owners and its next number are read again before anything is asked.</Lede>
          <IntentTable account={account} causes={causes} proposal={proposal} />
          <Row>
            <SecondaryButton onClick={onChange}>Change the gift</SecondaryButton>
          </Row>
        </>
      )
    case 'elsewhere':
      return <AskedElsewhere key="elsewhere" who="your Safe" onLook={() => void account.lookForProposal()} />
    case 'asking':
      return <Asking account={account} causes={causes} proposal={proposal} />
    case 'unknown':
      return <UnknownProposal account={account} causes={causes} proposal={proposal} />
    case 'proposed':
      return <Proposed account={account} causes={causes} proposal={proposal} />
    case 'rejected':
      return (
        <>
          <ScreenHeading key="rejected" title="You cancelled">
            You cancelled. Nothing was sent.
          </ScreenHeading>
          <Lede>No money has moved. Your gift is kept as it was.</Lede>
          {proposal.lookedFor === 'unreachable' && (
            <Lede>
              Whether it was proposed before that is not known yet: the queue of your Safe could not be read.
              It is read again and again on its own.
            </Lede>
          )}
          <Row>
            <PrimaryButton onClick={() => account.dismissProposal()}>Review it again</PrimaryButton>
            <SecondaryButton onClick={onChange}>Change the gift</SecondaryButton>
          </Row>
        </>
      )
    case 'blocked':
      return (
        <>
          <ScreenHeading key="blocked" title="This gift was not proposed" />
          <Notice tone="bad" title="Nothing was asked of your Safe, and no money has moved">
            <p>{proposal.reason}</p>
          </Notice>
          <SafeCheckNotice account={account} quiet="hidden" />
          <Row>
            <PrimaryButton onClick={onChange}>Back to your gift</PrimaryButton>
          </Row>
        </>
      )
  }
}
