import { useEffect, useMemo, useState } from 'react'
import { describeGift, writeGiftDocument } from '../../core/giving/writeGiftDocument'
import { directoryHash } from '../../core/giving/directoryHash'
import type { AppChain } from '../../core/chain'
import type { TrackedTx } from '../../core/tracking/trackedItem'
import { purposeOf } from '../../flows/basket/giftPurposes'
import { useApp } from '../AppContext'
import { Small } from '../parts/basics'
import { Stack } from '../parts/Layout'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'
import { CoSignerLink } from './CoSignerLink'
import { m } from './linkMessages'

type GiftLinkProps = { readonly item: TrackedTx; readonly chain: AppChain }

/** Shows the link for co-signers of a gift, with its description to compare. */
export function GiftLink({ item, chain }: GiftLinkProps) {
  const { causes: directoryStore } = useApp()
  const causes = useStoreValue(directoryStore)
  const directory = useMemo(() => (causes.kind === 'ready' ? directoryHash(causes.causes) : null), [causes])
  const place = { chain, safe: item.safe }
  const purpose = usePurpose(item)
  if (item.rebuilt)
    return (
      <Stack $gap={3}>
        <Small>{m.rebuilt}</Small>
        <CoSignerLink path={paths.review(place, item.safeTxHash)} />
      </Stack>
    )
  const written = writeGiftDocument(describeGift(item, { directory, purpose }))
  const giftText = written.kind === 'text' ? written.text : null
  return (
    <Stack $gap={3}>
      <Small>{written.kind === 'text' ? m.described : m.notDescribed(written.problem)}</Small>
      {giftText !== null && purpose !== null && <Small>{m.purpose(purpose)}</Small>}
      <CoSignerLink path={paths.review(place, item.safeTxHash, giftText)} />
    </Stack>
  )
}

/** Returns the purpose of the gift: from the list of the latest purposes, or from its note. */
function usePurpose({ chainId, safe, safeTxHash, calls }: TrackedTx): string | null {
  const { storage, openNotes } = useApp()
  const [noted, setNoted] = useState<{ readonly id: string; readonly purpose: string | null } | null>(null)
  const listed = purposeOf({ storage, chainId, owner: safe }, calls)
  const id = safeTxHash.toLowerCase()

  useEffect(() => {
    if (listed !== null) return undefined
    let isWanted = true
    openNotes()
      .then((notes) => notes.find({ chainId, owner: safe }, [id]))
      .then(
        (found) => isWanted && setNoted({ id, purpose: found.get(id)?.purpose ?? null }),
        () => undefined,
      )
    return () => {
      isWanted = false
    }
  }, [listed, openNotes, chainId, safe, id])

  return listed ?? (noted?.id === id ? noted.purpose : null)
}
