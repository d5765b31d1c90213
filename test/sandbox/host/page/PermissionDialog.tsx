import type { Host } from './createHost'
import type { PermissionPrompt } from './hostState'
import { Modal } from './Modal'

type PermissionDialogProps = { readonly host: Host; readonly prompt: PermissionPrompt }

/** Asks whether an app may read the address book. Closing it by "Close without an answer" leaves the app waiting. */
export function PermissionDialog({ host, prompt }: PermissionDialogProps) {
  return (
    <Modal title="Permission request" onCancel={() => host.answerPermission('dismiss')}>
      <p>
        <span className="mono">{prompt.origin}</span> asks for: {prompt.methods.join(', ')}
      </p>
      <div className="buttons">
        <button type="button" className="primary" onClick={() => host.answerPermission('grant')}>
          Allow
        </button>
        <button type="button" onClick={() => host.answerPermission('deny')}>
          Reject
        </button>
        <button type="button" className="plain" onClick={() => host.answerPermission('dismiss')}>
          Close without an answer
        </button>
      </div>
    </Modal>
  )
}
