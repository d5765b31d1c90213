import { useMemo } from 'react'
import styled from 'styled-components'
import type { TrackedItem } from '../../core/tracking/trackedItem'
import { purposeOf } from '../../flows/basket/giftPurposes'
import { useApp } from '../AppContext'

const Words = styled.p`
  font-style: italic;
  overflow-wrap: anywhere;
`

/** Shows what the giver wrote the gift is for, where this browser has it: it is not in the transaction. */
export function GiftPurpose({ item }: { readonly item: TrackedItem }) {
  const { storage } = useApp()
  const purpose = useMemo(() => {
    if (!('calls' in item)) return null
    const owner = item.kind === 'safeTx' ? item.safe : item.wallet
    return purposeOf({ storage, chainId: item.chainId, owner }, item.calls)
  }, [item, storage])
  return purpose === null ? null : <Words>{purpose}</Words>
}
