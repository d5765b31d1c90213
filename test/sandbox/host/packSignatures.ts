import { type Address, type Hex, concat, isAddressEqual, numberToHex, pad, size, slice } from 'viem'

export type PackOptions = {
  readonly confirmations: readonly { readonly owner: Address; readonly signature: Hex }[]
  readonly threshold: number
  readonly owners: readonly Address[]
  /** Who sends `execTransaction`: an owner among them needs no signature of his own. */
  readonly sender: Address
}

/**
 * The `signatures` argument of `execTransaction`: 65 bytes an owner, in ascending order of their addresses, exactly as
 * many as the threshold asks, with a contract's own bytes behind them. A missing last one is the sender's, pre-validated (r = owner, s = 0, v = 1). Null when
 * there are not enough.
 */
export function packSignatures({ confirmations, threshold, owners, sender }: PackOptions): Hex | null {
  const given = [...confirmations]
  const mayFill =
    owners.some((owner) => isAddressEqual(owner, sender)) &&
    !given.some(({ owner }) => isAddressEqual(owner, sender))
  if (given.length < threshold && mayFill) {
    given.push({ owner: sender, signature: concat([pad(sender), pad('0x00'), '0x01']) })
  }
  if (given.length < threshold) return null
  const ascending = given.sort((a, b) => (BigInt(a.owner) < BigInt(b.owner) ? -1 : 1))
  return pack(ascending.slice(0, threshold).map(({ signature }) => signature))
}

const unit = 65

/** The units, and behind them the bytes of contracts, with the offset of each in its unit. */
function pack(signatures: readonly Hex[]): Hex {
  let end = signatures.length * unit
  const units = signatures.map((signature) => {
    if (size(signature) === unit) return signature
    const offset = numberToHex(end, { size: 32 })
    end += size(signature) - unit
    return concat([slice(signature, 0, 32), offset, slice(signature, 64, unit)])
  })
  const behind = signatures.flatMap((one) => (size(one) === unit ? [] : [slice(one, unit)]))
  return concat([...units, ...behind])
}
