import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import type { Cause } from '../../core/causes/cause'
import { quotable } from '../../core/cleanLine'
import { isHexEqual } from '../../core/isHexEqual'
import type { GiftDocument } from '../../core/giving/giftDocument'
import { labelProblem } from '../../core/giving/readPayeeText'
import { shownMemo } from '../../core/giving/shownMemo'
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
  /** The author's notes for payees, by the position of the payment. */
  readonly memos: ReadonlyMap<number, string>
}

const nothing: AboutTx = { purpose: null, author: null, plan: null, labels: new Map(), memos: new Map() }

type Said = {
  readonly document: GiftDocument | null
  readonly note: LinkNote | null
  /** A label that could be taken for one of them is left out. Null: they are not known yet, and there are no labels. */
  readonly causes: readonly Cause[] | null
}

/**
 * Returns what a link says of the transaction. A label or memo that reads like the name of a cause is left out, and so is a label that shows another address. A gift document names a recipient by its address: a name is not shown beside another
 * one. No name or purpose has a quotation mark, with which it could end its own quotation.
 */
export function aboutTx(payments: readonly Payment[], { document, note, causes }: Said): AboutTx {
  const said = document === null ? (note ?? nothing) : inDocument(payments, document)
  const recipientOf = new Map(payments.map(({ index, to }) => [index, to]))
  const shown = (texts: ReadonlyMap<number, string>, isFit: (text: string, index: number) => boolean) =>
    new Map(
      [...texts]
        .map(([index, text]) => [index, quotable(text)] as const)
        .filter(([index, text]) => isFit(text, index)),
    )
  return {
    purpose: said.purpose === null ? null : quotable(said.purpose),
    author: said.author === null ? null : quotable(said.author),
    plan: said.plan === null ? null : quotable(said.plan),
    labels: shown(
      said.labels,
      (label, index) =>
        causes !== null && labelProblem(label, { causes, address: recipientOf.get(index) ?? null }) === null,
    ),
    // A gift document has none: its link has them in a note beside it.
    memos: new Map(
      [...(note?.memos ?? nothing.memos)].flatMap(([index, memo]) => {
        const text = causes === null ? null : shownMemo(memo, causes)
        return text === null ? [] : [[index, text] as const]
      }),
    ),
  }
}

function inDocument(payments: readonly Payment[], { purpose, author, gifts }: GiftDocument): AboutTx {
  const labels = payments.flatMap(({ index, to }) => {
    const gift = gifts[index]
    const isSame = gift !== undefined && to !== null && isHexEqual(gift.recipient, to)
    return isSame && gift.causeId === null && gift.name !== null ? [[index, gift.name] as const] : []
  })
  return { ...nothing, purpose, author, labels: new Map(labels) }
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
