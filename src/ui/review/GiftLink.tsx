import { useEffect, useMemo, useState } from 'react'
import type { Hex } from 'viem'
import { type LinkNote, memosOf, noteOf } from '../../core/giving/linkNote'
import { describeGift, writeGiftDocument } from '../../core/giving/writeGiftDocument'
import type { SafePlace } from '../../core/review/safePlace'
import { writeLinkNote } from '../../flows/review/linkNoteText'
import { directoryHash } from '../../core/giving/directoryHash'
import type { AppChain } from '../../core/chain'
import type { TrackedTx } from '../../core/tracking/trackedItem'
import { purposeOf, unreadablePurposes } from '../../flows/basket/giftPurposes'
import type { NotePlace, NoteStore } from '../../ports/noteStore'
import { useApp } from '../AppContext'
import { Small } from '../parts/basics'
import { LazyFold } from '../parts/LazyFold'
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
  const { text: purpose, isUnread } = usePurpose(item)
  const bare = paths.review(place, item.safeTxHash)
  if (item.rebuilt)
    return (
      <CoSignerLink path={bare} shortest={bare}>
        <Small>{m.rebuilt}</Small>
      </CoSignerLink>
    )
  return (
    <Stack $gap={3}>
      {item.imported && <Small>{m.imported}</Small>}
      {isUnread && <Small>{m.unreadPurpose}</Small>}
      <ShortLink item={item} place={place} purpose={purpose} />
      <LazyFold title={m.long}>
        <LongLink item={item} place={place} directory={directory} purpose={purpose} />
      </LazyFold>
    </Stack>
  )
}

type LinkProps = {
  readonly item: TrackedTx
  readonly place: SafePlace
  /** What the gift is for, in the words of its author. */
  readonly purpose: string | null
}

/** The safeTxHash binds every byte: the link adds what bytes cannot say. */
function ShortLink({ item, place, purpose }: LinkProps) {
  const note = useNoteText(useMemo(() => noteOf(item.gifts, purpose), [item.gifts, purpose]))
  if (note === null) return null
  const bare = paths.review(place, item.safeTxHash)
  return (
    <CoSignerLink path={paths.notedReview(place, item.safeTxHash, note.text)} shortest={bare}>
      <Small>{purpose === null ? m.short : m.shortWith(purpose)}</Small>
    </CoSignerLink>
  )
}

function LongLink({ item, place, directory, purpose }: LinkProps & { readonly directory: Hex | null }) {
  const written = writeGiftDocument(describeGift(item, { directory, purpose }))
  const note = useNoteText(useMemo(() => onlyMemos(item.gifts), [item.gifts]))
  if (note === null) return null
  if (written.kind === 'problem') return <Small>{m.notDescribed(written.problem)}</Small>
  const path = paths.review(place, item.safeTxHash, written.text, note.text)
  return (
    <CoSignerLink path={path} shortest={path}>
      <Small>{m.described}</Small>
    </CoSignerLink>
  )
}

/** A gift document has no memos: its link has them beside it. */
function onlyMemos(gifts: TrackedTx['gifts']): LinkNote | null {
  const memos = memosOf(gifts)
  return memos.size === 0 ? null : { purpose: null, author: null, plan: null, labels: new Map(), memos }
}

type WrittenNote = { readonly text: string | null }

/** Returns the text of a note for a link. Null: not written yet. A browser that cannot pack it still gets the link. */
function useNoteText(note: LinkNote | null): WrittenNote | null {
  const [written, setWritten] = useState<WrittenNote | null>(null)
  useEffect(() => {
    if (note === null) return undefined
    let isWanted = true
    const show = (text: string | null) => isWanted && setWritten({ text })
    writeLinkNote(note).then(show, () => show(null))
    return () => {
      isWanted = false
    }
  }, [note])
  return note === null ? { text: null } : written
}

type Purpose = { readonly text: string | null; readonly isUnread: boolean }

/** Returns the purpose of the gift: from the list of the latest purposes, or from its note. */
function usePurpose({ chainId, safe, safeTxHash, calls }: TrackedTx): Purpose {
  const { storage, openNotes } = useApp()
  const [noted, setNoted] = useState<{ readonly id: string; readonly purpose: Purpose } | null>(null)
  const place = { storage, chainId, owner: safe }
  const listed = purposeOf(place, calls)
  const id = safeTxHash.toLowerCase()

  useEffect(() => {
    if (listed !== null) return undefined
    let isWanted = true
    openNotes()
      .then((notes) => findPurpose(notes, { chainId, owner: safe }, id))
      .then(
        (purpose) => isWanted && setNoted({ id, purpose }),
        () => undefined,
      )
    return () => {
      isWanted = false
    }
  }, [listed, openNotes, chainId, safe, id])

  const { text, isUnread } = noted?.id === id ? noted.purpose : { text: null, isUnread: false }
  const isListUnread = unreadablePurposes(place) !== null
  return { text: listed ?? text, isUnread: (listed ?? text) === null && (isUnread || isListUnread) }
}

async function findPurpose(notes: NoteStore, place: NotePlace, id: string): Promise<Purpose> {
  const found = await notes.find(place, [id])
  const note = found.get(id)
  if (note !== undefined) return { text: note.purpose, isUnread: false }
  const unread = await notes.findUnread(place, [id])
  return { text: null, isUnread: unread.has(id) }
}
