import type { SendState } from '../../flows/account/walletAccount'
import { AskedElsewhere } from './AskedElsewhere'
import { PaymentList } from './PaymentList'
import { SendAsking } from './SendAsking'
import { SendPaused } from './SendPaused'
import { Sent } from './Sent'
import { UnknownSend } from './UnknownSend'
import type { SendProps } from './sendProps'
import { PrimaryButton, SecondaryButton } from '../parts/Button'
import { Notice } from '../parts/Notice'
import { ScreenHeading } from '../parts/ScreenHeading'
import { Lede, Row } from '../parts/basics'

/** What became of the one gift that the wallet sends. */
export function SendScreen(props: SendProps<Exclude<SendState['kind'], 'idle'>>) {
  const { account, causes, sending, onChange } = props
  switch (sending.kind) {
    case 'checking':
      return (
        <>
          <ScreenHeading key="checking" title="Checking your wallet once more" />
          <Lede>Its chain and what it holds are read again before anything is asked.</Lede>
          <PaymentList account={account} causes={causes} sending={sending} />
          <Row>
            <SecondaryButton onClick={onChange}>
              {sending.intent.sent.length === 0 ? 'Change the gift' : 'Stop here'}
            </SecondaryButton>
          </Row>
        </>
      )
    case 'elsewhere':
      return <AskedElsewhere key="elsewhere" who="your wallet" onLook={() => void account.lookForCall()} />
    case 'asking':
      return <SendAsking account={account} causes={causes} sending={sending} onChange={onChange} />
    case 'paused':
      return <SendPaused account={account} causes={causes} sending={sending} onChange={onChange} />
    case 'unknown':
      return <UnknownSend account={account} causes={causes} sending={sending} onChange={onChange} />
    case 'sent':
      return <Sent account={account} causes={causes} sending={sending} onChange={onChange} />
    case 'rejected':
      return (
        <>
          <ScreenHeading key="rejected" title="You cancelled">
            You cancelled. Nothing was sent.
          </ScreenHeading>
          <Lede>No money has moved. Your gift is kept as it was.</Lede>
          <Row>
            <PrimaryButton onClick={() => account.dismiss()}>Review it again</PrimaryButton>
            <SecondaryButton onClick={onChange}>Change the gift</SecondaryButton>
          </Row>
        </>
      )
    case 'blocked':
      return (
        <>
          <ScreenHeading key="blocked" title="This gift was not sent" />
          <Notice tone="bad" title="Nothing was sent, and no money has moved">
            <p>{sending.reason}</p>
          </Notice>
          <Row>
            <PrimaryButton onClick={onChange}>Back to your gift</PrimaryButton>
          </Row>
        </>
      )
  }
}
