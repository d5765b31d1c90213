import { createNoteStore } from '../adapters/storage/createNoteStore'
import type { SafeAccount, WalletAccount } from '../flows/account/account'
import { followNotes } from '../flows/notes/storedNotes'
import type { NoteStore } from '../ports/noteStore'
import type { KeyValueStorage } from '../ports/storage'

let opened: NoteStore | null = null

/** Returns the notes of gifts, known to this browser and not to the chain: one store for the whole page. */
export function openNotes(): NoteStore {
  return (opened ??= createNoteStore())
}

/** Notes each gift that the account follows. */
export function followAccountNotes(
  { chain, address, tracked }: Pick<SafeAccount | WalletAccount, 'chain' | 'address' | 'tracked'>,
  storage: KeyValueStorage,
): void {
  const sinceMs = performance.timeOrigin
  followNotes({ chainId: chain.id, owner: address, storage, tracked, notes: openNotes(), sinceMs })
}
