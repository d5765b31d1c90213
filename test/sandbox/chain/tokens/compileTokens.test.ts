import { expect, test } from 'vitest'
import { compileTokens } from './compileTokens'

// After a change of Tokens.sol: npx vitest run test/sandbox/chain/tokens -u
test('tokens.json is what the compiler makes of Tokens.sol', async () => {
  await expect(`${JSON.stringify(compileTokens(), null, 2)}\n`).toMatchFileSnapshot('./tokens.json')
}, 60_000)
