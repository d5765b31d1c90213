import { useState } from 'react'
import styled from 'styled-components'
import { Link } from 'wouter'
import { assetsOf } from '../../../core/giving/assets'
import { newLineId } from '../../give/newLineId'
import { repeatGift, type RepeatedGift } from '../../../core/giving/repeatGift'
import type { TrackedGift } from '../../../core/giving/trackedGift'
import type { Account } from '../../../flows/account/account'
import { useApp } from '../../AppContext'
import { useBasket } from '../../give/useBasket'
import { AddressText } from '../../parts/AddressText'
import { AmountText } from '../../parts/AmountText'
import { Row, Small } from '../../parts/basics'
import { SecondaryButton } from '../../parts/Button'
import { dayOfTime } from '../../parts/format'
import { Stack } from '../../parts/Layout'
import { useAnnounce } from '../../parts/LiveRegion'
import { useStoreValue } from '../../parts/useStoreValue'
import { useGivable } from '../../tokens/useGivable'
import { paths } from '../../paths'
import { Sentence } from '../../parts/Sentence'
import { m } from './messages'

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

/** Shows what an earlier gift would be today, recipient by recipient, before any of it is in the basket. */
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
  if (directory.kind !== 'ready') return <Small>{m.noDirectory}</Small>

  if (list.kind === 'loading') return <Small>{m.fetching}</Small>

  const assets = assetsOf(chain, customTokens)
  const payments = repeatGift(gifts, { causes: directory.causes, chain, assets })
  const lines = payments.flatMap(({ line }) => line ?? [])
  const differ = payments.filter(({ difference }) => difference !== null).length
  const day = dayOfTime(givenAtMs)

  const add = () => {
    edit((before) => [...before, ...lines.map((line) => ({ ...line, id: newLineId() }))])
    setAdded(true)
    announce(m.added(lines.length))
  }
  return (
    <Stack $gap={3} as="fieldset" aria-label={m.title(day)}>
      <p>{differ === 0 ? m.same(day) : m.differ(differ, payments.length, day)}</p>
      <ul>
        {payments.map((payment, at) => (
          <Payment key={`${at}${payment.gift.recipient}`}>
            <OnePayment {...payment} />
          </Payment>
        ))}
      </ul>
      {isAdded ? (
        <p>
          {m.inGift} <Link href={paths.give}>{m.read}</Link>
        </p>
      ) : (
        <Row>
          {lines.length > 0 && <SecondaryButton onClick={add}>{m.add(lines.length)}</SecondaryButton>}
        </Row>
      )}
      {!isAdded && basket.lines.length > 0 && lines.length > 0 && (
        <Small>{m.after(basket.lines.length)}</Small>
      )}
    </Stack>
  )
}

function OnePayment({ gift, line, recipient, difference }: RepeatedGift) {
  const isMoved = recipient !== null && recipient !== gift.recipient
  return (
    <>
      <span>
        <Sentence
          of={m.payment(
            <AmountText amount={gift.amount} asset={gift} />,
            gift.payeeName,
            gift.causeId !== null,
          )}
        />
      </span>
      {difference !== null && <Differs>{difference}</Differs>}
      {line === null && <span>{m.staysOut}</span>}
      {isMoved && <Small>{m.before}</Small>}
      <AddressText value={gift.recipient} />
      {isMoved && (
        <>
          <Small>{m.now}</Small>
          <AddressText value={recipient} />
        </>
      )}
    </>
  )
}
