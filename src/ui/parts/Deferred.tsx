import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { SecondaryButton } from './Button'
import { Notice } from './Notice'
import { m } from './messages'

type Loaded<P> = { readonly kind: 'ready'; readonly Part: ComponentType<P> }
type State<P> = { readonly kind: 'loading' } | { readonly kind: 'failed' } | Loaded<P>

/** A component in a chunk of its own. `load` may be called early; the chunk is fetched once. */
export type DeferredPart<P> = {
  readonly load: () => Promise<ComponentType<P>>
  /** Returns the component once it has loaded, so that it renders at once the next time. Null before. */
  readonly loaded: () => ComponentType<P> | null
}

/** Describes a component whose chunk is fetched on first use, or earlier when there is time. */
export function deferredPart<P>(fetchPart: () => Promise<ComponentType<P>>): DeferredPart<P> {
  let part: ComponentType<P> | null = null
  let coming: Promise<ComponentType<P>> | null = null
  return {
    loaded: () => part,
    load() {
      coming ??= fetchPart().then(
        (value) => (part = value),
        (error: unknown) => {
          coming = null
          throw error
        },
      )
      return coming
    },
  }
}

type DeferredProps<P extends object> = {
  readonly part: DeferredPart<P>
  readonly props: P
  /** Rendered until the chunk has loaded. */
  readonly waiting: ReactNode
  /** True when the component renders entries of a list: then the notice of a failure is one too. */
  readonly isListed?: boolean
}

/**
 * Renders a component that may still be loading. When it failed to load, offers a reload and no retry: Firefox caches a
 * script's failure for the life of the page. Another component in its place remounts.
 */
export function Deferred<P extends object>({ part, props, waiting, isListed = false }: DeferredProps<P>) {
  const [shown, setShown] = useState(() => ({ part, state: begin(part) }))
  const state = shown.part === part ? shown.state : begin(part)
  if (shown.part !== part) setShown({ part, state })

  useEffect(() => {
    if (state.kind !== 'loading') return undefined
    let wanted = true
    part.load().then(
      (Part) => wanted && setShown({ part, state: { kind: 'ready', Part } }),
      () => wanted && setShown({ part, state: { kind: 'failed' } }),
    )
    return () => {
      wanted = false
    }
  }, [part, state.kind])

  if (state.kind === 'ready') return <state.Part {...props} />
  if (state.kind === 'loading') return waiting
  const notice = <PartDidNotLoad />
  return isListed ? <li>{notice}</li> : notice
}

function begin<P>(part: DeferredPart<P>): State<P> {
  const Part = part.loaded()
  return Part === null ? { kind: 'loading' } : { kind: 'ready', Part }
}

/** Shows that a chunk failed to load. */
export function PartDidNotLoad() {
  return (
    <Notice tone="bad" title={m.missing.title}>
      <p>{m.missing.words}</p>
      <div>
        <SecondaryButton onClick={() => window.location.reload()}>{m.reload}</SecondaryButton>
      </div>
    </Notice>
  )
}
