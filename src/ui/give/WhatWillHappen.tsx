import type { SafeAccount } from '../../flows/account/account'
import { useApp } from '../AppContext'
import { Section } from '../parts/Layout'
import { useStoreValue } from '../parts/useStoreValue'
import { allPayments } from './allPayments'
import { Steps } from './Steps'

type WhatWillHappenProps = { readonly account: SafeAccount; readonly count: number }

/** What the button below sets in motion, in plain words. */
export function WhatWillHappen({ account, count }: WhatWillHappenProps) {
  const check = useStoreValue(account.check)
  const session = useStoreValue(useApp().session)
  const facts = check.kind === 'agrees' ? check.onChain : session.kind === 'safe' ? session : null
  return (
    <Section aria-labelledby="what-will-happen">
      <h2 id="what-will-happen">What will happen</h2>
      <Steps>
        <li>
          Your Safe will be asked to propose one transaction
          {count === 1 ? '' : ` for ${allPayments(count)}`}. You confirm it there.
        </li>
        {facts !== null && <li>{signaturesNeeded(facts.threshold, facts.owners.length)}</li>}
        <li>
          No money moves until it is executed.{' '}
          {count === 1
            ? 'It is then paid in full, or not at all.'
            : 'Then every payment is made, or none is.'}
        </li>
      </Steps>
    </Section>
  )
}

function signaturesNeeded(threshold: number, owners: number): string {
  if (threshold === 1) return 'Only one signature is needed.'
  return `${threshold} of ${owners} owners have to sign.`
}
