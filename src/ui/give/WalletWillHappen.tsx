import type { Batching, WalletAccount } from '../../flows/account/walletAccount'
import { Section } from '../parts/Layout'
import { useStoreValue } from '../parts/useStoreValue'
import { allPayments } from './allPayments'
import { Steps } from './Steps'

type WalletWillHappenProps = { readonly account: WalletAccount; readonly count: number }

/** What the button below sets in motion, in plain words: one transaction, or several that can be interrupted. */
export function WalletWillHappen({ account, count }: WalletWillHappenProps) {
  const batching = useStoreValue(account.batching).kind
  const { symbol } = account.chain.nativeCurrency
  const sentences = words[count === 1 ? 'single' : batching](account.walletName, count)
  return (
    <Section aria-labelledby="what-will-happen">
      <h2 id="what-will-happen">What will happen</h2>
      <Steps>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        <li>
          The network takes a fee on top of the gift, in {symbol}. {account.walletName} shows it before you
          confirm.
        </li>
      </Steps>
    </Section>
  )
}

type Words = (walletName: string, count: number) => readonly string[]

const words: Readonly<Record<Batching | 'single', Words>> = {
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
