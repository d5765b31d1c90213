import { getAddress, isAddressEqual, keccak256, size, sliceHex, type Address, type Client } from 'viem'
import { getCode, getStorageAt } from 'viem/actions'
import type { SetupOwner } from '../../core/review/safeSetup'
import { isKnownProxy, knownSingleton } from '../../core/safe/knownContracts'
import { m } from './setupMessages'

/** Prefix that EIP-7702 puts in place of code, before the address whose code the account runs. */
const delegationPrefix = '0xef0100'

/**
 * The passkey signer that all Safes share (`SafeWebAuthnSharedSigner`). Its address follows from its code, because
 * Safe's CREATE2 factory deployed it. The signers with one key each have no code hash in common and count as contracts.
 */
const sharedPasskeySigner = '0x94a4F6affBd8975951142c3999aEAB7ecee555c2'

/**
 * Reads an owner's way of signing, by the code at its address in one block. Never throws: `unread` when the node is
 * unreachable.
 */
export async function readOwner(client: Client, address: Address, blockNumber: bigint): Promise<SetupOwner> {
  try {
    const [code = '0x', slot] = await Promise.all([
      getCode(client, { address, blockNumber }),
      getStorageAt(client, { address, slot: '0x0', blockNumber }),
    ])
    if (code === '0x') return { address, kind: 'externallyOwned' }
    if (size(code) === 23 && code.toLowerCase().startsWith(delegationPrefix))
      return { address, kind: 'delegated', to: getAddress(sliceHex(code, 3)) }
    if (isAddressEqual(address, sharedPasskeySigner)) return { address, kind: 'passkeySigner' }
    const isSafe =
      slot !== undefined &&
      isKnownProxy(keccak256(code)) &&
      knownSingleton(getAddress(sliceHex(slot, -20))) !== null
    return { address, kind: isSafe ? 'safe' : 'contract' }
  } catch {
    return { address, kind: 'unread', reason: m.noAnswer }
  }
}
