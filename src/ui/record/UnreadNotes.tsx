import { useEffect, useState } from 'react'
import type { Address } from 'viem'
import type { Unreadable } from '../../core/storedText'
import { useApp } from '../AppContext'
import { UnreadableNotice } from '../parts/UnreadableNotice'

type UnreadNotesProps = { readonly chainId: number; readonly owner: Address }

type Unread = ReadonlyMap<string, Unreadable>

const none: Unread = new Map()

/** Shows that notes of this browser about an account cannot be read; nothing when they can. */
export function UnreadNotes({ chainId, owner }: UnreadNotesProps) {
  const { openNotes } = useApp()
  const [unread, setUnread] = useState(none)
  useEffect(() => {
    let isWanted = true
    openNotes()
      .then((notes) => notes.findUnread({ chainId, owner }))
      .then(
        (found) => isWanted && setUnread(found),
        () => undefined,
      )
    return () => {
      isWanted = false
    }
  }, [openNotes, chainId, owner])
  if (unread.size === 0) return null
  const discard = () => {
    setUnread(none)
    void openNotes().then((notes) => notes.discard({ chainId, owner }, [...unread.keys()]))
  }
  return <UnreadableNotice thing="notes" unreadable={asOne([...unread.values()])} onDiscard={discard} />
}

function asOne(all: readonly Unreadable[]): Unreadable {
  const isNewer = all.every(({ why }) => why === 'newer')
  return {
    kind: 'unreadable',
    why: isNewer ? 'newer' : 'damaged',
    text: all.map(({ text }) => text).join('\n'),
  }
}
