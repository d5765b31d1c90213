import { type Address, isAddress, isHash } from 'viem'
import * as v from 'valibot'
import type { ChainTxHash, SafeTxHash } from '../../core/safe/safeTx'
import { foundOr, storedText } from '../../core/storedText'
import { bigUint } from '../../core/tracking/stored/trackedSchema'
import type { KeyValueStorage } from '../../ports/storage'

/** An execution requested from a wallet. Stored before the request (write-ahead). */
export type SentExecution = {
  readonly safeTxHash: SafeTxHash
  readonly from: Address
  /** Null: the wallet has not answered, or the outcome is unknown. */
  readonly txHash: ChainTxHash | null
  readonly askedAtMs: number
  /** The Safe had not executed it at this block. */
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

export function readSent(storage: KeyValueStorage, where: Where): SentExecution | null {
  const sent = foundOr(sentText.read(storage.get(keyOf(where))), null)
  return sent?.safeTxHash === where.safeTxHash ? sent : null
}

/** Stores it. False: a reload would not find it. */
export function keepSent(storage: KeyValueStorage, where: Where, sent: SentExecution): boolean {
  return storage.keep(keyOf(where), sentText.serialise(sent))
}

export function removeSent(storage: KeyValueStorage, where: Where): void {
  storage.remove(keyOf(where))
}

function keyOf({ chain, safeTxHash }: Where): string {
  return `dsg.v1.execution.${chain.id}.${safeTxHash}`
}
