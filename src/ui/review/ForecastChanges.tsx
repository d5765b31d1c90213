import { Fragment } from 'react'
import type { Address } from 'viem'
import styled from 'styled-components'
import { amountWords } from '../../core/money/formatAmount'
import { type AssetNames, tokenName } from '../../core/review/assetNames'
import { type Check, checkOf } from '../../core/review/check'
import { isAsNamed, isDisputed, isOtherThanNamed } from '../../core/review/forecast/balanceChanges'
import type {
  BalanceChange,
  ForecastAsset,
  ItemMove,
  MadeForecast,
} from '../../core/review/forecast/forecast'
import { itemMoveWords } from '../../core/review/forecast/forecastWords'
import { AddressText, WithAddresses } from '../parts/AddressText'
import { Small } from '../parts/basics'
import { ForecastFold } from './ForecastFold'
import { Sentence } from '../parts/Sentence'
import { Standing } from './Standing'
import { m } from './callsMessages'

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  max-width: 54rem;

  & > li {
    display: grid;
    gap: var(--space-1);
    padding-block-end: var(--space-3);
    border-block-end: 1px solid var(--line);
  }
`

const Amount = styled.p`
  font-weight: 600;
  font-variant-numeric: tabular-nums lining-nums;
  overflow-wrap: anywhere;
`

type ForecastChangesProps = {
  readonly forecast: MadeForecast
  readonly safe: Address
  readonly names: AssetNames
  readonly checks: readonly Check[]
}

/** Shows the balance changes. Those that the bytes do not name are open, the rest behind a fold. */
export function ForecastChanges({ forecast, ...shown }: ForecastChangesProps) {
  const { changes } = forecast
  const { safe } = shown
  if (changes.kind === 'unread') return <p>{m.forecast.unread(changes.reason)}</p>
  const open = changes.list.filter((change) => !isAsNamed(change))
  const folded = changes.list.filter(isAsNamed)
  return (
    <>
      <Changes list={open} {...shown} />
      {changes.items !== undefined && changes.items.length > 0 && <Items items={changes.items} safe={safe} />}
      {changes.itemsLeft !== undefined && changes.itemsLeft > 0 && (
        <p>{m.forecast.itemsLeft(changes.itemsLeft)}</p>
      )}
      {folded.length > 0 && (
        <ForecastFold>
          <summary>{m.forecast.asNamed(folded.length)}</summary>
          <Changes list={folded} {...shown} />
        </ForecastFold>
      )}
    </>
  )
}

/** Lists items of collections. Their worth is unknown here. */
function Items({ items, safe }: { readonly items: readonly ItemMove[]; readonly safe: Address }) {
  return (
    <List aria-label={m.forecast.items}>
      {items.map((move, index) => (
        <li key={index}>
          <p>
            <WithAddresses text={itemMoveWords(move, safe)} />
          </p>
          {!move.isNamed && <Small>{m.forecast.unnamedItem}</Small>}
        </li>
      ))}
    </List>
  )
}

type ChangesProps = Omit<ForecastChangesProps, 'forecast'> & { readonly list: readonly BalanceChange[] }

/** Lists changes by account, the Safe first. */
function Changes({ list, safe, names, checks }: ChangesProps) {
  if (list.length === 0) return null
  const { recipients } = checkOf(checks, 'recipients').evidence
  const holders = [...new Set([safe.toLowerCase(), ...list.map(({ holder }) => holder.toLowerCase())])]
  return (
    <List>
      {holders.map((key) => {
        const own = list.filter(({ holder }) => holder.toLowerCase() === key)
        const [first] = own
        if (first === undefined) return null
        const standing = recipients.find(({ address }) => address.toLowerCase() === key)
        return (
          <li key={key}>
            {key === safe.toLowerCase() ? (
              <p>{m.forecast.safe}</p>
            ) : (
              standing !== undefined && <Standing standing={standing} />
            )}
            <Small>
              <AddressText value={first.holder} />
            </Small>
            {own.map((change) => (
              <Fragment key={change.asset.kind === 'token' ? change.asset.address : 'native'}>
                <Amount>{signedWords(change.measured ?? change.logged ?? 0n, change.asset, names)}</Amount>
                <Remarks change={change} names={names} />
              </Fragment>
            ))}
          </li>
        )
      })}
    </List>
  )
}

function Remarks({ change, names }: { readonly change: BalanceChange; readonly names: AssetNames }) {
  const { asset, logged, named, measured } = change
  return (
    <>
      {isDisputed(change) && logged !== null && (
        <Small>{m.forecast.disputed(signedWords(logged, asset, names))}</Small>
      )}
      {isOtherThanNamed(change) && (
        <Small>
          {named === 0n ? m.forecast.unnamed : m.forecast.named(signedWords(named, asset, names))}
        </Small>
      )}
      {measured === null && logged !== null && <Small>{m.forecast.notMeasured}</Small>}
      {asset.kind === 'token' && tokenName(asset.address, names) === null && (
        <Small>
          <Sentence of={m.forecast.unknownToken(<AddressText value={asset.address} />)} />
        </Small>
      )}
    </>
  )
}

/** Formats an amount with a sign, a true minus: "−45 LUSD". A token that is not listed has base units only. */
function signedWords(amount: bigint, asset: ForecastAsset, names: AssetNames): string {
  const sign = amount === 0n ? '' : amount < 0n ? '−' : '+'
  const size = amount < 0n ? -amount : amount
  const name = asset.kind === 'native' ? names.native : tokenName(asset.address, names)
  return `${sign}${name === null ? m.forecast.units(size) : amountWords(size, name)}`
}
