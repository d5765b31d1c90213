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
  return (
    <Details>
      <summary>Hashes and addresses in full</summary>
      <dl>
        {item.kind === 'safeTx' ? (
          <Entry name="Safe transaction hash (safeTxHash): what owners sign" value={item.safeTxHash} />
        ) : (
          <Entry name="Safe message hash: what owners sign" value={item.messageHash} />
        )}
        {'txHash' in item.phase && item.phase.txHash !== null && (
          <Entry name="Chain transaction hash: what block explorers know" value={item.phase.txHash} />
        )}
        {item.kind === 'safeTx' &&
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
