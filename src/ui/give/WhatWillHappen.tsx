import type { PlanPart } from '../../core/giving/planPart'
import type { Account, Batching, SafeAccount, WalletAccount } from '../../flows/account/account'
import { useApp } from '../AppContext'
import { Section } from '../parts/Layout'
import { useStoreValue } from '../parts/useStoreValue'
import { allPayments } from './allPayments'
import { planSentences } from './planWords'
import { Steps } from './Steps'

type WhatWillHappenProps<Who extends Account> = {
  readonly account: Who
  /** How many payments are asked for now. */
  readonly count: number
  /** Of a gift in several parts: which one this is. */
  readonly plan?: Pick<PlanPart, 'part' | 'of'> | undefined
}

/** What the button below sets in motion, in plain words. */
export function WhatWillHappen({ account, count, plan }: WhatWillHappenProps<Account>) {
  return (
    <Section aria-labelledby="what-will-happen">
      <h2 id="what-will-happen">What will happen</h2>
      <Steps>
        {plan !== undefined &&
          planSentences(plan, count, account.kind === 'safe' ? 'Safe' : 'wallet').map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        {account.kind === 'safe' ? (
          <SafeSteps account={account} count={count} />
        ) : (
          <WalletSteps account={account} count={count} />
        )}
      </Steps>
    </Section>
  )
}

function SafeSteps({ account, count }: WhatWillHappenProps<SafeAccount>) {
  const check = useStoreValue(account.check)
  const session = useStoreValue(useApp().session)
  const facts = check.kind === 'agrees' ? check.onChain : session.kind === 'safe' ? session : null
  return (
    <>
      <li>
        Your Safe will be asked to propose one transaction
        {count === 1 ? '' : ` for ${allPayments(count)}`}. You confirm it there.
      </li>
      {facts !== null && <li>{signaturesNeeded(facts.threshold, facts.owners.length)}</li>}
      <li>
        No money moves until it is executed.{' '}
        {count === 1 ? 'It is then paid in full, or not at all.' : 'Then every payment is made, or none is.'}
      </li>
    </>
  )
}

function signaturesNeeded(threshold: number, owners: number): string {
  if (threshold === 1) return 'Only one signature is needed.'
  return `${threshold} of ${owners} owners have to sign.`
}

/** One transaction, or several that can be interrupted. */
function WalletSteps({ account, count }: WhatWillHappenProps<WalletAccount>) {
  const { walletName, chain } = account
  const batching = useStoreValue(account.batching).kind
  const sentences = walletSteps[count === 1 ? 'single' : batching](walletName, count)
  return (
    <>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
      <li>
        The network takes a fee on top of the gift, in {chain.nativeCurrency.symbol}. {walletName} shows it
        before you confirm.
      </li>
    </>
  )
}

type Sentences = (walletName: string, count: number) => readonly string[]

const walletSteps: Readonly<Record<Batching | 'single', Sentences>> = {
  single: (walletName) => [
    `${walletName} shows one transaction, and you confirm it there.`,
    'Once you have confirmed it, it cannot be taken back.',
  ],
  atomic: (walletName, count) => [
    `It goes as one transaction for ${allPayments(count)}. ${walletName} shows it, and you confirm it there once.`,
    'Every payment is made, or none is. Once you have confirmed it, it cannot be taken back.',
  ],
  none: (walletName, count) => [
    `It goes as ${count} transactions, one after the other. ${walletName} shows each of them, and you confirm each there.`,
    'You can stop in between and go on later. What has gone out cannot be taken back, and is not sent again.',
  ],
  asking: (walletName, count) => [
    `It goes as one transaction if ${walletName} can do that: it is being asked. Else as ${count} transactions, one after the other.`,
    'You can stop between two transactions and go on later. What has gone out cannot be taken back, and is not sent again.',
  ],
}
