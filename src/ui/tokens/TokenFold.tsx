import type { Giver } from '../give/giver'
import { Deferred, deferredPart } from '../parts/Deferred'
import { LazyFold } from '../parts/LazyFold'
import { m } from './messages'

/** Fetched when it is opened: most gifts need no other token. */
const tokenPart = deferredPart(async () => (await import('./TokenPanel')).TokenPanel)

/** Explains how to give a token that is not offered. Nothing is fetched before it is opened. */
export function TokenFold({ giver }: { readonly giver: Giver }) {
  return (
    <LazyFold title={m.fold.another}>
      <Deferred part={tokenPart} props={{ giver }} waiting={<p>{m.fold.loading}</p>} />
    </LazyFold>
  )
}
