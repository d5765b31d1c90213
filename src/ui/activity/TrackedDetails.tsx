import styled from 'styled-components'
import type { TrackedGift } from '../../core/giving/trackedGift'
import type { TrackedItem } from '../../core/tracking/trackedItem'
import { AddressText } from '../parts/AddressText'

const Details = styled.details`
  width: 100%;

  summary {
    width: fit-content;
    min-height: 1.5rem;
    color: var(--ink-soft);
    cursor: pointer;
  }

  summary:hover {
    color: var(--ink);
  }

  dl {
    display: grid;
    gap: var(--space-3);
    padding-block-start: var(--space-3);
    font-size: var(--text-small);
  }

  dt {
    color: var(--ink-soft);
  }
`

/** Full hashes and addresses, for those who compare them. */
export function TrackedDetails({ item }: { readonly item: TrackedItem }) {
  const ownHash = item.kind === 'chainTx' || item.kind === 'calls' ? item.txHash : null
  const chainHash = 'txHash' in item.phase ? item.phase.txHash : null
  const byHash = item.kind === 'chainTx' && 'byTxHash' in item.phase ? item.phase.byTxHash : null
  const bySafeTxHash = bySafeTxHashOf(item)
  return (
    <Details open={isToRead(item)}>
      <summary>Hashes and addresses in full</summary>
      <dl>
        {item.kind === 'safeTx' && (
          <Entry name="Safe transaction hash (safeTxHash): what owners sign" value={item.safeTxHash} />
        )}
        {bySafeTxHash !== null && (
          <Entry name="Safe transaction hash of what was executed instead" value={bySafeTxHash} />
        )}
        {item.kind === 'safeMessage' && (
          <Entry name="Safe message hash: what owners sign" value={item.messageHash} />
        )}
        {item.kind === 'calls' && <Entry name="Batch id at your wallet (wallet_sendCalls)" value={item.id} />}
        {ownHash !== null && <Entry name="Transaction hash from your wallet" value={ownHash} />}
        {chainHash !== null && chainHash !== ownHash && (
          <Entry name="Transaction hash on the chain, for block explorers" value={chainHash} />
        )}
        {byHash !== null && byHash !== ownHash && (
          <Entry name="Transaction hash of its replacement" value={byHash} />
        )}
        {item.kind !== 'safeMessage' &&
          item.gifts.map((gift, index) => (
            <Entry key={`${index}${gift.recipient}`} name={recipientTerm(gift)} value={gift.recipient} />
          ))}
      </dl>
    </Details>
  )
}

function recipientTerm({ causeId, payeeName }: TrackedGift): string {
  if (causeId !== null && payeeName !== null) return `Recipient: ${payeeName}`
  return `Recipient: ${payeeName === null ? '' : `${payeeName}, `}not in the directory`
}

function bySafeTxHashOf({ phase }: TrackedItem): string | null {
  if ('bySafeTxHash' in phase) return phase.bySafeTxHash
  return phase.status === 'confirmed' ? (phase.paidBy?.safeTxHash ?? null) : null
}

/** Whoever is about to sign what another owner proposed has to compare the recipients. */
function isToRead({ rebuilt, phase }: TrackedItem): boolean {
  return rebuilt && phase.status === 'awaitingConfirmations'
}

function Entry({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <AddressText value={value} />
      </dd>
    </div>
  )
}
