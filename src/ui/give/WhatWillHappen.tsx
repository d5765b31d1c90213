import styled from 'styled-components'
import type { PlanPart } from '../../core/giving/planPart'
import type { Account, Batching, SafeAccount, WalletAccount } from '../../flows/account/account'
import { useApp } from '../AppContext'
import { Section } from '../parts/Layout'
import { useStoreValue } from '../parts/useStoreValue'
import { m as gift, type Who } from './messages'

/** A numbered list of the next steps. */
const Steps = styled.ol`
  display: grid;
  gap: var(--space-2);
  max-width: var(--measure);
  padding-inline-start: 1.4rem;
  list-style: decimal;

  li::marker {
    color: var(--accent);
    font-weight: 600;
  }
`

type WhatWillHappenProps<Who extends Account> = {
  readonly account: Who
  /** Number of payments that are requested now. */
  readonly count: number
  /** Position of this part, in a gift of several parts. */
  readonly plan?: Pick<PlanPart, 'part' | 'of'> | undefined
}

/** Explains what the button below starts. */
export function WhatWillHappen({ account, count, plan }: WhatWillHappenProps<Account>) {
  return (
    <Section aria-labelledby="what-will-happen">
      <h2 id="what-will-happen">{gift.review.next.title}</h2>
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
  const facts = check.kind === 'ok' ? check.onChain : session.kind === 'safe' ? session : null
  return (
    <>
      <li>{gift.review.next.propose(count)}</li>
      {facts !== null && <li>{gift.review.next.signatures(facts.threshold, facts.owners.length)}</li>}
      <li>{gift.review.next.executed(count)}</li>
    </>
  )
}

/** Explains a gift in several parts. `most`: payments in one part. */
function planSentences(
  { part, of }: Pick<PlanPart, 'part' | 'of'>,
  most: number,
  who: Who,
): readonly string[] {
  const left = of - part + 1
  const start =
    part === 1
      ? gift.plan.start(of, most, who)
      : left === 1
        ? gift.plan.last(of, who)
        : gift.plan.left(left, of, who)
  return [start, gift.plan.each(who)]
}

/** Explains one transaction, or several that can be interrupted. */
function WalletSteps({ account, count }: WhatWillHappenProps<WalletAccount>) {
  const { walletName, chain } = account
  const batching = useStoreValue(account.batching).kind
  const sentences = walletSteps[count === 1 ? 'single' : batching](walletName, count)
  return (
    <>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
      <li>{gift.review.next.fee(chain.nativeCurrency.symbol, walletName)}</li>
    </>
  )
}

type Sentences = (walletName: string, count: number) => readonly string[]

const walletSteps: Readonly<Record<Batching | 'single', Sentences>> = {
  single: (walletName) => [gift.review.next.single(walletName), gift.review.next.singleFinal],
  atomic: (walletName, count) => [gift.review.next.atomic(walletName, count), gift.review.next.atomicFinal],
  none: (walletName, count) => [gift.review.next.none(walletName, count), gift.review.next.noneFinal],
  asking: (walletName, count) => [gift.review.next.asking(walletName, count), gift.review.next.askingFinal],
}
