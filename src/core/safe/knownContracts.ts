import type { Address, Hex } from 'viem'

/** A contract that Safe has published, at one of its addresses. */
export type KnownContract = {
  readonly name: 'Safe' | 'SafeL2' | 'CompatibilityFallbackHandler' | 'MultiSend' | 'MultiSendCallOnly'
  readonly version: '1.0.0' | '1.1.1' | '1.2.0' | '1.3.0' | '1.4.1' | '1.5.0'
  readonly address: Address
  /** `keccak256` of its code, the same on every chain where Safe deployed it. */
  readonly codeHash: Hex
}

/**
 * Safe's contracts as @safe-global/safe-deployments lists them, as far as an app that only gives needs them
 * (`libraryContracts` has more): those of 1.3.0 to 1.5.0, and the older singletons, which are known but not
 * supported. The package itself would add 37 kB (gzip); a test compares. Omits the zkSync deployments, which have
 * other code and addresses: there, nothing is known and everything stops.
 */
export const knownContracts: readonly KnownContract[] = [
  {
    name: 'Safe',
    version: '1.0.0',
    address: '0xb6029EA3B2c51D09a50B53CA8012FeEB05bDa35A',
    codeHash: '0xe1f1593df76e69abc2d692792c80f329457551d5e83dde597546a1d58764da80',
  },
  {
    name: 'Safe',
    version: '1.1.1',
    address: '0x34CfAC646f301356fAa8B21e94227e3583Fe3F5F',
    codeHash: '0x56b8be58b5ad629a621593a2e5e5e8e9a28408dc06e95597497b303902772e45',
  },
  {
    name: 'Safe',
    version: '1.2.0',
    address: '0x6851D6fDFAfD08c0295C392436245E5bc78B0185',
    codeHash: '0x2ae2d1231f0d754a7fa4f5e5d0e5554085e1b500d8e09f95aaaaa3f49c0db922',
  },
  {
    name: 'Safe',
    version: '1.3.0',
    address: '0xd9Db270c1B5E3Bd161E8c8503c55cEABeE709552',
    codeHash: '0xbba688fbdb21ad2bb58bc320638b43d94e7d100f6f3ebaab0a4e4de6304b1c2e',
  },
  {
    name: 'Safe',
    version: '1.3.0',
    address: '0x69f4D1788e39c87893C980c06EdF4b7f686e2938',
    codeHash: '0xbba688fbdb21ad2bb58bc320638b43d94e7d100f6f3ebaab0a4e4de6304b1c2e',
  },
  {
    name: 'SafeL2',
    version: '1.3.0',
    address: '0x3E5c63644E683549055b9Be8653de26E0B4CD36E',
    codeHash: '0x21842597390c4c6e3c1239e434a682b054bd9548eee5e9b1d6a4482731023c0f',
  },
  {
    name: 'SafeL2',
    version: '1.3.0',
    address: '0xfb1bffC9d739B8D520DaF37dF666da4C687191EA',
    codeHash: '0x21842597390c4c6e3c1239e434a682b054bd9548eee5e9b1d6a4482731023c0f',
  },
  {
    name: 'MultiSend',
    version: '1.3.0',
    address: '0xA238CBeb142c10Ef7Ad8442C6D1f9E89e07e7761',
    codeHash: '0x0208282bd262360d0320862c5ac70f375f5ed3b9d89a83a615b4d398415bdc83',
  },
  {
    name: 'MultiSend',
    version: '1.3.0',
    address: '0x998739BFdAAdde7C933B942a68053933098f9EDa',
    codeHash: '0x81db0e4afdf5178583537b58c5ad403bd47a4ac7f9bde2442ef3e341d433126a',
  },
  {
    name: 'MultiSendCallOnly',
    version: '1.3.0',
    address: '0x40A2aCCbd92BCA938b02010E17A5b8929b49130D',
    codeHash: '0xa9865ac2d9c7a1591619b188c4d88167b50df6cc0c5327fcbd1c8c75f7c066ad',
  },
  {
    name: 'MultiSendCallOnly',
    version: '1.3.0',
    address: '0xA1dabEF33b3B82c7814B6D82A79e50F4AC44102B',
    codeHash: '0xa9865ac2d9c7a1591619b188c4d88167b50df6cc0c5327fcbd1c8c75f7c066ad',
  },
  {
    name: 'CompatibilityFallbackHandler',
    version: '1.3.0',
    address: '0xf48f2B2d2a534e402487b3ee7C18c33Aec0Fe5e4',
    codeHash: '0x03e69f7ce809e81687c69b19a7d7cca45b6d551ffdec73d9bb87178476de1abf',
  },
  {
    name: 'CompatibilityFallbackHandler',
    version: '1.3.0',
    address: '0x017062a1dE2FE6b99BE3d9d37841FeD19F573804',
    codeHash: '0x03e69f7ce809e81687c69b19a7d7cca45b6d551ffdec73d9bb87178476de1abf',
  },
  {
    name: 'Safe',
    version: '1.4.1',
    address: '0x41675C099F32341bf84BFc5382aF534df5C7461a',
    codeHash: '0x1fe2df852ba3299d6534ef416eefa406e56ced995bca886ab7a553e6d0c5e1c4',
  },
  {
    name: 'SafeL2',
    version: '1.4.1',
    address: '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
    codeHash: '0xb1f926978a0f44a2c0ec8fe822418ae969bd8c3f18d61e5103100339894f81ff',
  },
  {
    name: 'MultiSend',
    version: '1.4.1',
    address: '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526',
    codeHash: '0x0e4f7fc66550a322d1e7688e181b75e217e662a4f3f4d6a29b22bc61217c4b77',
  },
  {
    name: 'MultiSendCallOnly',
    version: '1.4.1',
    address: '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
    codeHash: '0xecd5bd14a08c5d2122379900b2f272bdf107a7e92423c10dd5fe3254386c9939',
  },
  {
    name: 'CompatibilityFallbackHandler',
    version: '1.4.1',
    address: '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99',
    codeHash: '0x7c6007a5d711cea8dfd5d91f5940ec29c7f200fe511eb1fc1397b367af3c42f9',
  },
  {
    name: 'Safe',
    version: '1.5.0',
    address: '0xFf51A5898e281Db6DfC7855790607438dF2ca44b',
    codeHash: '0xdda019cbd7c867a533a2a86e5c53434fdc50b13122b5a5ddb4a8df61b31c20f2',
  },
  {
    name: 'SafeL2',
    version: '1.5.0',
    address: '0xEdd160fEBBD92E350D4D398fb636302fccd67C7e',
    codeHash: '0x180193227186ccb85316c94db1f0d156ed932b14712cfaac78901899178572dc',
  },
  {
    name: 'MultiSend',
    version: '1.5.0',
    address: '0x218543288004CD07832472D464648173c77D7eB7',
    codeHash: '0xca1147a12963172a93910c5cb2bfa5ad0e941c7f03fc7eb017dd06a8ea4e5604',
  },
  {
    name: 'MultiSendCallOnly',
    version: '1.5.0',
    address: '0xA83c336B20401Af773B6219BA5027174338D1836',
    codeHash: '0xcdbdcec38d2f1c7d961b0029ff8416b7e86e9974d6f0e9c9580c7d17fcfb6663',
  },
  {
    name: 'CompatibilityFallbackHandler',
    version: '1.5.0',
    address: '0x3EfCBb83A4A7AfcB4F68D501E2c2203a38be77f4',
    codeHash: '0x3c6a85bcf7b563daa624b884b4e9a1b9fa5371edde7be945d998071a48f28bbc',
  },
]

