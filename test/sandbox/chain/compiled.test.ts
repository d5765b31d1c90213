import { expect, test } from 'vitest'
import { compileContracts } from './compileContracts'

// After a change of one of them: npx vitest run test/sandbox/chain/compiled -u
test.each(['tokens/Tokens', 'tokens/OddTokens', 'AllowanceModule', '../../soundness/contracts/World'])(
  '%s.json is what the compiler makes of the contracts beside it',
  async (path) => {
    const compiled = compileContracts(new URL(`./${path}.sol`, import.meta.url))
    await expect(`${JSON.stringify(compiled, null, 2)}\n`).toMatchFileSnapshot(`./${path}.json`)
  },
)
