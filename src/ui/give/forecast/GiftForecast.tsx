import { type ReactNode, useCallback, useEffect, useMemo } from 'react'
import styled from 'styled-components'
import type { FundsContext } from '../../../core/giving/checkFunds'
import type { AssetTotal } from '../../../core/giving/totalsByAsset'
import type { TrackedGift } from '../../../core/giving/trackedGift'
import { amountWords } from '../../../core/money/formatAmount'
import { assumptionWords, sourceWords } from '../../../core/review/forecast/forecastWords'
import {
  assetOfArrival,
  type FailingPayment,
  type MadeGiftForecast,
  namesFailure,
  paymentsThatFit,
  queueShortages,
  arrivalWords,
  failingRemedy,
  failingTitle,
  failingWords,
  gasWords,
  shortageRemedy,
  shortageWords,
} from '../../../core/review/forecast/giftForecast'
import { reasonWords } from '../../../core/review/forecast/revertReason'
import type { Call } from '../../../core/safe/safeTx'
import { createGiftForecast, type OpenGiftForecast } from '../../../flows/review/forecast/createGiftForecast'
import type { ForecastReader } from '../../../flows/review/reader'
import { AddressText, WithAddresses } from '../../parts/AddressText'
import { Row, Small } from '../../parts/basics'
import { SecondaryButton } from '../../parts/Button'
import { Notice } from '../../parts/Notice'
import { PartDidNotLoad } from '../../parts/Deferred'
import { Sentence } from '../../parts/Sentence'
import { TonedWord } from '../../parts/TonedWord'
import { useStoreValue } from '../../parts/useStoreValue'
import { useReader } from '../../review/useReader'
import type { Giver } from '../giver'
import { m as messages } from '../messages'

