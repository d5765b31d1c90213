import { useEffect, useRef, useState } from 'react'
import type { AssetStatement } from '../../core/record/statement'
import { type Period, tokenKey } from '../../core/record/recordFilter'
import type { SafePlace } from '../../core/review/safePlace'
import { readStatement, type Statement, type StatementSources } from '../../flows/record/readStatement'
import type { RecordReach, RecordState } from '../../flows/record/recordState'
import { AmountText } from '../parts/AmountText'
import { Small } from '../parts/basics'
import { SecondaryButton } from '../parts/Button'
import { Section } from '../parts/Layout'
import { useAnnounce } from '../parts/LiveRegion'
import { PaymentRowBoundary } from '../parts/PaymentRowBoundary'
import { Notice } from '../parts/Notice'
import { ScreenOnly } from '../parts/onPaper'
import { m } from './messages'
import { UnlistedMark } from './RecordRow'
import { HiddenHead, RecordTable } from './RecordTable'
import { assetName, periodText, utcText } from './recordText'

type RecordBalancesProps = {
  readonly place: SafePlace
  readonly state: RecordState
  readonly sources: StatementSources
  readonly period: Period
}

/** Returns true when the balances can be read: while the reading goes on, payments may be missing. */
export function canReadBalances({ reach, phase }: RecordState): boolean {
  return lastBlockOf(reach) !== null && phase !== 'reading'
}

/** Offers the balances before and after the chosen period, with all payments between them. */
export function RecordBalances({ state, period, ...props }: RecordBalancesProps) {
  const lastBlock = lastBlockOf(state.reach)
  if (lastBlock === null || !canReadBalances(state)) return null
  // With another period or another reading the balances are read anew.
  return (
    <Balances key={`${period}:${lastBlock}`} {...props} state={state} period={period} lastBlock={lastBlock} />
  )
}

function lastBlockOf(reach: RecordReach): bigint | null {
  return reach.kind === 'unknown' ? null : reach.block
}

type Reading =
  | { readonly kind: 'idle' | 'reading' }
  | { readonly kind: 'read'; readonly statement: Statement }
  | { readonly kind: 'refused'; readonly reason: string | null }

type BalancesProps = RecordBalancesProps & { readonly lastBlock: bigint }

function Balances({ place: { chain, safe }, state, sources, period, lastBlock }: BalancesProps) {
  const announce = useAnnounce()
  const [reading, setReading] = useState<Reading>({ kind: 'idle' })
  const run = useRef<AbortController | null>(null)
  useEffect(() => () => run.current?.abort(), [])

  const read = async () => {
    if (reading.kind === 'reading') return
    const own = new AbortController()
    run.current = own
    setReading({ kind: 'reading' })
    const query = { account: safe, coin: chain.nativeCurrency, gifts: state.gifts, period, lastBlock }
    try {
      const answer = await readStatement(sources, query, own.signal)
      setReading(
        answer.kind === 'found'
          ? { kind: 'read', statement: answer.value }
          : { kind: 'refused', reason: answer.kind === 'missing' ? null : answer.reason },
      )
      announce(answer.kind === 'found' ? m.balances.read : m.balances.refused)
    } catch (error) {
      if (!own.signal.aborted) throw error
    }
  }

  const content = (
    <Section aria-labelledby="record-balances">
      <h2 id="record-balances" tabIndex={-1}>
        {m.balances.title}
      </h2>
      <p>{m.balances.lede(period === '' ? null : periodText(period))}</p>
      {reading.kind === 'refused' && (
        <Notice tone="waiting" title={m.balances.refused}>
          {reading.reason !== null && <p>{reading.reason}</p>}
          <p>{m.balances.archive}</p>
        </Notice>
      )}
      {reading.kind === 'read' ? (
        <Movements
          statement={reading.statement}
          place={{ chain, safe }}
          state={state}
          hasPeriod={period !== ''}
        />
      ) : (
        <div>
          <SecondaryButton aria-disabled={reading.kind === 'reading'} onClick={() => void read()}>
            {reading.kind === 'reading' ? m.balances.reading : m.balances.press}
          </SecondaryButton>
        </div>
      )}
    </Section>
  )
  return reading.kind === 'read' ? content : <ScreenOnly>{content}</ScreenOnly>
}

