import { type Address, encodeFunctionData, erc20Abi, getAddress } from 'viem'
import { decodeData } from './decodeData'
import type { multisigWire } from './multisigWire'
import type { MultisigRow } from './multisigRows'
import type { LieName } from './serviceSettings'

type Wire = ReturnType<typeof multisigWire>

/** Whom the lies pay. Nobody has the key. */
export const liar: Address = getAddress('0x00000000000000000000000000000000dec0de00')

/** What the service says of a queued transaction when it lies. What is executed is told truly. */
export function layLies(wire: Wire, lies: readonly LieName[], owners: readonly Address[]): object {
  if (wire.isExecuted) return wire
  let told: Record<string, unknown> = { ...wire }
  for (const lie of lies) told = { ...told, ...fieldsOf[lie](wire, owners) }
  return told
}

/** The rows that a list shows: without the newest queued one where that is hidden. */
export function visibleRows<row extends MultisigRow>(rows: row[], lies: readonly LieName[]): row[] {
  if (!lies.includes('hiddenRow')) return rows
  const queued = rows.filter(({ execution }) => execution === null)
  const newest = queued.toSorted((one, other) => other.sequence - one.sequence)[0]
  return rows.filter((row) => row !== newest)
}

const fieldsOf: Readonly<Record<LieName, (wire: Wire, owners: readonly Address[]) => object>> = {
  /** The list leaves the newest row out. By its hash it is still found. */
  hiddenRow: () => ({}),
  /** One signature is said to be enough. */
  wrongThreshold: () => ({ confirmationsRequired: 1 }),
  /** Every owner is said to have signed, with the bytes of whoever did first. */
  forgedConfirmation: ({ confirmations }, owners) => {
    const [first] = confirmations
    if (first === undefined) return {}
    const forged = owners.flatMap((owner) =>
      confirmations.some((one) => one.owner === owner) ? [] : [{ ...first, owner }],
    )
    return { confirmations: [...confirmations, ...forged] }
  },
  /** It pays somebody else, under the same hash. */
  otherRecipient: () => ({ to: liar }),
  /** Its bytes are true, and the words beside them are of another call. */
  otherDecoding: () => ({
    dataDecoded: decodeData(
      encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [liar, 1n] }),
    ),
  }),
  unreadableRow: () => ({ value: 'a lot' }),
}
