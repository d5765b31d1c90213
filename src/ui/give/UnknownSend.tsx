import { useEffect } from 'react'
import { isAskedAgain } from '../../core/outbox/intent'
import { maySayNotSent, unansweredForMs } from '../../core/outbox/maySayNotSent'
import type { SendState } from '../../flows/account/walletAccount'
import { PrimaryButton, SecondaryButton } from '../parts/Button'
import { Lede, Row, Small } from '../parts/basics'
import { Section } from '../parts/Layout'
import { useAnnounce } from '../parts/LiveRegion'
import { useNavigation } from '../parts/navigation'
import { Notice } from '../parts/Notice'
import { ScreenHeading } from '../parts/ScreenHeading'
import { timeText } from '../parts/timeText'
import { PaymentList } from './PaymentList'
import { currentPlace } from './payments'
import type { SendProps } from './sendProps'
import { WalletOnChainLink } from './WalletOnChainLink'

/** No clear answer came: looking comes first, and nothing is sent again before a look found nothing and a person is sure. */
export function UnknownSend({ account, causes, sending }: SendProps<'unknown'>) {
  const { looking, lastLook, intent } = sending
  const announce = useAnnounce()
  const navigation = useNavigation()
  const place = currentPlace(sending)
  const count = intent.calls.length
  const result = resultOf(lastLook)
  const isAgain = isAskedAgain(intent)
  const twice = isAgain ? ' twice' : ''
  const askedAtMs = intent.asked?.askedAtMs ?? intent.startedAtMs
  // While it is looked for once more, the way on stays where it was.
  const mayBeSure = maySayNotSent({ ...sending, looking: false })

  useEffect(() => {
    if (!looking && result !== null) announce(result)
  }, [announce, looking, result])

  const sayNot = () => {
    navigation.record()
    account.saySentNothing()
  }

  return (
    <>
      <ScreenHeading
        key="unknown"
        title={
          place === null || count === 1
            ? `This gift may have been sent${twice}`
            : `Payment ${place + 1} of ${count} may have been sent${twice}`
        }
      />
      <Lede>
        It was handed to {account.walletName} on {timeText(askedAtMs)}, and no clear answer has come here. It
        may still be open in your wallet or in another tab.{' '}
        {isAgain
          ? 'An earlier request for it was carried out after all: say no to this one, or you give it twice.'
          : 'It is not sent again before you know.'}
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
          <h2 id="not-sent">{isAgain ? 'If it was sent only once' : 'If it was not sent'}</h2>
          <p>
            {lastLook?.found === 'unreachable'
              ? `We could not look for it, so compare for yourself: go through all that ${account.walletName} has sent since ${timeText(askedAtMs)}, in its own list and in a block explorer, and look for what is marked “May have been sent” above. Close any request that is still open in your wallet.`
              : `Look through the latest transactions in ${account.walletName}, and close any request that is still open there.`}{' '}
            {isAgain
              ? 'If it is among them only once, go on.'
              : 'If it is not among them, go on: you can then send it.'}
          </p>
          <Row>
            <SecondaryButton disabled={looking} onClick={sayNot}>
              {isAgain ? 'I am sure it was sent only once' : 'I am sure it was not sent'}
            </SecondaryButton>
          </Row>
          {!isAgain && (
            <Small>If it was sent after all, you would give it twice. When in doubt, look again.</Small>
          )}
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
