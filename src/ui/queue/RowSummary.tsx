import { useMemo } from 'react'
import type { SafeTxRecord } from '../../core/safe/safeTx'
import { WithAddresses } from '../parts/AddressText'
import { TonedWord } from '../parts/TonedWord'
import { m } from './messages'
import css from './queue.module.css'
import { type RowView, rowWords } from './rowWords'

type RowSummaryProps = {
  readonly record: SafeTxRecord
  readonly view: RowView
  /** As this browser has noted it. Null: its note cannot be read. */
  readonly purpose?: string | null | undefined
}

/** Shows in one or two lines what a transaction does: its dangers first, else what leaves the Safe. */
export function RowSummary({ record, view, purpose }: RowSummaryProps) {
  const { pays, dangers, detail } = useMemo(() => rowWords(record, view), [record, view])
  // Unlike a missing signature, what is dangerous is no matter of time.
  const isDangerous = pays === null && detail !== null
  return (
    <div className={css.what}>
      {pays !== null && (
        <p className={css.pays}>
          <WithAddresses text={pays} />
        </p>
      )}
      {dangers.map((danger) => (
        <p key={danger}>
          <TonedWord tone={isDangerous ? 'bad' : 'waiting'} icon={isDangerous ? 'stop' : 'warning'}>
            <WithAddresses text={danger} />
          </TonedWord>
        </p>
      ))}
      {detail !== null && (
        <p className={css.detail}>
          <WithAddresses text={detail} />
        </p>
      )}
      {purpose !== undefined && (
        <p className={css.detail}>{purpose === null ? m.unreadNote : m.purpose(purpose)}</p>
      )}
    </div>
  )
}
