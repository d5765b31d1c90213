import { useEffect } from 'react'
import { maySayNotSent, unansweredForMs } from '../../flows/maySayNotSent'
import type { SendState } from '../../flows/walletAccount'
import { PrimaryButton, SecondaryButton } from '../parts/Button'
import { Lede, Row, Small } from '../parts/basics'
import { Section } from '../parts/Layout'
import { useAnnounce } from '../parts/LiveRegion'
import { useMoves } from '../parts/Moves'
import { Notice } from '../parts/Notice'
import { ScreenHeading } from '../parts/ScreenHeading'
import { timeText } from '../parts/timeText'
import { PaymentList } from './PaymentList'
import { currentPlace } from './payments'
import type { SendProps } from './SendScreen'
import { WalletOnChainLink } from './WalletOnChainLink'

/** No clear answer came: looking comes first, and nothing is sent again before a look found nothing and a person is sure. */
export function UnknownSend({ account, causes, sending }: SendProps<'unknown'>) {
  const { looking, lastLook, intent } = sending
  const announce = useAnnounce()
  const moves = useMoves()
  const place = currentPlace(sending)
  const count = intent.calls.length
  const result = resultOf(lastLook)
  const askedAtMs = intent.asked?.askedAtMs ?? intent.startedAtMs
  // While it is looked for once more, the way on stays where it was.
  const mayBeSure = maySayNotSent({ ...sending, looking: false })

  useEffect(() => {
    if (!looking && result !== null) announce(result)
  }, [announce, looking, result])

  const sayNot = () => {
    moves.record()
    account.saySentNothing()
  }

  return (
    <>
      <ScreenHeading
        key="unknown"
        title={
          place === null || count === 1
            ? 'This gift may have been sent'
            : `Payment ${place + 1} of ${count} may have been sent`
        }
      />
      <Lede>
        It was handed to {account.walletName} on {timeText(askedAtMs)}, and no clear answer has come here. It
        may still be open in your wallet or in another tab. It is not sent again before you know.
      </Lede>
      <Notice
        tone="waiting"
        title={looking ? 'Looking for it on the chain…' : (result ?? 'Not looked for yet')}
      >
        {!looking && lastLook !== null && (
          <p>
            {adviceOf(lastLook)}
            {lastLook.found === 'unreachable' &&
              !mayBeSure &&
              ` If it stays so until ${timeText(askedAtMs + unansweredForMs)}, you can then decide by what your wallet shows.`}
          </p>
        )}
        <Row>
          <PrimaryButton disabled={looking} onClick={() => void account.lookForCall()}>
            {lastLook === null ? 'Look for it' : 'Look again'}
          </PrimaryButton>
          <WalletOnChainLink account={account} />
        </Row>
      </Notice>
      <PaymentList account={account} causes={causes} sending={sending} />
      {mayBeSure && (
        <Section aria-labelledby="not-sent">
          <h2 id="not-sent">If it was not sent</h2>
          <p>
            {lastLook?.found === 'unreachable'
              ? `We could not look for it, so compare for yourself: go through all that ${account.walletName} has sent since ${timeText(askedAtMs)}, in its own list and in a block explorer, and look for what is marked “May have been sent” above. Close any request that is still open in your wallet.`
              : `Look through the latest transactions in ${account.walletName}, and close any request that is still open there.`}{' '}
            If it is not among them, go on: you can then send it.
          </p>
          <Row>
            <SecondaryButton disabled={looking} onClick={sayNot}>
              I am sure it was not sent
            </SecondaryButton>
          </Row>
          <Small>If it was sent after all, you would give it twice. When in doubt, look again.</Small>
        </Section>
      )}
    </>
  )
}

type LastLook = Extract<SendState, { readonly kind: 'unknown' }>['lastLook']

function resultOf(lastLook: LastLook): string | null {
  if (lastLook === null) return null
  const when = timeText(lastLook.atMs)
  switch (lastLook.found) {
    case 'nothing':
      return `Not found when we looked on ${when}`
    case 'used':
      return `Your wallet has sent something since; we looked on ${when}`
    case 'untold':
      return `The chain cannot tell whether it was sent; we looked on ${when}`
    case 'waiting':
      return `A transaction of your wallet waits for a block; we looked on ${when}`
    case 'unreachable':
      return `It could not be looked for on ${when}`
  }
}

function adviceOf({ found, reason }: NonNullable<LastLook>): string {
  switch (found) {
    case 'nothing':
      return 'It may still be open in your wallet, or on its way: a transaction can take a minute to appear.'
    case 'used':
    case 'untold':
    case 'waiting':
      return reason ?? 'It may be this payment. Compare with the list in your wallet.'
    case 'unreachable':
      return [reason, 'That does not mean that nothing was sent.'].filter(Boolean).join(' ')
  }
}