const m = messages.forecast

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  max-width: var(--measure);
`

type GiftForecastProps = {
  readonly giver: Giver
  /** The payments decoded from the calls, in their order. */
  readonly gifts: readonly TrackedGift[]
  /** The calls of each proposal. */
  readonly parts: readonly (readonly Call[])[]
  readonly totals: readonly AssetTotal[]
  readonly funds: FundsContext
  /** Called with true when it names a payment that would fail. */
  readonly onNamed: (isNamed: boolean) => void
  /** Called with the most payments that fit in one proposal, by the gas of the simulation. */
  readonly onLimit: (payments: number) => void
}

/** Shows the outcome of the gift, simulated on a node before it is proposed or sent. */
export function GiftForecast(props: GiftForecastProps) {
  const { giver, parts } = props
  const { chain, address, account } = giver
  const open = useCallback(
    (reader: ForecastReader) =>
      createGiftForecast(reader, {
        giver: { kind: account.kind, address },
        parts,
        listed: () => (account.kind === 'safe' ? account.listed.getState() : null),
      }),
    [account, address, parts],
  )
  const opening = useReader(chain, open)
  if (opening.kind === 'broken') return <PartDidNotLoad />
  if (opening.kind === 'opening') return <Running />
  return <Opened forecast={opening.opened} {...props} />
}

function Running() {
  return <p>{m.running}</p>
}

function Opened({ forecast, ...props }: GiftForecastProps & { readonly forecast: OpenGiftForecast }) {
  const { giver, parts, totals, funds, onNamed, onLimit } = props
  const state = useStoreValue(forecast.state)
  const made = state.kind === 'made' && state.forecast.kind === 'made' ? state.forecast : null
  const shortages = useMemo(
    () => (made === null ? [] : queueShortages(totals, funds, made.queued)),
    [made, totals, funds],
  )
  const isNamed = made !== null && namesFailure(made, shortages)
  useEffect(() => {
    onNamed(isNamed)
    return () => onNamed(false)
  }, [isNamed, onNamed])

  const most = Math.max(...parts.map((calls) => calls.length))
  const limit = made === null || giver.name === 'wallet' ? null : paymentsThatFit(made.gas, most)
  useEffect(() => {
    if (limit !== null) onLimit(limit)
  }, [limit, onLimit])

  if (state.kind === 'running') return <Running />
  const { forecast: result } = state
  return (
    <>
      {result.kind === 'none' ? (
        <>
          <TonedWord tone="waiting" icon="warning">
            {m.unchecked}
          </TonedWord>
          <p>
            <WithAddresses text={m.goOn(result.reason, giver.name)} />
          </p>
        </>
      ) : (
        <>
          {shortages.map((shortage) => (
            <div role="alert" key={shortageWords(shortage)}>
              <Notice tone="bad" title={shortageWords(shortage)}>
                <p>{shortageRemedy(shortage)}</p>
              </Notice>
            </div>
          ))}
          <Made {...props} made={result} isNamed={isNamed} />
        </>
      )}
      <Row>
        <SecondaryButton onClick={forecast.again}>{m.again}</SecondaryButton>
      </Row>
    </>
  )
}

type MadeProps = GiftForecastProps & { readonly made: MadeGiftForecast; readonly isNamed: boolean }

function Made({ made, isNamed, ...props }: MadeProps) {
  const { giver, gifts, parts, totals } = props
  const { failing, failingLater, isCut, unnamed, arrivals, gas, source, assumptions } = made
  // The simulation left out what fails, and a wallet shows its own fee.
  const takes = gas === null || isNamed || giver.name === 'wallet' ? null : gasWords(gas, parts.length > 1)
  const told = assumptions.filter(({ kind }) => kind !== 'executor')
  return (
    <>
      <Failing {...props} payments={failing} isLater={false} isCut={isCut} />
      <Failing {...props} payments={failingLater} isLater isCut={isCut} />
      {unnamed !== null && (
        <Notice tone="waiting" title={m.whole}>
          <p>{unnamed === 'fails' ? m.together : reasonWords(unnamed, giver.chain.nativeCurrency)}</p>
        </Notice>
      )}
      {arrivals.length > 0 && (
        <Notice tone="waiting" title={m.less}>
          <List>
            {arrivals.map((arrival) => {
              const asset = assetOfArrival(arrival, totals)
              const to = gifts.find(({ recipient }) => recipient === arrival.recipient)
              return (
                asset !== null && (
                  <li key={`${arrival.recipient} ${arrival.token}`}>
                    {m.tokenKeeps(arrivalWords(arrival, asset, to?.payeeName ?? arrival.recipient))}
                  </li>
                )
              )
            })}
          </List>
        </Notice>
      )}
      {!isNamed && unnamed === null && (
        <TonedWord tone="quiet" icon="info">
          {m.goes(gifts.length)}
        </TonedWord>
      )}
      {source.rung === 'call' && <p>{m.onlyEnd}</p>}
      {takes !== null &&
        (takes.isWarning ? <Notice tone="waiting" title={takes.sentence} /> : <p>{takes.sentence}</p>)}
      {told.map((assumption) => {
        const sentence = assumptionWords(assumption)
        return (
          <Small key={sentence}>
            <WithAddresses text={sentence} />
          </Small>
        )
      })}
      <Small>{m.noPromise(sourceWords(source))}</Small>
    </>
  )
}

type FailingProps = Pick<GiftForecastProps, 'giver' | 'gifts'> & {
  readonly payments: readonly FailingPayment[]
  readonly isLater: boolean
  readonly isCut: boolean
}

function Failing({ giver, gifts, payments, isLater, isCut }: FailingProps) {
  if (payments.length === 0) return null
  const native = giver.chain.nativeCurrency
  return (
    <div role="alert">
      <Notice tone="bad" title={failingTitle(payments.length, isLater)}>
        <List>
          {payments.map((payment) => {
            const gift = gifts[payment.place]
            if (gift === undefined) return null
            const isCoin = gift.token === null
            return (
              <li key={payment.place}>
                <strong>
                  <Sentence
                    of={m.to<ReactNode>(
                      amountWords(gift.amount, gift),
                      gift.payeeName ?? <AddressText value={gift.recipient} />,
                    )}
                  />
                </strong>
                . <WithAddresses text={failingWords(payment, { giver: giver.name, native, isCoin })} />
              </li>
            )
          })}
        </List>
        {isCut && <p>{m.cut}</p>}
        <p>{failingRemedy(payments.length)}</p>
      </Notice>
    </div>
  )
}
