import {
  type Address,
  type Hex,
  concat,
  getAddress,
  hashMessage,
  hexToBigInt,
  hexToNumber,
  numberToHex,
  pad,
  recoverAddress,
  size,
  slice,
  zeroAddress,
} from 'viem'

export type SignatureType = 'CONTRACT_SIGNATURE' | 'APPROVED_HASH' | 'EOA' | 'ETH_SIGN'

export type ParsedSignature = {
  /** Who it says signed: recovered for keys, claimed (and to be checked on the chain) for the other two types. */
  readonly owner: Address
  readonly type: SignatureType
  /** This one alone: 65 bytes, or 65 bytes followed by the contract's own bytes with the offset rewritten to 65. */
  readonly signature: Hex
  /** The bytes for the owner contract's `isValidSignature`; null for the other types. */
  readonly contractSignature: Hex | null
}

const unit = 65

/**
 * Takes a Safe's signature blob apart: 65-byte units r(32) s(32) v(1), where v tells the kind.
 *
 * @param hash what was signed, a safeTxHash or a messageHash.
 * @see https://docs.safe.global/advanced/smart-account-signatures
 */
export async function parseSignatures(blob: Hex, hash: Hex): Promise<ParsedSignature[]> {
  const parsed: ParsedSignature[] = []
  // Contract signatures keep their bytes behind all units, at the offset in s.
  let unitsEnd = size(blob)
  for (let start = 0; start + unit <= unitsEnd; start += unit) {
    const bytes = slice(blob, start, start + unit)
    const v = hexToNumber(slice(bytes, 64))
    if (v === 0) {
      const offset = Number(hexToBigInt(slice(bytes, 32, 64)))
      unitsEnd = Math.min(unitsEnd, offset)
      parsed.push(readContractSignature(blob, bytes, offset))
    } else if (v === 1) {
      parsed.push({ owner: ownerIn(bytes), type: 'APPROVED_HASH', signature: bytes, contractSignature: null })
    } else if (v > 30) {
      const signature = concat([slice(bytes, 0, 64), numberToHex(v - 4, { size: 1 })])
      const owner = await recover(hashMessage({ raw: hash }), signature)
      parsed.push({ owner, type: 'ETH_SIGN', signature: bytes, contractSignature: null })
    } else {
      parsed.push({
        owner: await recover(hash, bytes),
        type: 'EOA',
        signature: bytes,
        contractSignature: null,
      })
    }
  }
  return parsed
}

/** One contract signature on its own, `r = owner, s = 65, v = 0, length, bytes`. */
export function packContractSignature(owner: Address, contractSignature: Hex): Hex {
  return concat([
    pad(owner.toLowerCase() as Hex, { size: 32 }),
    numberToHex(unit, { size: 32 }),
    '0x00',
    numberToHex(size(contractSignature), { size: 32 }),
    contractSignature,
  ])
}

function readContractSignature(blob: Hex, bytes: Hex, offset: number): ParsedSignature {
  const owner = ownerIn(bytes)
  const start = offset + 32
  const isInside = start <= size(blob)
  const length = isInside ? Number(hexToBigInt(slice(blob, offset, start))) : 0
  const contractSignature =
    length > 0 && start + length <= size(blob) ? slice(blob, start, start + length) : '0x'
  return {
    owner,
    type: 'CONTRACT_SIGNATURE',
    signature: packContractSignature(owner, contractSignature),
    contractSignature,
  }
}

function ownerIn(bytes: Hex): Address {
  return getAddress(slice(bytes, 12, 32))
}

/** The zero address where nothing can be recovered, which no Safe has as an owner. */
async function recover(hash: Hex, signature: Hex): Promise<Address> {
  try {
    return await recoverAddress({ hash, signature })
  } catch {
    return zeroAddress
  }
}
