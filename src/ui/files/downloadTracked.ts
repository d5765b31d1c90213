import type { Address } from 'viem'
import { writeGiftTable } from '../../core/files/writeGiftTable'
import type { TrackedItem } from '../../core/tracking/trackedItem'
import { formatTable } from '../../flows/files/csvTable'
import { download, fileName } from './download'

type Delivered = Exclude<TrackedItem, { readonly kind: 'safeMessage' }>

/** Downloads a gift that was tracked here, one line for each payment, with the hashes that identify it. */
export function downloadTracked(
  item: Delivered,
  { txHash, purpose }: { readonly txHash: string | null; readonly purpose: string | null },
): void {
  const giver: Address = item.kind === 'safeTx' ? item.safe : item.wallet
  const beside = {
    chain_id: `${item.chainId}`,
    from: giver,
    safe_tx_hash: item.kind === 'safeTx' ? item.safeTxHash : '',
    tx_hash: txHash ?? '',
    ...(purpose !== null && { purpose }),
  }
  download({
    name: fileName('delivered-gift', 'csv', item.createdAtMs),
    type: 'text/csv',
    text: formatTable(writeGiftTable(item.gifts, beside)),
  })
}
