import type { Giver } from '../give/giver'
import { Deferred } from '../parts/Deferred'
import { LazyFold } from '../parts/LazyFold'
import { tokenPart } from './tokenPart'
import { m } from './foldMessages'

/** Explains how to give a token that is not offered. Nothing is fetched before it is opened. */
export function TokenFold({ giver }: { readonly giver: Giver }) {
  return (
    <LazyFold title={m.another}>
      <Deferred part={tokenPart} props={{ giver }} waiting={<p>{m.loading}</p>} />
    </LazyFold>
  )
}
