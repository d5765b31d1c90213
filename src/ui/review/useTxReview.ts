import { useEffect, useState } from 'react'
import type { SafePlace } from '../../core/review/safePlace'
import type { SafeTxHash } from '../../core/safe/safeTx'
import { createReview, type TxReview } from '../../flows/review/createReview'
import { useApp } from '../AppContext'

type Opening =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly review: TxReview }
  /** A part of the app did not come. */
  | { readonly kind: 'broken' }

/** Opens the review of one transaction for as long as the component is there. */
export function useTxReview({ chain, safe }: SafePlace, safeTxHash: SafeTxHash): Opening {
  const { openReader, causes } = useApp()
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' })

  useEffect(() => {
    let isWanted = true
    let review: TxReview | null = null
    openReader(chain).then(
      (reader) => {
        if (!isWanted) return
        review = createReview(reader, { safe, safeTxHash, causes })
        setOpening({ kind: 'open', review })
      },
      () => isWanted && setOpening({ kind: 'broken' }),
    )
    return () => {
      isWanted = false
      review?.stop()
    }
  }, [openReader, causes, chain, safe, safeTxHash])

  return opening
}
