import type { Host } from './createHost'
import type { HostState } from './hostState'

type NoticeProps = { readonly host: Host; readonly state: HostState }

/** What just happened, or why it did not. Problems of an open request are told in its dialog. */
export function Notice({ host, state }: NoticeProps) {
  const { notice, outage, dialog } = state
  const problem = dialog === null ? (state.problem ?? outage) : null
  const close = () => host.store.setState({ notice: null, problem: null, outage: null })
  const shown = problem !== null || notice !== null
  return (
    <div className="notice" data-shown={shown}>
      <output>
        {problem === null && notice !== null && (
          <>
            {notice.text}.{' '}
            {notice.txHash !== undefined && (
              <a href={`/explorer/tx/${notice.txHash}`} target="_blank" rel="noreferrer">
                See it on the chain
              </a>
            )}
          </>
        )}
      </output>
      <div role="alert">{problem}</div>
      {shown && (
        <button type="button" className="plain" onClick={close}>
          Close
        </button>
      )}
    </div>
  )
}
