import {
  type Address,
  type Hex,
  concat,
  encodeAbiParameters,
  getCreate2Address,
  parseAbiParameters,
  zeroHash,
} from 'viem'
import type { LocalToken } from '../../world'
import { create2Deployer } from '../create2Deployer'
import { parseHex } from '../parseHex'
import bytecodes from './tokens.json' with { type: 'json' }

/** Creation code of the sandbox's two tokens, constructor arguments included. */
export const localTokenCodes = {
  LUSD: tokenCode('Local USD', 'LUSD', 6),
  LDAI: tokenCode('Local Dai', 'LDAI', 18),
}

/** The sandbox's two tokens. Their addresses follow from their code, so they are known before the chain runs. */
export const localTokens = {
  LUSD: { address: create2Address(localTokenCodes.LUSD), symbol: 'LUSD', name: 'Local USD', decimals: 6 },
  LDAI: { address: create2Address(localTokenCodes.LDAI), symbol: 'LDAI', name: 'Local Dai', decimals: 18 },
} as const satisfies Record<string, LocalToken>

/** Where the deterministic deployment proxy puts this creation code with salt 0 (EIP-1014). */
export function create2Address(creationCode: Hex): Address {
  return getCreate2Address({ from: create2Deployer, salt: zeroHash, bytecode: creationCode })
}

function tokenCode(name: string, symbol: string, decimals: number): Hex {
  const constructorArguments = parseAbiParameters('string, string, uint8')
  return concat([
    parseHex(bytecodes.Token, 'bytecode of Token in tokens.json'),
    encodeAbiParameters(constructorArguments, [name, symbol, decimals]),
  ])
}
