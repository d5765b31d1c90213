import { useCallback } from 'react'
import styled from 'styled-components'
import { Link } from 'wouter'
import type { Address } from 'viem'
import type { AppChain } from '../../core/chain'
import type { SafeTxHash, SafeTxRecord } from '../../core/safe/safeTx'
import type { Remote } from '../../core/remote'
import { innerTx, type InnerTx as Inner } from '../../flows/review/innerTx'
import type { SafeReader } from '../../flows/review/reader'
import { Small } from '../parts/basics'
import { TonedWord } from '../parts/TonedWord'
import { paths } from '../paths'
import { FirstCalls } from '../queue/FirstCalls'
import { useRemote } from './useRemote'
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
          {m.forged}
        </TonedWord>
      )
    case 'missing':
      return (
        <TonedWord tone="waiting" icon="warning">
          {m.missing}
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
