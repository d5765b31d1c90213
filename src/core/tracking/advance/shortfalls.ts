import { type Address, isAddressEqual } from 'viem'
import { decodeTransfer } from '../../safe/decodeTransfer'
import type { Call } from '../../safe/safeTx'
import type { TokenTransfer } from '../../safe/tokenTransfers'
import type { Shortfall, TrackedGift } from '../../giving/trackedGift'

/**
 * The token gifts of which less arrived than was given, by the tokens' own Transfer events: a token may answer `false`
 * and move nothing, or keep a part. Gifts of one token to one recipient count together, as nobody can tell their
 * transfers apart, nor those of `others`: what the same transaction paid besides. The chain's own coin leaves no event, so
 * nothing is said of it.
 */
export function shortfalls(
  gifts: readonly TrackedGift[],
  transfers: readonly TokenTransfer[],
  others: readonly Call[] = [],
): readonly Shortfall[] {
  const asked = new Map<string, Shortfall>()
  for (const gift of gifts) {
    const { causeName, recipient, symbol, decimals, token, amount } = gift
    if (token === null) continue
    const key = `${token}:${recipient}`.toLowerCase()
    const arrived = sumOf(transfers, token, recipient)
    const given = (asked.get(key)?.given ?? askedOf(others, token, recipient)) + amount
    asked.set(key, { causeName, recipient, symbol, decimals, token, given, arrived })
  }
  return [...asked.values()].filter(({ given, arrived }) => arrived < given)
}

function askedOf(calls: readonly Call[], token: Address, recipient: Address): bigint {
  return calls.reduce((sum, { to, data }) => {
    const transfer = isAddressEqual(to, token) ? decodeTransfer(data) : null
    return transfer !== null && isAddressEqual(transfer.recipient, recipient) ? sum + transfer.amount : sum
  }, 0n)
}

function sumOf(transfers: readonly TokenTransfer[], token: Address, recipient: Address): bigint {
  return transfers
    .filter((transfer) => isAddressEqual(transfer.token, token) && isAddressEqual(transfer.to, recipient))
    .reduce((sum, { value }) => sum + value, 0n)
}