type MovementsProps = {
  readonly statement: Statement
  readonly place: SafePlace
  readonly state: Pick<RecordState, 'reach'>
  readonly hasPeriod: boolean
}

function Movements({ statement, place: { chain }, state, hasPeriod }: MovementsProps) {
  const { opening, closing, isSoFar, later, assets } = statement
  const isWallet = state.reach.kind === 'wallet'
  const openingText =
    opening === null ? m.balances.beforeAll : m.balances.at(opening.number, utcText(opening.atMs))
  const closingText = m.balances.at(closing.number, utcText(closing.atMs))
  return (
    <>
      {hasPeriod && isSoFar && <p>{m.balances.soFar}</p>}
      {later > 0 && (
        <Notice tone="waiting" title={m.balances.later.title(later)}>
          <p>{m.balances.later.words}</p>
        </Notice>
      )}
      {assets.map((one) => (
        <div key={tokenKey(one.asset)}>
          <h3>
            <bdi>{assetName(one.asset, chain)}</bdi>
          </h3>
          <UnlistedMark asset={one.asset} chain={chain} />
          <RecordTable $isFine>
            <HiddenHead name={m.balances.movement} amount={m.costs.amount} />
            <tbody>
              {linesOf(one, { isWallet, openingText, closingText }).map((line) => (
                <PaymentRowBoundary key={line.name} columns={2} still={m.stillCounts}>
                  <MovementRow line={line} asset={one.asset} />
                </PaymentRowBoundary>
              ))}
            </tbody>
          </RecordTable>
        </div>
      ))}
      <Small>{m.balances.derived}</Small>
      {state.reach.kind !== 'complete' && <Small>{m.balances.incomplete}</Small>}
      <Small>{isWallet ? m.balances.ownFees : m.balances.othersFees}</Small>
    </>
  )
}

type Line = {
  readonly name: string
  readonly about: string | null
  /** Null: not known. */
  readonly amount: bigint | null
  readonly sign: '' | '+ ' | '− '
}

type MovementRowProps = Pick<AssetStatement, 'asset'> & { readonly line: Line }

function MovementRow({ line: { name, about, amount, sign }, asset }: MovementRowProps) {
  return (
    <tr>
      <th scope="row">
        {name}
        {about !== null && <Small>{about}</Small>}
      </th>
      <td>
        {amount === null ? (
          <Small>{m.balances.unknown}</Small>
        ) : (
          <>
            {sign}
            <AmountText amount={amount} asset={asset} />
          </>
        )}
      </td>
    </tr>
  )
}

type LineTexts = { readonly isWallet: boolean; readonly openingText: string; readonly closingText: string }

function linesOf(one: AssetStatement, { isWallet, openingText, closingText }: LineTexts): readonly Line[] {
  const { opening, closing, other, toCauses, toOthers, costs, asset } = one
  const size = other !== null && other < 0n ? -other : other
  const out = (name: string, amount: bigint): Line => ({
    name,
    about: null,
    amount,
    sign: amount === 0n ? '' : '− ',
  })
  return [
    { name: m.balances.opening, about: openingText, amount: opening, sign: '' },
    {
      name: m.balances.other,
      about: m.balances.difference,
      amount: size,
      sign: other === null || other === 0n ? '' : other < 0n ? '− ' : '+ ',
    },
    out(m.balances.toCauses, toCauses),
    out(m.balances.toOthers, toOthers),
    ...(costs > 0n || (isWallet && asset.token === null)
      ? [out(isWallet ? m.balances.fees : m.balances.refunds, costs)]
      : []),
    { name: m.balances.closing, about: closingText, amount: closing, sign: '' },
  ]
}
