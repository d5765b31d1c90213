import { useApp } from '../AppContext'
import { Notice } from '../parts/Notice'
import type { Giver } from './giver'
import { m } from './reviewMessages'

/** Warns when storage is denied: only then may a gift be requested that a reload forgets. */
export function NothingKept({ giver: { name } }: { readonly giver: Giver }) {
  const { storage } = useApp()
  if (!storage.isDenied) return null
  return (
    <Notice tone="waiting" title={m.notKept.title}>
      <p>{m.notKept[name]}</p>
    </Notice>
  )
}
