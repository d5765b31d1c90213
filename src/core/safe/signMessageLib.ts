import {
  type Address,
  decodeFunctionData,
  encodeFunctionData,
  type Hex,
  isAddressEqual,
  parseAbi,
} from 'viem'
import type { SafeTx } from './safeTx'

/** Safe's library that notes a message as signed by the Safe that runs its code, at one of its addresses. */
export type SignMessageLib = {
  readonly name: 'SignMessageLib'
  readonly version: string
  readonly address: Address
  readonly codeHash: Hex
}

/** As @safe-global/safe-deployments lists them. */
export const signMessageLibs: readonly SignMessageLib[] = [
  {
    name: 'SignMessageLib',
    version: '1.3.0',
    address: '0xA65387F16B013cf2Af4605Ad8aA5ec25a2cbA3a2',
    codeHash: '0x3ac65dea3cc9dd0d7b7b800f834e3d73415b4e944bb94555c3e4a08fb137e918',
  },
  {
    name: 'SignMessageLib',
    version: '1.3.0',
    address: '0x98FFBBF51bb33A056B08ddf711f289936AafF717',
    codeHash: '0x3ac65dea3cc9dd0d7b7b800f834e3d73415b4e944bb94555c3e4a08fb137e918',
  },
  {
    name: 'SignMessageLib',
    version: '1.4.1',
    address: '0xd53cd0aB83D845Ac265BE939c57F53AD838012c9',
    codeHash: '0x525c754a46b79e05543a59bb61e8de3c9eee0d955a59352409cbe67ea1077528',
  },
  {
    name: 'SignMessageLib',
    version: '1.5.0',
    address: '0x4FfeF8222648872B3dE295Ba1e49110E61f5b5aa',
    codeHash: '0xd61840855da008da59a00fc03fb71455b4f70bdca1f56f9504f072ed8d90c50e',
  },
]

const abi = parseAbi(['function signMessage(bytes message)'])

/**
 * Returns the library by which a Safe transaction signs a message on the chain, and does nothing else; null: another
 * transaction, or not in its standard form. No proof: the chain may have other code at its address. Never throws.
 */
export function signMessageLibOf({ to, operation, value, data }: SafeTx): SignMessageLib | null {
  const library = signMessageLibs.find(({ address }) => isAddressEqual(address, to))
  if (library === undefined || operation !== 1 || value !== 0n) return null
  try {
    const { args } = decodeFunctionData({ abi, data })
    return encodeFunctionData({ abi, args }) === data.toLowerCase() ? library : null
  } catch {
    return null
  }
}
