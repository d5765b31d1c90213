import { expect, test } from 'vitest'
import { compileContracts } from '../chain/compileContracts'
import { create2Address } from '../chain/tokens/tokenCodes'
import { batchAccount } from './batchAccount'
import { batchAccountCode } from './batchAccountCode'

// After a change of BatchAccount.sol: npx vitest run test/sandbox/wallet/batchAccount -u
test('batchAccount.json is what the compiler makes of BatchAccount.sol', async () => {
  const compiled = compileContracts(new URL('./BatchAccount.sol', import.meta.url))
  await expect(`${JSON.stringify(compiled, null, 2)}\n`).toMatchFileSnapshot('./batchAccount.json')
}, 60_000)

test('its address follows from its code', () => {
  expect(batchAccount.address).toBe(create2Address(batchAccountCode))
})
