import { CallList } from './CallList'
import type { Host } from './createHost'
import type { HostState } from './hostState'

/** The drafts of this browser, and the button that makes them one transaction. */
export function BatchBar({ host, state }: { readonly host: Host; readonly state: HostState }) {
  const { drafts, isBusy } = state
  if (drafts.length === 0) return null
  return (
    <section className="batch" aria-label="Batch">
      <h2>Batch: {drafts.length}</h2>
      <CallList calls={drafts.map(({ call }) => call)} world={host.world} />
      <button type="button" className="primary" disabled={isBusy} onClick={() => void host.confirmBatch()}>
        Confirm batch
      </button>
    </section>
  )
}
