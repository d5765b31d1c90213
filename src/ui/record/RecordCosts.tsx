import { useMemo } from 'react'
import { isAddressEqual } from 'viem'
import type { AppChain } from '../../core/chain'
import type { GiftRecord } from '../../core/record/giftRecord'
import { costsOf } from '../../core/record/summary'
import { AddressText } from '../parts/AddressText'
import { AmountText } from '../parts/AmountText'
import { Small } from '../parts/basics'
import { Section } from '../parts/Layout'
import { m } from './messages'
import { HiddenHead, RecordTable } from './RecordTable'

type RecordCostsProps = { readonly chain: AppChain; readonly gifts: readonly GiftRecord[] }

/** Shows the transaction costs of these gifts, beside the gifts. */
export function RecordCosts({ chain, gifts }: RecordCostsProps) {
  const { fees, refunds } = useMemo(() => costsOf(gifts), [gifts])
  return (
    <Section aria-labelledby="record-costs">
      <h2 id="record-costs" tabIndex={-1}>
        {m.costs.title}
      </h2>
      <p>{m.costs.lede}</p>
      <RecordTable $isFine>
        <HiddenHead name={m.costs.payer} amount={m.costs.amount} />
        <tbody>
          {fees.map(({ executor, feeWei, transactions }) => (
            <tr key={executor}>
              <th scope="row">
                {m.costs.feeBy(<AddressText key="executor" value={executor} />, transactions)}
              </th>
              <td>
                <AmountText amount={feeWei} asset={chain.nativeCurrency} />
              </td>
            </tr>
          ))}
          {refunds.map(({ token, receiver, amount, transactions }) => {
            const asset = token === null ? chain.nativeCurrency : assetOf(token, chain, gifts)
            return (
              <tr key={`${token}:${receiver}`}>
                <th scope="row">
                  {m.costs.refund(<AddressText key="receiver" value={receiver} />, transactions)}
                </th>
                <td>
                  {asset === null ? (
                    <>
                      {m.costs.units(amount)}
                      {token !== null && (
                        <Small>
                          <AddressText value={token} />
                        </Small>
                      )}
                    </>
                  ) : (
                    <AmountText amount={amount} asset={asset} />
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </RecordTable>
    </Section>
  )
}

/** Finds the asset of a token. Null: neither in the list nor among the gifts. */
function assetOf(
  token: NonNullable<GiftRecord['asset']['token']>,
  chain: AppChain,
  gifts: readonly GiftRecord[],
): { readonly symbol: string; readonly decimals: number } | null {
  const listed = chain.tokens.find(({ address }) => isAddressEqual(address, token))
  return listed ?? gifts.find(({ asset }) => asset.token === token)?.asset ?? null
}
