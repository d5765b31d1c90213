import type { Host } from './createHost'
import type { HostState, Toast } from './hostState'
import { useStayMs } from './useStayMs'

type OverlaysProps = { readonly host: Host; readonly state: HostState }

/** What lies over the top right of the app after an action: toasts, and the success screen. */
export function Overlays({ host, state }: OverlaysProps) {
  const { toasts, success, knobs } = state
  return (
    <div className="overlays">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} host={host} toast={toast} stayMs={knobs.toasts} />
      ))}
      {success !== null && (
        <section className="success" aria-label="Success">
          <h2>{success.text}</h2>
          <p className="quiet">You can follow the transaction in the queue.</p>
          <button type="button" className="primary" onClick={() => host.store.setState({ success: null })}>
            Finish
          </button>
        </section>
      )}
    </div>
  )
}

type ToastCardProps = { readonly host: Host; readonly toast: Toast; readonly stayMs: number }

function ToastCard({ host, toast, stayMs }: ToastCardProps) {
  const close = () =>
    host.store.setState(({ toasts }) => ({ toasts: toasts.filter(({ id }) => id !== toast.id) }))
  useStayMs(stayMs, close)
  return (
    <div className="toast">
      <output>{toast.text}.</output>
      <button type="button" className="plain" onClick={close}>
        Close
      </button>
    </div>
  )
}
