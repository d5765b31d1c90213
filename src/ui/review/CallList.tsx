import { memo, useMemo } from 'react'
import styled from 'styled-components'
import { Link } from 'wouter'
import { actionWords } from '../../core/review/actionWords'
import type { AssetNames } from '../../core/review/assetNames'
import { type CallNode, everyNode } from '../../core/review/callTree'
import { readSafeTxHash, type SafePlace } from '../../core/review/safePlace'
import type { Tone } from '../../core/tracking/status/statusTable'
import { Small } from '../parts/basics'
import { Icon } from '../parts/Icon'
import { WithAddresses } from '../parts/AddressText'
import { paths } from '../paths'
import { InnerTx } from './InnerTx'
import { usePaidCause } from './usePaidCause'
import { useRendered } from './useRendered'
import { callId } from './callId'
import { m } from './callsMessages'

const List = styled.ol`
  display: grid;
  gap: var(--space-4);
  padding-inline-start: 2rem;
  list-style: decimal;

  & & {
    padding-block-start: var(--space-4);
  }

  & > li::marker {
    font-family: var(--font-display);
    color: var(--accent);
  }
`

const Sentence = styled.p`
  font-size: var(--text-large);
  max-width: 48rem;
`

const Caution = styled.p<{ $tone: Tone }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.45em;
  max-width: 48rem;
  color: var(--tone-${({ $tone }) => $tone});
  font-weight: 600;

  & > svg {
    margin-block-start: 0.25em;
  }
`

type CallListProps = { readonly tree: CallNode; readonly place: SafePlace; readonly names: AssetNames }

/** Largest number of transactions of other Safes to read: each is a request to the service. */
const readInner = 3

/** Lists every call in order, with batches unpacked. */
export function CallList({ tree, ...given }: CallListProps) {
  const inner = useMemo(() => {
    const approving = everyNode(tree).filter(({ action }) => action.kind === 'approveHash')
    return new Set(approving.slice(0, readInner))
  }, [tree])
  const causeOf = usePaidCause(given.place.chain)
  const shown = { ...given, inner, causeOf }
  return (
    <>
      <Call node={tree} {...shown} />
      {tree.children.length > 0 && <Calls nodes={tree.children} {...shown} />}
    </>
  )
}

type Shown = Omit<CallListProps, 'tree'> & {
  readonly inner: ReadonlySet<CallNode>
  readonly causeOf: (action: CallNode['action']) => string | null
}

function Calls({ nodes, ...shown }: Shown & { readonly nodes: readonly CallNode[] }) {
  const rendered = useRendered(nodes.length)
  return (
    <List>
      {nodes.slice(0, rendered).map((node) => (
        <Item key={node.path.join('.')} node={node} {...shown} />
      ))}
    </List>
  )
}

/** Memoised: each slice renders the list again. */
const Item = memo(function Item({ node, ...shown }: Shown & { readonly node: CallNode }) {
  return (
    <li id={callId(node.path)} tabIndex={-1}>
      <Call node={node} {...shown} />
      {node.children.length > 0 && <Calls nodes={node.children} {...shown} />}
    </li>
  )
})

function Call({ node, place, names, inner, causeOf }: Shown & { readonly node: CallNode }) {
  const { action } = node
  const cause = causeOf(action)
  return (
    <>
      <Sentence>
        <WithAddresses text={actionWords(node, place.safe, names)} />
      </Sentence>
      {cause !== null && <Small>{m.cause(cause)}</Small>}
      {action.kind === 'approveHash' && (
        <Approved action={action} chain={place.chain} isRead={inner.has(node)} />
      )}
      {action.kind === 'unknownCode' && (
        <Caution $tone="bad">
          <Icon name="stop" />
          <span>{m.takeover}</span>
        </Caution>
      )}
      {action.kind === 'unreadable' && (
        <Caution $tone="waiting">
          <Icon name="warning" />
          <span>{m.unreadCall}</span>
        </Caution>
      )}
      {node.children.length === 0 && node.data !== '0x' && node.outcome !== 'exact' && (
        <Small>{m.bytes(node.data.length / 2 - 1)}</Small>
      )}
    </>
  )
}

type ApprovedProps = {
  readonly action: Extract<CallNode['action'], { kind: 'approveHash' }>
  readonly chain: SafePlace['chain']
  readonly isRead: boolean
}

function Approved({ action: { safe, hash }, chain, isRead }: ApprovedProps) {
  const safeTxHash = readSafeTxHash(hash)
  if (safeTxHash === null) return null
  if (isRead) return <InnerTx chain={chain} safe={safe} safeTxHash={safeTxHash} />
  return <Link href={paths.review({ chain, safe }, safeTxHash)}>{m.review}</Link>
}
