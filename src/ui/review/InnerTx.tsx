import { useCallback } from 'react'
import styled from 'styled-components'
import { Link } from 'wouter'
import type { Address } from 'viem'
import type { AppChain } from '../../core/chain'
import type { SafeTxHash, SafeTxRecord } from '../../core/safe/safeTx'
import { createInnerTx, type InnerTx as Inner } from '../../flows/review/createInnerTx'
import type { SafeReader } from '../../flows/review/reader'
import { Small } from '../parts/basics'
import { TonedWord } from '../parts/TonedWord'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'
import { FirstCalls } from './FirstCalls'
import { useReader } from './useReader'
import { m } from './callsMessages'

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

/** Shows what another Safe's transaction does that is approved by its hash, and links to its own review. */
export function InnerTx({ chain, safe, safeTxHash }: InnerTxProps) {
  const open = useCallback(
    (reader: SafeReader) => createInnerTx(reader, { safe, safeTxHash }),
    [safe, safeTxHash],
  )
  const opening = useReader(chain, open)
  return (
    <Inside>
      {opening.kind === 'open' ? (
        <Read inner={opening.opened} chain={chain} safe={safe} />
      ) : (
        opening.kind === 'opening' && <Small>{m.reading}</Small>
      )}
      <Link href={paths.review({ chain, safe }, safeTxHash)}>{m.review}</Link>
    </Inside>
  )
}

function Read({ inner, chain, safe }: Omit<InnerTxProps, 'safeTxHash'> & { readonly inner: Inner }) {
  const state = useStoreValue(inner.state)
  switch (state.kind) {
    case 'reading':
      return <Small>{m.reading}</Small>
    case 'found':
      return <Told record={state.record} chain={chain} safe={safe} />
    case 'forged':
      return (
        <TonedWord tone="bad" icon="stop">
          {m.forged}
        </TonedWord>
      )
    case 'missing':
      return (
        <TonedWord tone="waiting" icon="warning">
          {m.missing}
        </TonedWord>
      )
    case 'unreachable':
      return (
        <TonedWord tone="waiting" icon="warning">
          {m.unread(state.reason)}
        </TonedWord>
      )
  }
}

type ToldProps = { readonly record: SafeTxRecord; readonly chain: AppChain; readonly safe: Address }

function Told({ record, chain, safe }: ToldProps) {
  return (
    <>
      <p>{m.inner(record.nonce, record.isExecuted)}</p>
      <FirstCalls place={{ chain, safe }} record={record} />
    </>
  )
}
