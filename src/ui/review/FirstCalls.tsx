import { Fragment, useMemo } from 'react'
import styled from 'styled-components'
import { actionWords } from '../../core/review/actionWords'
import { assetNamesOf } from '../../core/review/assetNames'
import { everyNode, readCallTree } from '../../core/review/callTree'
import type { SafePlace } from '../../core/review/safePlace'
import type { SafeTxRecord } from '../../core/safe/safeTx'
import { Small } from '../parts/basics'
import { WithAddresses } from '../parts/WithAddresses'
import { usePaidCause } from './usePaidCause'
import { m } from './callsMessages'

const Sentence = styled.p<{ $isLarge: boolean }>`
  font-size: ${({ $isLarge }) => ($isLarge ? 'var(--text-large)' : 'inherit')};
  max-width: 48rem;
`

/** The most calls in the list. The review has all of them. */
const mostCalls = 3

/** The longest calldata for the list, in hex digits: 32 kB. The review reads longer ones. */
const mostDigits = 65_536

type FirstCallsProps = {
  /** The Safe whose transaction it is. */
  readonly place: SafePlace
  readonly record: SafeTxRecord
  readonly isLarge?: boolean
}

/** What a transaction does, in the sentences of its first calls, read from its bytes. A cause is named where it is paid. */
export function FirstCalls({ place, record, isLarge = false }: FirstCallsProps) {
  const { chain, safe } = place
  const causeOf = usePaidCause(chain)
  const { sentences, more } = useMemo(() => {
    if (record.data.length > mostDigits) return tooLarge(record)
    const nodes = everyNode(readCallTree(record, safe)).filter(({ action }) => action.kind !== 'batch')
    const names = assetNamesOf(chain)
    return {
      sentences: nodes
        .slice(0, mostCalls)
        .map((node) => ({ words: actionWords(node, safe, names), cause: causeOf(node.action) })),
      more: Math.max(0, nodes.length - mostCalls),
    }
  }, [record, safe, chain, causeOf])
  return (
    <>
      {sentences.map(({ words, cause }, index) => (
        <Fragment key={index}>
          <Sentence $isLarge={isLarge}>
            <WithAddresses text={words} />
          </Sentence>
          {cause !== null && <Small>{m.cause(cause)}</Small>}
        </Fragment>
      ))}
      {more > 0 && (
        <p>
          <strong>{m.more(more)}</strong>
        </p>
      )}
    </>
  )
}

function tooLarge({ data, to }: SafeTxRecord) {
  return { sentences: [{ words: m.tooLarge(to, data.length / 2 - 1), cause: null }], more: 0 }
}
