import { Fragment, useCallback, useMemo } from 'react'
import styled from 'styled-components'
import { type Address, getAddress } from 'viem'
import { byDanger, leadOf } from '../../core/review/danger'
import { assetNamesOf } from '../../core/review/assetNames'
import { readCallTree } from '../../core/review/callTree'
import { counted, countedWords, effectWords } from '../../core/review/effectWords'
import { type Effect, effectsOf } from '../../core/review/effects'
import type { SafePlace } from '../../core/review/safePlace'
import type { SafeTxRecord } from '../../core/safe/safeTx'
import { causesByReceiver } from '../../core/causes/causesByReceiver'
import type { AppChain } from '../../core/chain'
import { Small } from '../parts/basics'
import { WithAddresses } from '../parts/AddressText'
import { TonedWord } from '../parts/TonedWord'
import { useApp } from '../AppContext'
import { useStoreValue } from '../parts/useStoreValue'
import { usePaidCause } from '../review/usePaidCause'
import { m } from '../review/callsMessages'
import { mostDigits } from './rowWords'

const Sentence = styled.p`
  max-width: 48rem;
`

/** Largest number of effects in the list. The review has all of them. */
const mostCalls = 3

type FirstCallsProps = {
  /** The Safe of the transaction. */
  readonly place: SafePlace
  readonly record: SafeTxRecord
}

/**
 * Shows the effects of a transaction in sentences, read from its bytes: the most dangerous first. A cause is named
 * where it is paid.
 */
export function FirstCalls({ place, record }: FirstCallsProps) {
  const { chain, safe } = place
  const causeOf = usePaidCause(chain)
  const isConfirmed = useConfirmed(chain)
  const { sentences, more, isMarked } = useMemo(() => {
    if (record.data.length > mostDigits) return tooLarge(record)
    const names = assetNamesOf(chain)
    const effects = effectsOf(record, readCallTree(record, safe), safe, names)
    const view = { isConfirmed, names }
    const ordered = byDanger(effects, view).filter(({ kind }) => kind !== 'runs')
    // Effects of one call share its sentence.
    const unique = new Map(ordered.toReversed().map((effect) => [keyOf(effect), effect]))
    const shown = ordered.filter((effect) => unique.get(keyOf(effect)) === effect)
    const lead = leadOf(effects, view)
    const words = shown.map((effect) => effectWords(effect, safe, names))
    const effectAt = new Map(words.map((sentence, index) => [sentence, shown[index]]))
    const told = counted(words)
    return {
      sentences: told.slice(0, mostCalls).map((one) => {
        const call = effectAt.get(one.words)?.call ?? null
        return { words: countedWords(one), cause: call === null ? null : causeOf(call.action) }
      }),
      more: told.slice(mostCalls).reduce((sum, { count }) => sum + count, 0),
      isMarked: lead !== null && lead.effect.kind !== 'moves',
    }
  }, [record, safe, chain, causeOf, isConfirmed])
  return (
    <>
      {sentences.map(({ words, cause }, index) => (
        <Fragment key={index}>
          <Sentence>
            {isMarked && index === 0 ? (
              <TonedWord tone="waiting" icon="warning">
                <WithAddresses text={words} />
              </TonedWord>
            ) : (
              <WithAddresses text={words} />
            )}
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

function keyOf({ kind, call, path }: Effect): string {
  return kind === 'refunds' || call === null ? `refund ${path.join('.')}` : path.join('.')
}

function tooLarge({ data, to }: SafeTxRecord) {
  return {
    sentences: [{ words: m.tooLarge(to, data.length / 2 - 1), cause: null }],
    more: 0,
    isMarked: true,
  }
}

/**
 * Returns a function that is true for an address of a confirmed cause on the chain, by the directory. Without a
 * directory: none.
 */
function useConfirmed(chain: AppChain): (address: Address) => boolean {
  const directory = useStoreValue(useApp().causes)
  const receivers = directory.kind === 'ready' ? causesByReceiver(directory.causes, chain.id) : null
  return useCallback((address) => receivers?.has(getAddress(address)) === true, [receivers])
}
