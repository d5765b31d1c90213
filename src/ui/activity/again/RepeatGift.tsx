import { useState } from 'react'
import styled from 'styled-components'
import { Link } from 'wouter'
import { assetsOf } from '../../../core/giving/assetsOf'
import { addLine } from '../../../core/giving/editBasket'
import { changeLine } from '../../../core/giving/changeLine'
import { repeatGift, type RepeatedGift } from '../../../core/giving/repeatGift'
import type { TrackedGift } from '../../../core/giving/trackedGift'
import type { Account } from '../../../flows/account/account'
import { useApp } from '../../AppContext'
import { useBasket } from '../../give/useBasket'
import { AddressText } from '../../parts/AddressText'
import { AmountText } from '../../parts/AmountText'
import { Row, Small } from '../../parts/basics'
import { SecondaryButton } from '../../parts/Button'
import { dayText } from '../../parts/dayText'
import { Stack } from '../../parts/Layout'
import { useAnnounce } from '../../parts/LiveRegion'
import { useStoreValue } from '../../parts/useStoreValue'
import { useGivable } from '../../tokens/useGivable'
import { paths } from '../../paths'

const Payment = styled.li`
  display: grid;
  gap: var(--space-1);
  padding-block: var(--space-3);
  border-block-start: 1px solid var(--line);
`

const Differs = styled.strong`
  color: var(--tone-waiting);
`

type RepeatGiftProps = {
  readonly gifts: readonly TrackedGift[]
  readonly givenAtMs: number
}

/** What giving an earlier gift again would be today, recipient by recipient, before any of it is in the basket. */
export function RepeatGift(props: RepeatGiftProps) {
  const state = useStoreValue(useApp().account)
  return state.kind === 'ready' || state.kind === 'wallet' ? (
    <Repeated {...props} account={state.account} />
  ) : null
}

function Repeated({ gifts, givenAtMs, account }: RepeatGiftProps & { readonly account: Account }) {
  const { chain, customTokens, list } = useGivable(account)
  const directory = useStoreValue(useApp().causes)
  const { basket, edit } = useBasket()
  const announce = useAnnounce()
  const [isAdded, setAdded] = useState(false)
  if (directory.kind !== 'ready')
    return <Small>The directory of causes is not there, so the gift cannot be compared with it.</Small>

  if (list.kind === 'loading') return <Small>Fetching the list of tokens…</Small>

  const assets = assetsOf(chain, customTokens)
  const payments = repeatGift(gifts, { causes: directory.causes, chain, assets })
  const lines = payments.flatMap(({ line }) => line ?? [])
  const differ = payments.filter(({ difference }) => difference !== null).length
  const day = dayText(new Date(givenAtMs).toISOString())
  const count = `${lines.length} ${lines.length === 1 ? 'payment' : 'payments'}`

  const add = () => {
    edit((before) =>
      lines.reduce((all, { amountText, ...line }) => {
        const added = addLine(all, line)
        return changeLine(added, added.at(-1)?.id ?? '', { amountText })
      }, before),
    )
    setAdded(true)
    announce(`${count} added to your gift.`)
  }
  return (
    <Stack $gap={3} as="fieldset" aria-label={`Give the gift of ${day} again`}>
      <p>
        {differ === 0
          ? `Everything is as it was on ${day}.`
          : `${differ} of ${payments.length} ${payments.length === 1 ? 'payment' : 'payments'} would differ from ${day}.`}
      </p>
      <ul>
        {payments.map((payment, at) => (
          <Payment key={`${at}${payment.gift.recipient}`}>
            <OnePayment {...payment} />
          </Payment>
        ))}
      </ul>
      {isAdded ? (
        <p>
          In your gift. <Link href={paths.give}>Read and change it there</Link>
        </p>
      ) : (
        <Row>
          {lines.length > 0 && <SecondaryButton onClick={add}>Put {count} into your gift</SecondaryButton>}
        </Row>
      )}
      {!isAdded && basket.lines.length > 0 && lines.length > 0 && (
        <Small>
          Your gift has {basket.lines.length} {basket.lines.length === 1 ? 'line' : 'lines'} already. These
          come after them.
        </Small>
      )}
    </Stack>
  )
}

function OnePayment({ gift, line, recipient, difference }: RepeatedGift) {
  const isMoved = recipient !== null && recipient !== gift.recipient
  return (
    <>
      <span>
        <AmountText amount={gift.amount} asset={gift} /> to {gift.payeeName ?? 'an address'}
        {gift.causeId === null && ', not in the directory'}
      </span>
      {difference !== null && <Differs>{difference}</Differs>}
      {line === null && <span>It stays out.</span>}
      {isMoved && <Small>Then</Small>}
      <AddressText value={gift.recipient} />
      {isMoved && (
        <>
          <Small>Now</Small>
          <AddressText value={recipient} />
        </>
      )}
    </>
  )
}
