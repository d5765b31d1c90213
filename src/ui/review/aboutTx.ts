import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { isHexEqual } from '../../core/isHexEqual'
import type { GiftDocument } from '../../core/giving/giftDocument'
import type { LinkNote } from '../../core/giving/linkNote'
import type { Payment } from '../../core/review/payments'
import { readLinkNoteText } from '../../flows/review/linkNoteText'

/** What whoever made the link says of the transaction. Nobody signs it, and nothing proves it. */
export type AboutTx = {
  readonly purpose: string | null
  readonly author: string | null
  readonly plan: string | null
  /** Names of recipients, by the position of the payment. */
  readonly labels: ReadonlyMap<number, string>
}

const nothing: AboutTx = { purpose: null, author: null, plan: null, labels: new Map() }

/**
 * Returns what a link says of the transaction. A gift document names a recipient by its address: a name is not shown beside another
 * one.
 */
export function aboutTx(
  payments: readonly Payment[],
  { document, note }: { readonly document: GiftDocument | null; readonly note: LinkNote | null },
): AboutTx {
  if (document === null) return note ?? nothing
  const { purpose, author, gifts } = document
  const labels = payments.flatMap(({ index, to }) => {
    const gift = gifts[index]
    const isSame = gift !== undefined && to !== null && isHexEqual(gift.recipient, to)
    return isSame && gift.name !== null ? [[index, gift.name] as const] : []
  })
  return { purpose, author, plan: null, labels: new Map(labels) }
}

/** Returns the note in the link of this page, as text. Null: none. */
export function useNoteText(): string | null {
  return new URLSearchParams(useSearch()).get('note')
}

/** Reads the note of a link: null until it is read, or where there is none that can be read. */
export function useLinkNote(text: string | null): LinkNote | null {
  const [read, setRead] = useState<{ readonly text: string; readonly note: LinkNote | null } | null>(null)
  useEffect(() => {
    if (text === null) return undefined
    let isWanted = true
    void readLinkNoteText(text).then((note) => isWanted && setRead({ text, note }))
    return () => {
      isWanted = false
    }
  }, [text])
  return read?.text === text ? read.note : null
}
