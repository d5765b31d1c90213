import type { Address } from 'viem'
import { parseHex } from '../parseHex'
import type { LocalChain } from '../startChain'
import { deployCodes } from './deployTokens'
import { create2Address } from './tokenCodes'
import bytecodes from './Tokens.json' with { type: 'json' }

/** Tokens that do what some real ones do, and what makes money go missing. Tokens.sol says what each does. */
export type HostileTokens = Readonly<
  Record<'FalseToken' | 'SilentToken' | 'PausableToken' | 'FeeToken' | 'BlockingToken', Address>
>

/** Deploys the hostile tokens and answers where they are. Nobody holds any yet: `mint` is open to everyone. */
export async function deployHostileTokens(chain: Pick<LocalChain, 'client'>): Promise<HostileTokens> {
  const code = (name: keyof HostileTokens) => parseHex(bytecodes[name], `bytecode of ${name} in Tokens.json`)
  const tokens = {
    FalseToken: create2Address(code('FalseToken')),
    SilentToken: create2Address(code('SilentToken')),
    PausableToken: create2Address(code('PausableToken')),
    FeeToken: create2Address(code('FeeToken')),
    BlockingToken: create2Address(code('BlockingToken')),
  }
  await deployCodes(chain, [
    code('FalseToken'),
    code('SilentToken'),
    code('PausableToken'),
    code('FeeToken'),
    code('BlockingToken'),
  ])
  return tokens
}
