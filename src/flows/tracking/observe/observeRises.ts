import { holdingsToRead } from '../../../core/tracking/advance/paid/balanceRises'
import { isProvisional } from '../../../core/tracking/advance/recheckEnd'
import type { BalanceProof } from '../../../core/tracking/observation'
import type { TrackedItem } from '../../../core/tracking/trackedItem'
import type { ReadRises } from '../../../ports/chain'

/**
 * Reads by how much the balances of recipients rose in the blocks that would end an item. Only for tokens that are not
 * on the operator's list, whose events prove nothing alone, and only as often as `holdingsToRead` allows.
 */
export async function observeRises(
  item: Exclude<TrackedItem, { kind: 'safeMessage' }>,
  { blocks, tokens }: { readonly blocks: readonly bigint[] } & Required<Pick<BalanceProof, 'tokens'>>,
  { readRises }: { readonly readRises: ReadRises },
  signal: AbortSignal,
): Promise<Pick<BalanceProof, 'rises'>> {
  // What has ended does not change by balances.
  const holdings = isProvisional(item) ? [] : holdingsToRead(item, { tokens })
  if (holdings.length === 0) return {}
  return { rises: await readRises({ blocks: [...new Set(blocks)], holdings }, signal) }
}
