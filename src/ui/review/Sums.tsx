import { type AssetNames, tokenName } from '../../core/review/assetNames'
import type { OutAsset } from '../../core/review/effect'
import type { OutSum } from '../../core/review/totals'
import type { Refund } from '../../core/safe/refundOf'
import { AddressText } from '../parts/AddressText'
import { AmountText } from '../parts/AmountText'
import { Small } from '../parts/basics'
import { Sentence } from '../parts/Sentence'
import { m } from './callsMessages'

/** Shows what may be paid for the execution. */
export function RefundText({ refund, names }: { readonly refund: Refund; readonly names: AssetNames }) {
  const asset: OutAsset =
    refund.token === null ? { kind: 'native' } : { kind: 'token', address: refund.token }
  return (
    <>
      <Sum sum={{ asset, amount: refund.atMost }} names={names} atMost />
      <Small>{m.totals.execution}</Small>
    </>
  )
}

type SumProps = { readonly sum: OutSum; readonly names: AssetNames; readonly atMost?: boolean }

/** Shows an amount of one asset. */
export function Sum({ sum, names, atMost = false }: SumProps) {
  const sumText = <SumText sum={sum} names={names} />
  return <div>{atMost ? <Sentence of={m.totals.atMost(sumText)} /> : sumText}</div>
}

function SumText({ sum: { asset, amount }, names }: Omit<SumProps, 'atMost'>) {
  if (asset.kind === 'native') return <AmountText amount={amount} asset={names.native} />
  const name = asset.kind === 'token' ? tokenName(asset.address, names) : null
  if (name !== null) return <AmountText amount={amount} asset={name} />
  return (
    <>
      {unnamedWords(asset, amount)}
      <Small>
        <AddressText value={asset.address} />
      </Small>
    </>
  )
}

function unnamedWords(asset: Exclude<OutAsset, { kind: 'native' }>, amount: bigint): string {
  switch (asset.kind) {
    case 'token':
      return m.totals.units(amount)
    case 'item':
      return amount === 1n ? m.totals.item(asset.id) : m.totals.items(amount, asset.id)
    case 'amountOrId':
      return m.totals.amountOrId(asset.value)
  }
}

/** Returns a key of the asset. */
export function keyOf(asset: OutAsset): string {
  return Object.values(asset).join()
}
