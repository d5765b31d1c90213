import { useEffect, useRef } from 'react'
import { isAskedAgain } from '../../core/outbox/intent'
import { SecondaryButton } from '../parts/Button'
import { Lede, Row, Small } from '../parts/basics'
import { useAnnounce } from '../parts/LiveRegion'
import { Notice } from '../parts/Notice'
import { ScreenHeading } from '../parts/ScreenHeading'
import { allPayments } from './allPayments'
import { PaymentList } from './PaymentList'
import { currentPlace } from './payments'
import type { SendProps } from './sendProps'
import { WalletOnChainLink } from './WalletOnChainLink'

/** A person is deciding in the wallet. This page waits, and says what else can be done when it takes long. */
export function SendAsking({ account, causes, sending }: SendProps<'asking'>) {
  const { intent, slow } = sending
  const { walletName } = account
  const place = currentPlace(sending)
  const count = intent.calls.length
  const isAgain = isAskedAgain(intent)
  const title =
    place === null || count === 1
      ? `${isAgain ? 'Say no' : 'Confirm'} in ${walletName}`
      : `Payment ${place + 1} of ${count}: ${isAgain ? 'say no' : 'confirm'} in ${walletName}`
  useAnnounceChange(title)

  return (
    <>
      <ScreenHeading key="asking" title={title} />
      <Lede>{ledeOf({ walletName, count, isBatch: place === null, isAgain })}</Lede>
      {slow ? (
        <Notice tone="waiting" title="No answer yet">
          <p>
            {walletName} may still be showing it, perhaps behind this window or on your phone: take your time.
            If it is gone, look whether it was sent. It is not sent a second time before that is known.
          </p>
          <Row>
            <SecondaryButton onClick={() => void account.lookForCall()}>
              Look whether it was sent
            </SecondaryButton>
            <WalletOnChainLink account={account} />
          </Row>
        </Notice>
      ) : (
        <Row>
          <Small>Closed the window of {walletName} without an answer?</Small>
          <SecondaryButton onClick={() => void account.lookForCall()}>
            Look whether it was sent
          </SecondaryButton>
        </Row>
      )}
      <PaymentList account={account} causes={causes} sending={sending} />
    </>
  )
}

type Asked = {
  readonly walletName: string
  readonly count: number
  readonly isBatch: boolean
  readonly isAgain: boolean
}

function ledeOf({ walletName, count, isBatch, isAgain }: Asked): string {
  if (isAgain)
    return `The earlier request was carried out after all: this payment is sent. ${walletName} is showing it once more. Say no there, or you give it twice.`
  const what = count === 1 ? 'the transaction' : 'this payment'
  return `${walletName} is showing ${isBatch ? `one transaction for ${allPayments(count)}` : what}. Confirm it there. Compare it with what stands here.`
}

/** The heading takes the focus once; what it says from payment to payment is announced. */
function useAnnounceChange(title: string): void {
  const announce = useAnnounce()
  const before = useRef(title)
  useEffect(() => {
    if (before.current !== title) announce(title)
    before.current = title
  }, [announce, title])
}
