import { expect, test } from 'vitest'
import { compileContracts } from '../chain/compileContracts'

// After a change of BatchAccount.sol: npx vitest run test/sandbox/wallet/batchAccount -u
test('batchAccount.json is what the compiler makes of BatchAccount.sol', async () => {
  const compiled = compileContracts(new URL('./BatchAccount.sol', import.meta.url))
  await expect(`${JSON.stringify(compiled, null, 2)}\n`).toMatchFileSnapshot('./batchAccount.json')
}, 60_000)
