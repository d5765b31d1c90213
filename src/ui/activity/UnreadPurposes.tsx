import { useState } from 'react'
import type { Address } from 'viem'
import { discardPurposes, unreadablePurposes } from '../../flows/basket/giftPurposes'
import { useApp } from '../AppContext'
import { UnreadableNotice } from '../parts/UnreadableNotice'

type UnreadPurposesProps = { readonly chainId: number; readonly owner: Address }

/** Shows that the stored purposes of an account cannot be read; nothing when they can. */
export function UnreadPurposes({ chainId, owner }: UnreadPurposesProps) {
  const { storage } = useApp()
  const place = { storage, chainId, owner }
  const [unreadable, setUnreadable] = useState(() => unreadablePurposes(place))
  if (unreadable === null) return null
  const discard = () => {
    discardPurposes(place, unreadable)
    setUnreadable(unreadablePurposes(place))
  }
  return <UnreadableNotice thing="purposes" unreadable={unreadable} onDiscard={discard} />
}
