import type { Address } from 'viem'
import { decodeCalls } from './decodeCalls'
import { refundOf } from './refundOf'
import type { SafeTx } from './safeTx'

/** Returns the addresses to which a transaction sends bare coin: its effect depends on whether they have code. */
export function addressesToRead(tx: SafeTx): readonly Address[] {
  const decoded = decodeCalls(tx)
  const calls = decoded.kind === 'calls' ? decoded.calls : []
  const receiver = refundOf(tx)?.receiver ?? null
  const sentTo = calls.filter(({ data }) => data === '0x').map(({ to }) => to)
  return receiver === null ? sentTo : [receiver, ...sentTo]
}
