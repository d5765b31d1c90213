import { memo } from 'react'
import styled from 'styled-components'
import { Link } from 'wouter'
import type { GiftRecord } from '../../core/record/giftRecord'
import type { PaymentOutcome } from '../../core/record/paymentsOf'
import type { SafePlace } from '../../core/review/safePlace'
import type { Tone } from '../../core/tracking/status/statusTable'
import { AddressText } from '../parts/AddressText'
import { AmountText } from '../parts/AmountText'
import { Small, VisuallyHidden } from '../parts/basics'
import { ExternalLink, explorerLink } from '../parts/ExternalLink'
import type { IconName } from '../parts/Icon'
import { TonedWord } from '../parts/TonedWord'
import { PrintOnly, ScreenOnly } from '../parts/onPaper'
import { paths } from '../paths'
import { m } from './messages'
import { moneyText, payeeText, utcText, isListed } from './recordText'
import type { AppChain } from '../../core/chain'

const About = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-4);
  font-size: var(--text-small);
  color: var(--ink-soft);

  a {
    min-height: 1.5rem;
  }
`

/** On a phone the address begins on a line of its own, so that its groups stand as everywhere. */
const Whole = styled(Small)`
  display: inline-block;
`

const looks: Record<PaymentOutcome, { readonly tone: Tone; readonly icon: IconName }> = {
  delivered: { tone: 'good', icon: 'check' },
  partial: { tone: 'waiting', icon: 'warning' },
  nothing: { tone: 'bad', icon: 'warning' },
  failed: { tone: 'bad', icon: 'cross' },
}

type RecordRowProps = { readonly gift: GiftRecord; readonly place: SafePlace }

/** Shows one gift as it was executed. */
export const RecordRow = memo(PlainRow)

function PlainRow({ gift, place }: RecordRowProps) {
  const { asset, amount, arrived, outcome, noted, atMs, txHash } = gift
  const { tone, icon } = looks[outcome]
  return (
    <tr>
      <th scope="row">
        <Payee gift={gift} />
        {noted.memo !== null && (
          <Small>
            <bdi>{m.rows.memo(noted.memo)}</bdi>
          </Small>
        )}
        {noted.purpose !== null && <Small>{noted.purpose}</Small>}
        <About>
          <span>{utcText(atMs)}</span>
          <TonedWord tone={tone} icon={icon}>
            {m.status[outcome]}
          </TonedWord>
          <ScreenOnly>
            <Links gift={gift} place={place} />
          </ScreenOnly>
          <PrintOnly>{txHash}</PrintOnly>
        </About>
      </th>
      <td>
        <AmountText amount={arrived} asset={asset} />
        {arrived !== amount && (
          <Small>{m.rows.ofAsked(<AmountText key="asked" amount={amount} asset={asset} />)}</Small>
        )}
        <UnlistedMark asset={asset} chain={place.chain} />
        {noted.value !== null && outcome === 'delivered' && (
          <Small>{m.value(moneyText(noted.value), noted.value.source, utcText(noted.value.atMs))}</Small>
        )}
      </td>
    </tr>
  )
}

function Payee({ gift: { cause, recipient, noted } }: { readonly gift: GiftRecord }) {
  if (cause !== null) return <bdi>{cause.name}</bdi>
  return (
    <>
      {noted.name !== null && (
        <p>
          <bdi>{m.rows.ownName(noted.name)}</bdi>
        </p>
      )}
      {m.rows.unlisted}{' '}
      <Whole as="span">
        <AddressText value={recipient} />
      </Whole>
    </>
  )
}

function Links({ gift, place }: RecordRowProps) {
  const { payer, txHash } = gift
  const explorer = explorerLink(place.chain, { kind: 'tx', txHash })
  const of = <VisuallyHidden>{m.rows.giftOf(payeeText(gift))}</VisuallyHidden>
  return (
    <>
      <Link
        href={
          payer.kind === 'safe'
            ? paths.giftRecord(place, payer.safeTxHash, gift.index, txHash)
            : paths.giftRecord(place, txHash, gift.index)
        }
      >
        {m.rows.gift}
        {of}
      </Link>
      {payer.kind === 'safe' && (
        <Link href={paths.review(place, payer.safeTxHash)}>
          {m.rows.transaction(payer.nonce)}
          {of}
        </Link>
      )}
      {explorer !== null && (
        <ExternalLink href={explorer}>
          {m.rows.explorer}
          {of}
        </ExternalLink>
      )}
    </>
  )
}

type UnlistedMarkProps = { readonly asset: GiftRecord['asset']; readonly chain: AppChain }

/** Marks every amount of a token that is not listed: its name may equal a listed one. */
export function UnlistedMark({ asset, chain }: UnlistedMarkProps) {
  if (asset.token === null || isListed(asset, chain)) return null
  return (
    <Small>
      {m.totals.unlisted} <AddressText value={asset.token} />
    </Small>
  )
}
