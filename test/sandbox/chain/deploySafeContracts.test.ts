import { expect, onTestFinished, test } from 'vitest'
import { CodeMismatchError, deploySafeContracts } from './deploySafeContracts'
import { canonicalDeployment, safeContracts } from './safeContracts'
import { startChain } from './startChain'

// From the deployment lists of https://github.com/safe-global/safe-smart-account/blob/main/CHANGELOG.md
const published = {
  '1.3.0': {
    Safe: '0xd9Db270c1B5E3Bd161E8c8503c55cEABeE709552',
    SafeL2: '0x3E5c63644E683549055b9Be8653de26E0B4CD36E',
    SafeProxyFactory: '0xa6B71E26C5e0845f74c812102Ca7114b6a896AB2',
    MultiSend: '0xA238CBeb142c10Ef7Ad8442C6D1f9E89e07e7761',
    MultiSendCallOnly: '0x40A2aCCbd92BCA938b02010E17A5b8929b49130D',
    CompatibilityFallbackHandler: '0xf48f2B2d2a534e402487b3ee7C18c33Aec0Fe5e4',
  },
  '1.4.1': {
    Safe: '0x41675C099F32341bf84BFc5382aF534df5C7461a',
    SafeL2: '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
    SafeProxyFactory: '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67',
    MultiSend: '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526',
    MultiSendCallOnly: '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
    CompatibilityFallbackHandler: '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99',
    SignMessageLib: '0xd53cd0aB83D845Ac265BE939c57F53AD838012c9',
  },
  '1.5.0': {
    Safe: '0xFf51A5898e281Db6DfC7855790607438dF2ca44b',
    SafeL2: '0xEdd160fEBBD92E350D4D398fb636302fccd67C7e',
    SafeProxyFactory: '0x14F2982D601c9458F93bd70B218933A6f8165e7b',
    MultiSend: '0x218543288004CD07832472D464648173c77D7eB7',
    MultiSendCallOnly: '0xA83c336B20401Af773B6219BA5027174338D1836',
    CompatibilityFallbackHandler: '0x3EfCBb83A4A7AfcB4F68D501E2c2203a38be77f4',
    SignMessageLib: '0x4FfeF8222648872B3dE295Ba1e49110E61f5b5aa',
  },
}

test('every Safe contract is at the address that Safe published', async () => {
  const chain = await startChain()
  onTestFinished(chain.stop)
  await deploySafeContracts(chain)

  const found: Record<string, Record<string, string>> = {}
  for (const { name, version } of safeContracts) {
    const { address } = canonicalDeployment(version, name)
    if ((await chain.client.getCode({ address })) !== undefined) (found[version] ??= {})[name] = address
  }
  expect(found).toEqual(published)
})

test('a contract that is not the published one stops the start, in words', async () => {
  const chain = await startChain()
  onTestFinished(chain.stop)
  // The factory is there, but answers every call without making anything.
  const factory = '0x914d7Fec6aaC8cd542e72Bca78B30650d45643d7'
  const withoutFactory = {
    client: {
      ...chain.client,
      async getTransactionReceipt(parameters: Parameters<typeof chain.client.getTransactionReceipt>[0]) {
        const receipt = await chain.client.getTransactionReceipt(parameters)
        await chain.client.setCode({ address: factory, bytecode: '0x00' })
        return receipt
      },
    },
  }

  const failure = await deploySafeContracts(withoutFactory).catch((error: unknown) => error)

  expect(failure).toBeInstanceOf(CodeMismatchError)
  expect(String(failure)).toContain('is not the contract that Safe published')
  expect(String(failure)).toContain('no code there')
})
