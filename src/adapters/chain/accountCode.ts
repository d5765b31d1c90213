import { getAddress, sliceHex, type Address, type Client } from 'viem'
import { getCode, getStorageAt } from 'viem/actions'
import type { AccountCode } from '../../ports/chain'

/** The EIP-7702 delegation designator in place of code: the key still controls the account, which runs another contract's code. */
const delegation = /^0xef0100[0-9a-f]{40}$/i

/** Reads the kind of account at an address (`eth_getCode`, storage slot 0). Throws what the node throws. */
export async function readAccountCode(client: Client, address: Address): Promise<AccountCode> {
  const [code = '0x', slot] = await Promise.all([
    getCode(client, { address }),
    getStorageAt(client, { address, slot: '0x0' }),
  ])
  if (code === '0x') return { kind: 'externallyOwned' }
  if (delegation.test(code)) return { kind: 'delegated' }
  return { kind: 'contract', singleton: getAddress(sliceHex(slot ?? emptySlot, -20)) }
}

const emptySlot = `0x${'00'.repeat(32)}` as const
