import { Row } from '../parts/basics'
import { SecondaryButton } from '../parts/Button'
import { Notice } from '../parts/Notice'
import { useStoreValue } from '../parts/useStoreValue'
import { useApp } from '../AppContext'
import { m } from './messages'

/** Time that Safe{Wallet} 1.95.0 took to show a proposal, by the number of payments. */
const measured = { payments: 100, seconds: 12, eachFurtherSeconds: 36 / 400 }

type SlowWalletProps = { readonly count: number; readonly limit: (payments: number) => void }

/** Says before a large proposal how long Safe{Wallet} will take to show it, and offers to split it. */
export function SlowWallet({ count, limit }: SlowWalletProps) {
  const session = useStoreValue(useApp().session)
  const { payments, seconds, eachFurtherSeconds } = measured
  if (session.kind !== 'safe' || count < payments) return null
  return (
    <Notice
      tone="waiting"
      title={m.review.slow.title(Math.round(seconds + (count - payments) * eachFurtherSeconds))}
    >
      <p>{m.review.slow.words(count)}</p>
      {count > payments && (
        <>
          <p>{m.review.slow.splits(payments)}</p>
          <Row>
            <SecondaryButton onClick={() => limit(payments)}>
              {m.review.slow.split(Math.ceil(count / payments))}
            </SecondaryButton>
          </Row>
        </>
      )}
    </Notice>
  )
}
