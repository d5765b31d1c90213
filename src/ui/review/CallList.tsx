import type { Address } from 'viem'
import styled from 'styled-components'
import { actionWords } from '../../core/review/actionWords'
import type { AssetNames } from '../../core/review/assetNames'
import type { CallNode } from '../../core/review/callTree'
import { Small } from '../parts/basics'
import { Icon } from '../parts/Icon'
import { WithAddresses } from '../parts/WithAddresses'
import { callId } from './callId'

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

const Caution = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.45em;
  max-width: 48rem;
  color: var(--tone-bad);
  font-weight: 600;

  & > svg {
    margin-block-start: 0.25em;
  }
`

type CallListProps = { readonly tree: CallNode; readonly safe: Address; readonly names: AssetNames }

/** Every call in the order in which it is made, batches opened. */
export function CallList({ tree, ...shown }: CallListProps) {
  return (
    <>
      <Call node={tree} {...shown} />
      {tree.children.length > 0 && <Calls nodes={tree.children} {...shown} />}
    </>
  )
}

type Shown = Omit<CallListProps, 'tree'>

function Calls({ nodes, ...shown }: Shown & { readonly nodes: readonly CallNode[] }) {
  return (
    <List>
      {nodes.map((node) => (
        <li key={node.path.join('.')} id={callId(node.path)} tabIndex={-1}>
          <Call node={node} {...shown} />
          {node.children.length > 0 && <Calls nodes={node.children} {...shown} />}
        </li>
      ))}
    </List>
  )
}

function Call({ node, safe, names }: Shown & { readonly node: CallNode }) {
  return (
    <>
      <Sentence>
        <WithAddresses text={actionWords(node, safe, names)} />
      </Sentence>
      {node.action.kind === 'unknownCode' && (
        <Caution>
          <Icon name="stop" />
          <span>
            This is how Safes have been taken over. Do not sign unless you know this code and why it has to
            run as your Safe.
          </span>
        </Caution>
      )}
      {node.children.length === 0 && node.data !== '0x' && node.outcome !== 'exact' && (
        <Small>{node.data.length / 2 - 1} bytes of data, to be read in full at the end of this page.</Small>
      )}
    </>
  )
}
