import type { Hex } from 'viem'
import { decodeCalls } from '../../../core/safe/decodeCalls'
import type { SafeTxRecord } from '../../../core/safe/safeTx'
import type { Look } from '../../../core/tracking/observation'
import { notAsked, type Sources } from '../sources'

/** Reads the code at the address that a record's batch goes through. A single call goes through none. */
export async function observeCode(
  record: SafeTxRecord,
  { chainReader }: Pick<Sources, 'chainReader'>,
  signal: AbortSignal,
): Promise<Look<Hex>> {
  const decoded = decodeCalls(record)
  if (decoded.kind !== 'calls' || decoded.via === null) return notAsked
  return chainReader.readCodeHash(decoded.via.address, signal)
}
