import { Link } from 'wouter'
import { PrimaryLink, SecondaryButton } from '../parts/Button'
import { Lede, Row } from '../parts/basics'
import { Section } from '../parts/Layout'
import { ScreenHeading } from '../parts/ScreenHeading'
import { paths } from '../paths'
import { useBasket } from './BasketContext'
import { IntentTable } from './IntentTable'
import type { ProposalProps } from './ProposalScreen'

/** The Safe has taken it. Its gifts have left the basket; what else was in it stays. */
export function Proposed({ account, causes, proposal }: ProposalProps<'proposed'>) {
  const { basket } = useBasket()

  return (
    <>
      <ScreenHeading key="proposed" title="Proposed to your Safe" />
      <Lede>
        The owners sign next, unless yours was the last signature needed. Once it is executed, every gift is
        paid.
      </Lede>
      <Row>
        <PrimaryLink as={Link} href={paths.activity}>
          Follow it
        </PrimaryLink>
        <SecondaryButton onClick={() => account.dismissProposal()}>
          {basket.lines.length === 0 ? 'Start another gift' : 'Go on with your gift'}
        </SecondaryButton>
      </Row>
      <Section aria-label="What was proposed">
        <IntentTable account={account} causes={causes} proposal={proposal} />
      </Section>
    </>
  )
}
