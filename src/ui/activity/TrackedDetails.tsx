import styled from 'styled-components'
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
  return (
    <Details>
      <summary>Hashes and addresses in full</summary>
      <dl>
        {item.kind === 'safeTx' && (
          <Entry name="Safe transaction hash (safeTxHash): what owners sign" value={item.safeTxHash} />
        )}
        {item.kind === 'safeMessage' && (
          <Entry name="Safe message hash: what owners sign" value={item.messageHash} />
        )}
        {item.kind === 'calls' && <Entry name="The wallet’s own name for the batch" value={item.id} />}
        {ownHash !== null && (
          <Entry name="Chain transaction hash: what the wallet answered" value={ownHash} />
        )}
        {chainHash !== null && chainHash !== ownHash && (
          <Entry name="Chain transaction hash: what block explorers know" value={chainHash} />
        )}
        {byHash !== null && byHash !== ownHash && (
          <Entry name="Chain transaction hash of what took its place" value={byHash} />
        )}
        {item.kind !== 'safeMessage' &&
          item.gifts.map((gift, index) => (
            <Entry
              key={`${index}${gift.recipient}`}
              name={`Recipient: ${gift.causeName ?? 'not in the directory'}`}
              value={gift.recipient}
            />
          ))}
      </dl>
    </Details>
  )
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
