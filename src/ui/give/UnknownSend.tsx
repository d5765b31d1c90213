import { useEffect } from 'react'
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

/** The answer was lost: looking comes first, and nothing is sent again before a look found nothing and a person is sure. */
export function UnknownSend({ account, causes, sending }: SendProps<'unknown'>) {
  const { looking, lastLook, intent } = sending
  const announce = useAnnounce()
  const moves = useMoves()
  const place = currentPlace(sending)
  const count = intent.calls.length
  const result = resultOf(lastLook)
  const mayBeSure = lastLook !== null && lastLook.found !== 'unreachable'

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
        It was handed to {account.walletName} on {timeText(intent.asked?.askedAtMs ?? intent.startedAtMs)},
        and the answer was lost. It is not sent again before you know.
      </Lede>
      <Notice
        tone="waiting"
        title={looking ? 'Looking for it on the chain…' : (result ?? 'Not looked for yet')}
      >
        {!looking && lastLook !== null && <p>{adviceOf(lastLook)}</p>}
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
            Look through the latest transactions in {account.walletName}, and close any request that is still
            open there. If it is not among them, go on: you can then send it.
          </p>
          <Row>
            <SecondaryButton disabled={looking} onClick={sayNot}>
              It was not sent
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
    case 'unreachable':
      return `The chain could not be read on ${when}`
  }
}

function adviceOf({ found, reason }: NonNullable<LastLook>): string {
  switch (found) {
    case 'nothing':
      return 'It may still be open in your wallet, or on its way: a transaction can take a minute to appear.'
    case 'used':
      return reason ?? 'It may be this payment. Compare with the list in your wallet.'
    case 'unreachable':
      return [reason, 'That does not mean that nothing was sent.'].filter(Boolean).join(' ')
  }
}
