import type { Approval } from './action'
import { type AssetNames, tokenName } from './assetNames'

/**
 * Returns true when the value of an approval may be the id of one item: the same bytes approve an amount of an ERC-20 token, or one item of
 * an ERC-721 token. No token of the operator's list has items, and the other forms know amounts only.
 */
export function mayApproveItem({ form, token }: Approval, names: Pick<AssetNames, 'tokens'>): boolean {
  return form === 'approve' && tokenName(token, names) === null
}
