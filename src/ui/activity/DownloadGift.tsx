import { useState } from 'react'
import type { TrackedItem } from '../../core/tracking/trackedItem'
import { TextButton } from '../parts/Button'
import { PartDidNotLoad } from '../parts/PartDidNotLoad'
import { chainHashOf } from './chainHashOf'
import { m } from './linkMessages'

type DownloadGiftProps = { readonly item: Exclude<TrackedItem, { readonly kind: 'safeMessage' }> }

/** A delivered gift as a file for a spreadsheet. What writes it is fetched with the press. */
export function DownloadGift({ item }: DownloadGiftProps) {
  const [isBroken, setBroken] = useState(false)
  const write = () =>
    import('../files/downloadTracked').then(
      ({ downloadTracked }) => downloadTracked(item, { txHash: chainHashOf(item) }),
      () => setBroken(true),
    )
  return (
    <>
      <TextButton onClick={() => void write()}>{m.csv}</TextButton>
      {isBroken && <PartDidNotLoad />}
    </>
  )
}
