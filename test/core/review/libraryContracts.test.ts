import * as deployments from '@safe-global/safe-deployments'
import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { libraryContract, reviewOnlyContracts } from '../../../src/core/review/libraryContracts'

test('every library whose code is known is what Safe has published, each with its code hash', () => {
  const getters = {
    SignMessageLib: deployments.getSignMessageLibDeployment,
    CreateCall: deployments.getCreateCallDeployment,
    SafeMigration: deployments.getSafeMigrationDeployment,
  }
  const published = Object.entries(getters).flatMap(([name, get]) =>
    ['1.3.0', '1.4.1', '1.5.0'].flatMap((version) => {
      const { canonical, eip155 } = get({ version })?.deployments ?? {}
      return [canonical, eip155].flatMap((deployment) =>
        deployment === undefined
          ? []
          : [{ name, version, ...deployment, address: getAddress(deployment.address) }],
      )
    }),
  )
  const withHash = reviewOnlyContracts.filter(({ codeHash }) => codeHash !== null)
  expect(published.length).toBeGreaterThan(5)
  expect(withHash).toEqual(published)
})

test('a library is found in any spelling, and only a library', () => {
  expect(libraryContract('0x9641D764FC13C8B624C04430C7356C1C7C8102E2')).toMatchObject({
    name: 'MultiSendCallOnly',
    version: '1.4.1',
  })
  expect(libraryContract('0x9B35AF71D77EAF8D7E40252370304687390A1A52')?.name).toBe('CreateCall')
  // A singleton, which no batch goes through.
  expect(libraryContract('0x41675C099F32341bf84BFc5382aF534df5C7461a')).toBeNull()
  expect(libraryContract('0x9641d764fc13c8B624c04430C7356C1C7C8102e3')).toBeNull()
})
