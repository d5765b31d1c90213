import { useState } from 'react'
import type { TrackedItem } from '../../core/tracking/trackedItem'
import { purposeOf } from '../../flows/basket/giftPurposes'
import { useApp } from '../AppContext'
import { TextButton } from '../parts/Button'
import { PartDidNotLoad } from '../parts/PartDidNotLoad'
import { chainHashOf } from './chainHashOf'
import { m } from './linkMessages'

type DownloadGiftProps = { readonly item: Exclude<TrackedItem, { readonly kind: 'safeMessage' }> }

/** Downloads a delivered gift as a file for a spreadsheet. The code that writes it is fetched on the press. */
export function DownloadGift({ item }: DownloadGiftProps) {
  const [isBroken, setBroken] = useState(false)
  const { storage } = useApp()
  const owner = item.kind === 'safeTx' ? item.safe : item.wallet
  const purpose = purposeOf({ storage, chainId: item.chainId, owner }, item.calls)
  const write = () =>
    import('../files/downloadTracked').then(
      ({ downloadTracked }) => downloadTracked(item, { txHash: chainHashOf(item), purpose }),
      () => setBroken(true),
    )
  return (
    <>
      <TextButton onClick={() => void write()}>{m.csv}</TextButton>
      {isBroken && <PartDidNotLoad />}
    </>
  )
}
