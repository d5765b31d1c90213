import { type Address, isAddress, isHash } from 'viem'
import * as v from 'valibot'
import type { ChainTxHash, SafeTxHash } from '../../core/safe/safeTx'
import { type StoredReading, storedText, unreadable } from '../../core/storedText'
import { bigUint } from '../../core/tracking/stored/trackedSchema'
import type { KeyValueStorage } from '../../ports/storage'
import { type StoredEntry, storedEntry } from '../storedEntry'

/** An execution requested from a wallet. Stored before the request (write-ahead). */
export type SentExecution = {
  readonly safeTxHash: SafeTxHash
  readonly from: Address
  /** Null: the wallet has not responded, or the outcome is unknown. */
  readonly txHash: ChainTxHash | null
  readonly askedAtMs: number
  /** Block at which the Safe had not executed it. */
  readonly fromBlock: bigint
}

type Where = { readonly chain: { readonly id: number }; readonly safeTxHash: SafeTxHash }

const isHashText = (input: unknown) => typeof input === 'string' && isHash(input)
const sentText = storedText(
  v.object({
    safeTxHash: v.custom<SafeTxHash>(isHashText),
    from: v.custom<Address>((input) => typeof input === 'string' && isAddress(input)),
    txHash: v.nullable(v.custom<ChainTxHash>(isHashText)),
    askedAtMs: v.number(),
    fromBlock: bigUint,
  }),
)

/** Returns the stored execution of a transaction. That of another transaction counts as unreadable. */
export function sentExecution(
  storage: KeyValueStorage,
  { chain, safeTxHash }: Where,
): StoredEntry<SentExecution> {
  return storedEntry(storage, `dsg.v1.execution.${chain.id}.${safeTxHash}`, {
    read(text): StoredReading<SentExecution> {
      const reading = sentText.read(text)
      const isOther = reading.kind === 'found' && reading.value.safeTxHash !== safeTxHash
      return isOther ? unreadable('damaged', `${text}`) : reading
    },
    serialise: (sent) => sentText.serialise(sent),
  })
}
