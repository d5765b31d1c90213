import type { Address } from 'viem'
import { ownView, waitedLong } from '../../core/queue/ownView'
import type { ReadyQueue } from '../../flows/queue/queueState'
import { Small } from '../parts/basics'
import { Section } from '../parts/Layout'
import { numbersText } from './numbersText'

type OwnWorkProps = {
  readonly state: Pick<ReadyQueue, 'queue' | 'setup' | 'unchecked' | 'atMs'>
  /** The connected wallet; null: none is, or it is a Safe itself. */
  readonly owner: Address | null
}

/** What the connected owner has to do here, and what has waited long. */
export function OwnWork({ state, owner }: OwnWorkProps) {
  const { queue, setup, unchecked, atMs } = state
  const owners = setup.owners.kind === 'read' ? setup.owners.value : []
  const isOwner = owners.some(({ address }) => address.toLowerCase() === owner?.toLowerCase())
  const long = waitedLong(queue, atMs)
  if (!isOwner && long.length === 0) return null
  return (
    <Section aria-labelledby="own-work">
      <h2 id="own-work">{isOwner ? 'For you' : 'Waiting for long'}</h2>
      {isOwner && owner !== null && <Own state={state} owner={owner} />}
      {isOwner && unchecked > 0 && <Small>Signatures are still being checked.</Small>}
      {long.length > 0 && (
        <p>
          {numbersText(long)} {long.length === 1 ? 'was' : 'were'} proposed more than 7 days ago and still{' '}
          {long.length === 1 ? 'waits' : 'wait'}, by the service’s dates.
        </p>
      )}
    </Section>
  )
}

function Own({ state, owner }: { readonly state: OwnWorkProps['state']; readonly owner: Address }) {
  const { queue, setup, unchecked } = state
  const { missing, ownWaits } = ownView(
    queue,
    owner,
    setup.threshold.kind === 'read' ? setup.threshold.value : null,
  )
  return (
    <>
      {missing.length > 0 && (
        <p>
          <strong>Your signature is missing from {numbersText(missing)}.</strong>
        </p>
      )}
      {missing.length === 0 && unchecked === 0 && <p>Nothing here lacks your signature.</p>}
      {ownWaits !== null && (
        <p>
          {ownWaits.before.length === 0
            ? `You have signed #${ownWaits.nonce}. Nothing is queued right before it, so it cannot be executed yet.`
            : `You have signed #${ownWaits.nonce}. Before it: ${numbersText(ownWaits.before)}.`}
        </p>
      )}
    </>
  )
}
