import { useMemo } from 'react'
import styled from 'styled-components'
import type { Address } from 'viem'
import { isHexEqual } from '../../../core/isHexEqual'
import { sumsOf } from '../../../core/review/totals'
import type { AssetNames } from '../../../core/review/assetNames'
import type { Check } from '../../../core/review/check'
import type { Effect } from '../../../core/review/effects'
import { groupPayments, type PaymentGroup, paymentsOf } from '../../../core/review/payments'
import { placeWords } from '../../../core/review/actionWords'
import type { SafePlace } from '../../../core/review/safePlace'
import { isWrongStanding, type RecipientStanding } from '../../../core/review/recipientStanding'
import { standingWords } from '../../../core/review/standingWords'
import { sumWords } from '../../../core/review/effectWords'
import { unreadWords } from '../../../core/review/checkWords'
import { m as inChecks } from '../../../core/review/checkMessages'
import { locale } from '../../../language/messages'
import { WithAddresses } from '../../parts/AddressText'
import { LazyFold } from '../../parts/LazyFold'
import { useEnd } from '../useEnd'
import { PaymentTable, quotedLabels } from './GroupedPayments'
import { m } from './messages'

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding-inline-start: var(--space-5);
  list-style: disc;
`

const list = new Intl.ListFormat(locale, { type: 'conjunction' })

/** A check of more recipients is read as groups, not as sentences in a row. */
const mostSentences = 5

/** So many stand in the open; more are behind a fold. */
const mostOpen = 10

/** Returns true for the check of recipients where it names too many to be read as sentences in a row. */
export function isGrouped(check: Check): check is Extract<Check, { id: 'recipients' }> {
  return (
    check.id === 'recipients' && check.outcome !== 'holds' && check.evidence.recipients.length > mostSentences
  )
}

type ToJudgeProps = {
  readonly place: SafePlace
  readonly effects: readonly Effect[]
  readonly check: Extract<Check, { id: 'recipients' }>
  readonly names: AssetNames
  /** What the author of the link calls the recipients, by the position of the payment. */
  readonly labels: ReadonlyMap<number, string>
}

/**
 * Lists the recipients that a signer has to judge: alike ones as one group, with its sums, and the others alone. Names what
 * they could not be compared with.
 */
export function ToJudge({ place: { safe }, effects, check, names, labels }: ToJudgeProps) {
  const { recipients, created, proposer } = check.evidence
  const payments = useMemo(() => paymentsOf(effects, safe, recipients), [effects, safe, recipients])
  const groups = useMemo(() => groupPayments(payments, names, safe), [payments, names, safe])
  const sumsTo = (address: Address) => {
    const paid = payments.filter(({ to }) => to !== null && isHexEqual(to, address))
    return list.format(sumsOf(paid).map(({ asset, amount }) => sumWords(asset, amount, names)))
  }
  const unlisted = groups.find(({ name }) => name === 'unlisted') ?? null
  const alike = new Set(unlisted?.payments)
  // The sums of the group are not all that they get.
  const getsMore = new Set(payments.filter((one) => !alike.has(one)).map(({ to }) => to?.toLowerCase()))
  const isIn = new Set(
    [...alike].flatMap(({ to }) => (to === null || getsMore.has(to.toLowerCase()) ? [] : to.toLowerCase())),
  )
  const others = recipients.filter(
    (one) => (one.kind !== 'confirmed' || one.before !== undefined) && !isIn.has(one.address.toLowerCase()),
  )
  const alone = [...others.filter(isWrongStanding), ...others.filter((one) => !isWrongStanding(one))]
  return (
    <List>
      {created.map(({ path }) => (
        <li key={path.join('.')}>{inChecks.paysCreated(placeWords(path))}</li>
      ))}
      {proposer !== null && (
        <li>
          <WithAddresses text={inChecks.paysProposer(proposer)} />
        </li>
      )}
      {alone.slice(0, mostOpen).map((standing) => (
        <Alone key={standing.address} standing={standing} sums={sumsTo(standing.address)} />
      ))}
      {alone.length > mostOpen && (
        <li>
          <LazyFold title={m.judge.more(alone.length - mostOpen)}>
            <List>
              {alone.slice(mostOpen).map((standing) => (
                <Alone key={standing.address} standing={standing} sums={sumsTo(standing.address)} />
              ))}
            </List>
          </LazyFold>
        </li>
      )}
      {unlisted !== null && (
        <li>
          <Unlisted group={unlisted} names={names} labels={labels} />
        </li>
      )}
      {[...new Set(unreadWords(check))].map((words) => (
        <li key={words}>
          <WithAddresses text={words} />
        </li>
      ))}
    </List>
  )
}

/** `sums`: empty where only a refund, or another account's money, goes there. */
function Alone({ standing, sums }: { readonly standing: RecipientStanding; readonly sums: string }) {
  return (
    <li>
      {sums !== '' && <strong>{sums}: </strong>}
      <WithAddresses text={standingWords(standing)} />
    </li>
  )
}

type UnlistedProps = Pick<ToJudgeProps, 'names' | 'labels'> & { readonly group: PaymentGroup }

function Unlisted({ group: { payments, sums }, names, labels }: UnlistedProps) {
  const sumsText = list.format(sums.map(({ asset, amount }) => sumWords(asset, amount, names)))
  const quoted = useMemo(() => quotedLabels(labels), [labels])
  return (
    <>
      <p>{m.judge.unlisted[useEnd()](payments.length, sumsText)}</p>
      <LazyFold title={m.judge.each} startsOpen={payments.length <= mostOpen}>
        <PaymentTable
          payments={payments}
          names={names}
          labels={quoted}
          memos={noMemos}
          memoWords={String}
          aboutEach={nothingMore}
        />
      </LazyFold>
    </>
  )
}

const noMemos: ReadonlyMap<number, string> = new Map()

function nothingMore() {
  return null
}
