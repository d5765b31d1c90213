import { memo, useMemo, useCallback } from 'react'
import styled from 'styled-components'
import { Link } from 'wouter'
import type { Address } from 'viem'
import { actionWords } from '../../core/review/actionWords'
import type { AssetNames } from '../../core/review/assetNames'
import { type CallNode, everyNode } from '../../core/review/callTree'
import { readSafeTxHash, type SafePlace } from '../../core/review/safePlace'
import type { Tone } from '../../core/tracking/status/statusTable'
import type { AppChain } from '../../core/chain'
import type { SafeTxHash, SafeTxRecord } from '../../core/safe/safeTx'
import type { Remote } from '../../core/remote'
import { innerTx, type InnerTx as Inner } from '../../flows/review/nestedSafes'
import type { SafeReader } from '../../flows/review/reader'
import { Fold } from '../parts/Fold'
import { Small } from '../parts/basics'
import { Icon } from '../parts/Icon'
import { WithAddresses } from '../parts/AddressText'
import { LazyFold } from '../parts/LazyFold'
import { paths } from '../paths'
import { TonedWord } from '../parts/TonedWord'
import { FirstCalls } from '../queue/FirstCalls'
import { usePaidCause } from './usePaidCause'
import { useRendered } from './useRendered'
import { callId, everyCallId } from './showCall'
import { m } from './callsMessages'
import { stageOf, useEnd } from './useEnd'
import { useRemote } from './useReader'

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

const Alone = styled.ul`
  display: grid;
  gap: var(--space-4);
  padding: 0;
  list-style: none;
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

/** Lists calls without those that they make. A call of a batch is named by its place. */
export const CallsAlone = memo(function CallsAlone({
  nodes,
  ...given
}: Omit<CallListProps, 'tree'> & { readonly nodes: readonly CallNode[] }) {
  const inner = useMemo(
    () => new Set(nodes.filter(({ action }) => action.kind === 'approveHash').slice(0, readInner)),
    [nodes],
  )
  const causeOf = usePaidCause(given.place.chain)
  const rendered = useRendered(nodes.length)
  return (
    <Alone>
      {nodes.slice(0, rendered).map((node) => (
        <li key={node.path.join('.')}>
          {node.path.length > 0 && <Small>{m.callAt(node.path.join('.'))}</Small>}
          <Call node={node} {...given} inner={inner} causeOf={causeOf} />
        </li>
      ))}
    </Alone>
  )
})

/** Lists every call in order, with batches unpacked, behind a fold. The transactions of other Safes are named, not read. */
export const EveryCall = memo(function EveryCall({ tree, ...given }: CallListProps) {
  const causeOf = usePaidCause(given.place.chain)
  const shown = { ...given, inner: nothingRead, causeOf }
  const count = useMemo(() => Math.max(1, everyNode(tree).length - 1), [tree])
  const calls = (
    <>
      <Call node={tree} {...shown} />
      {tree.children.length > 0 && <Calls nodes={tree.children} {...shown} />}
    </>
  )
  if (count > mostWhileClosed)
    return (
      <LazyFold id={everyCallId} title={m.everyCall(count)}>
        {calls}
      </LazyFold>
    )
  return (
    <Fold>
      <summary>{m.everyCall(count)}</summary>
      {calls}
    </Fold>
  )
})

/** Most calls to render in a closed fold, for find-in-page. The payments among them are listed in the open too. */
const mostWhileClosed = 100

const nothingRead: ReadonlySet<CallNode> = new Set()

type Shown = Omit<CallListProps, 'tree'> & {
  readonly inner: ReadonlySet<CallNode>
  readonly causeOf: (action: CallNode['action']) => string | null
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

type ApprovedProps = {
  readonly action: Extract<CallNode['action'], { kind: 'approveHash' }>
  readonly chain: SafePlace['chain']
  readonly isRead: boolean
}

const Inside = styled.div`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  max-width: 48rem;
  margin-block: var(--space-2);
  padding-inline-start: var(--space-4);
  border-inline-start: 2px solid var(--line);
`

type InnerTxProps = { readonly chain: AppChain; readonly safe: Address; readonly safeTxHash: SafeTxHash }

type ToldProps = { readonly record: SafeTxRecord; readonly chain: AppChain; readonly safe: Address }

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

function Call({ node, place, names, inner, causeOf }: Shown & { readonly node: CallNode }) {
  const { action } = node
  const end = useEnd()
  const cause = causeOf(action)
  return (
    <>
      <Sentence>
        <WithAddresses text={actionWords(node, place.safe, names, end === 'done' ? 'did' : 'does')} />
      </Sentence>
      {cause !== null && <Small>{m.cause(cause)}</Small>}
      {action.kind === 'approveHash' && (
        <Approved action={action} chain={place.chain} isRead={inner.has(node)} />
      )}
      {action.kind === 'unknownCode' && (
        <Caution $tone="bad">
          <Icon name="stop" />
          <span>{m.takeover[stageOf(end)]}</span>
        </Caution>
      )}
      {action.kind === 'unreadable' && (
        <Caution $tone="waiting">
          <Icon name="warning" />
          <span>{m.unreadCall[stageOf(end)]}</span>
        </Caution>
      )}
      {node.children.length === 0 && node.data !== '0x' && node.outcome !== 'exact' && (
        <Small>{m.bytes(node.data.length / 2 - 1)}</Small>
      )}
    </>
  )
}

function Approved({ action: { safe, hash }, chain, isRead }: ApprovedProps) {
  const safeTxHash = readSafeTxHash(hash)
  if (safeTxHash === null) return null
  if (isRead) return <InnerTx chain={chain} safe={safe} safeTxHash={safeTxHash} />
  return <Link href={paths.review({ chain, safe }, safeTxHash)}>{m.review}</Link>
}

/** Shows what another Safe's transaction does that is approved by its hash, and links to its own review. */
function InnerTx({ chain, safe, safeTxHash }: InnerTxProps) {
  const question = useCallback(
    (reader: SafeReader) => innerTx(reader, { safe, safeTxHash }),
    [safe, safeTxHash],
  )
  const inner = useRemote(chain, question)
  return (
    <Inside>
      <Read inner={inner} chain={chain} safe={safe} />
      <Link href={paths.review({ chain, safe }, safeTxHash)}>{m.review}</Link>
    </Inside>
  )
}

function Read({ inner, chain, safe }: Omit<InnerTxProps, 'safeTxHash'> & { readonly inner: Remote<Inner> }) {
  const stage = stageOf(useEnd())
  if (inner.kind === 'waiting') return <Small>{m.reading}</Small>
  if (inner.kind === 'failed')
    return (
      <TonedWord tone="waiting" icon="warning">
        {m.unread(inner.problem)}
      </TonedWord>
    )
  switch (inner.value.kind) {
    case 'found':
      return <Told record={inner.value.record} chain={chain} safe={safe} />
    case 'forged':
      return (
        <TonedWord tone="bad" icon="stop">
          {m.forged[stage]}
        </TonedWord>
      )
    case 'missing':
      return (
        <TonedWord tone="waiting" icon="warning">
          {m.missing[stage]}
        </TonedWord>
      )
  }
}

function Told({ record, chain, safe }: ToldProps) {
  return (
    <>
      <p>{m.inner(record.nonce, record.isExecuted)}</p>
      <FirstCalls place={{ chain, safe }} record={record} />
    </>
  )
}