const byAddress = new Map(knownContracts.map((contract) => [contract.address.toLowerCase(), contract]))

/** Finds the contract that Safe published at this address. No proof: the chain may have no code there. */
export function knownContract(address: Address): KnownContract | null {
  return byAddress.get(address.toLowerCase()) ?? null
}

/** Finds the published code that a Safe's proxy with this singleton runs. */
export function knownSingleton(address: Address): KnownContract | null {
  const contract = knownContract(address)
  return contract?.name === 'Safe' || contract?.name === 'SafeL2' ? contract : null
}

/** Returns the fallback handler that Safe has published at an address; null: there is none. */
export function knownHandler(address: Address): KnownContract | null {
  const contract = knownContract(address)
  return contract?.name === 'CompatibilityFallbackHandler' ? contract : null
}

/** Returns true for a contract that makes a batch of CALLs, and refuses a DELEGATECALL. */
export function isMultiSendCallOnly(address: Address): boolean {
  return knownContract(address)?.name === 'MultiSendCallOnly'
}

/**
 * `keccak256` of the code of proxies from Safe's factories, which a Safe keeps when its singleton is upgraded. 1.1.1
 * also covers Safes 1.2.0. Omits proxies of 1.0.0 and before: no published artifact has their factory, so their code
 * is uncertain.
 */
export const knownProxies: Readonly<Record<'1.1.1' | '1.3.0' | '1.4.1' | '1.5.0', Hex>> = {
  '1.1.1': '0xaea7d4252f6245f301e540cfbee27d3a88de543af8e49c5c62405d5499fab7e5',
  '1.3.0': '0xb89c1b3bdf2cf8827818646bce9a8f6e372885f8c55e5c07acbd307cb133b000',
  '1.4.1': '0xd7d408ebcd99b2b70be43e20253d6d92a8ea8fab29bd3be7f55b10032331fb4c',
  '1.5.0': '0x4e381985ca68b3e5d27b4425fa581c19cf33146d3f887a3cfca96f55528ea46f',
}

/** Returns true when code with this hash only runs the singleton in slot 0. Other code may return anything. */
export function isKnownProxy(codeHash: Hex): boolean {
  return Object.values(knownProxies).includes(codeHash)
}
