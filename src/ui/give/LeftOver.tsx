import { assetKey } from '../../core/giving/assets'
import { checkFunds, type FundsContext, promisedWords } from '../../core/giving/checkFunds'
import { promisedOf } from '../../core/giving/promisedByAsset'
import type { AssetTotal } from '../../core/giving/totalsByAsset'
import { AmountText } from '../parts/AmountText'
import { Small } from '../parts/basics'
import { Sentence } from '../parts/Sentence'
import { m } from './messages'

type LeftOverProps = { readonly total: AssetTotal; readonly funds: FundsContext }

/** Shows the balance of one asset after this gift and all pending ones. */
export function LeftOver({ total, funds }: LeftOverProps) {
  const { asset, amount } = total
  const balance = funds.balances?.[assetKey(asset)] ?? null
  const promised = promisedOf(asset, funds.promised)
  const left = (balance ?? 0n) - amount - (promised?.amount ?? 0n)
  const isShort = checkFunds(total, funds)?.severity === 'blocks'
  return (
    <>
      {balance === null && m.sum.unknown}
      {balance !== null && isShort && m.sum.short}
      {balance !== null && !isShort && <AmountText amount={left} asset={asset} />}
      {balance !== null && promised !== null && (
        <Small>
          <Sentence
            of={m.sum.holdsAnd(
              funds.giverName,
              <AmountText amount={balance} asset={asset} />,
              promisedWords(promised, asset, funds.giverName),
            )}
          />
        </Small>
      )}
    </>
  )
}
