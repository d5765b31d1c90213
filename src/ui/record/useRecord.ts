import { useEffect, useState } from 'react'
import type { SafePlace } from '../../core/review/safePlace'
import type { AccountRecord } from '../../flows/record/recordState'
import { useApp } from '../AppContext'

type OpeningRecord =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly opened: AccountRecord }
  /** A chunk failed to load. */
  | { readonly kind: 'broken' }

/** Opens the record of an account, and closes it with the component. */
export function useRecord({ chain, safe }: SafePlace): OpeningRecord {
  const { openHistory } = useApp()
  const [opening, setOpening] = useState<OpeningRecord>({ kind: 'opening' })

  useEffect(() => {
    let isWanted = true
    let opened: AccountRecord | null = null
    openHistory(chain).then(
      (history) => {
        if (!isWanted) return
        opened = history.openRecord(safe)
        setOpening({ kind: 'open', opened })
      },
      () => isWanted && setOpening({ kind: 'broken' }),
    )
    return () => {
      isWanted = false
      opened?.close()
    }
  }, [openHistory, chain, safe])

  return opening
}
