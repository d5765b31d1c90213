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
import { localTokens } from './localTokens'
import bytecodes from './Tokens.json' with { type: 'json' }

/** Creation code of the sandbox's two tokens, constructor arguments included. */
export const localTokenCodes = {
  LUSD: tokenCode(localTokens.LUSD),
  LDAI: tokenCode(localTokens.LDAI),
}

/** Where the deterministic deployment proxy puts this creation code with salt 0 (EIP-1014). */
export function create2Address(creationCode: Hex): Address {
  return getCreate2Address({ from: create2Deployer, salt: zeroHash, bytecode: creationCode })
}

function tokenCode({ name, symbol, decimals }: LocalToken): Hex {
  const constructorArguments = parseAbiParameters('string, string, uint8')
  return concat([
    parseHex(bytecodes.Token, 'bytecode of Token in Tokens.json'),
    encodeAbiParameters(constructorArguments, [name, symbol, decimals]),
  ])
}
