import type { ServiceTx } from '../schemas'
import { CallList } from './CallList'
import type { Host, QueueAction } from './createHost'
import type { HostState } from './hostState'
import { isRejection } from './isRejection'
import type { SafeFacts } from './readSafeFacts'
import { Signers } from './Signers'

type QueueItemProps = {
  readonly host: Host
  readonly state: HostState
  readonly facts: SafeFacts
  readonly record: ServiceTx
}

/** One waiting transaction, and what the chosen person can do with it. */
export function QueueItem({ host, state, facts, record }: QueueItemProps) {
  const { owner, queue, isBusy } = state
  const { safeTxHash, nonce, to, value, data, proposer } = record
  const signers = (record.confirmations ?? []).map((one) => one.owner)
  const isOwner = owner !== null && facts.owners.includes(owner.address)
  const hasSigned = owner !== null && signers.includes(owner.address)
  const isNext = BigInt(nonce) === facts.nonce
  const others = queue.filter((one) => one.nonce === nonce && one !== record)
  // Whoever executes and owns the Safe counts as a signer.
  const reach = signers.length + (isOwner && !hasSigned ? 1 : 0)

  const actions: readonly {
    readonly action: QueueAction
    readonly label: string
    readonly isOffered: boolean
  }[] = [
    { action: 'sign', label: 'Sign', isOffered: isOwner && !hasSigned },
    { action: 'execute', label: 'Execute', isOffered: isNext && owner !== null && reach >= facts.threshold },
    {
      action: 'reject',
      label: 'Reject',
      isOffered: isOwner && !isRejection(record) && !others.some(isRejection),
    },
    { action: 'delete', label: 'Delete', isOffered: owner !== null && proposer === owner.address },
  ]

  return (
    <article
      aria-label={`Transaction ${nonce}${isRejection(record) ? ', rejection' : ''}`}
      data-hash={safeTxHash}
    >
      <h3>
        <span className="nonce">#{nonce}</span> {isRejection(record) ? 'Rejection' : 'Transaction'}
        <span className="status">{statusText(signers.length, facts, BigInt(nonce))}</span>
      </h3>
      {isRejection(record) ? (
        <p>Executing it makes the other transactions at this nonce impossible.</p>
      ) : (
        <CallList calls={[{ to, value: BigInt(value), data: data ?? '0x' }]} world={host.world} />
      )}
      {others.length > 0 && !isRejection(record) && (
        <p className="quiet">
          Another transaction waits at the same nonce: executing one replaces the other.
        </p>
      )}
      <Signers world={host.world} signers={signers} threshold={facts.threshold} />
      <p className="quiet mono">{safeTxHash}</p>
      <div className="buttons">
        {actions
          .filter(({ isOffered }) => isOffered)
          .map(({ action, label }) => (
            <button
              key={action}
              type="button"
              disabled={isBusy}
              onClick={() => void host.actOnQueue(action, safeTxHash)}
            >
              {label}
            </button>
          ))}
      </div>
    </article>
  )
}

function statusText(signed: number, facts: SafeFacts, nonce: bigint): string {
  if (signed < facts.threshold) return 'Awaiting confirmations'
  return nonce === facts.nonce ? 'Awaiting execution' : `Behind #${facts.nonce}`
}
