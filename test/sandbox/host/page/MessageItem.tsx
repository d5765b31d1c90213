import type { ServiceMessage } from '../schemas'
import type { Host } from './createHost'
import type { HostState } from './hostState'
import { MessageText } from './MessageText'
import type { SafeFacts } from './readSafeFacts'
import { Signers } from './Signers'

type MessageItemProps = {
  readonly host: Host
  readonly state: HostState
  readonly facts: SafeFacts
  readonly message: ServiceMessage
}

/** One message that not enough owners have signed. */
export function MessageItem({ host, state, facts, message }: MessageItemProps) {
  const { owner, isBusy } = state
  const signers = message.confirmations.map((one) => one.owner)
  const canSign = owner !== null && facts.owners.includes(owner.address) && !signers.includes(owner.address)
  return (
    <article aria-label="Message" data-hash={message.messageHash}>
      <h3>
        Message <span className="status">Needs confirmation</span>
      </h3>
      <MessageText message={message.message} />
      <Signers world={host.world} signers={signers} threshold={facts.threshold} />
      <div className="buttons">
        {canSign && (
          <button
            type="button"
            disabled={isBusy}
            onClick={() => void host.signQueuedMessage(message.messageHash)}
          >
            Sign
          </button>
        )}
      </div>
    </article>
  )
}
